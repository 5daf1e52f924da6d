import type {ReactNode} from 'react';
import {useForeignLanguage} from '../SourceLanguage';

/** Marks text that comes from the source of the page with its language and direction, where that is not the language around it. */
export default function ForeignText({children}: {children: ReactNode}): ReactNode {
  const language = useForeignLanguage();
  if (!language) return children;
  return (
    <div lang={language.htmlLang} dir={language.direction}>
      {children}
    </div>
  );
}
