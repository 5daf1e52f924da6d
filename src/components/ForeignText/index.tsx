import type {ReactNode} from 'react';
import {useLanguageOf, usePageLanguage} from './useLanguageOf';

export interface ForeignTextProps {
  /** Address of the page that the text comes from, base URL included; the page shown where there is none. */
  permalink?: string;
  /** The element around text in another language: a block, or a `span` within a line. */
  as?: 'div' | 'span';
  children: ReactNode;
}

/** Marks text of a page, or its title, with its language and direction where the page has no translation. */
export default function ForeignText({permalink, as: Tag = 'div', children}: ForeignTextProps): ReactNode {
  const languageOf = useLanguageOf();
  const languageHere = usePageLanguage();
  const language = permalink === undefined ? languageHere : languageOf(permalink);
  if (!language) return children;
  return (
    <Tag lang={language.htmlLang} dir={language.direction}>
      {children}
    </Tag>
  );
}
