import type {ReactNode} from 'react';
import {useLanguageOf} from './useLanguageOf';

export interface PageTitleProps {
  /** Address of the page, base URL included. */
  permalink: string;
  /** What stands for the page: its title or its description. */
  children: ReactNode;
}

/** Shows the title of another page, marked with its language where the page has no translation. */
export default function PageTitle({permalink, children}: PageTitleProps): ReactNode {
  const language = useLanguageOf()(permalink);
  return language ? (
    <span lang={language.htmlLang} dir={language.direction}>
      {children}
    </span>
  ) : (
    children
  );
}
