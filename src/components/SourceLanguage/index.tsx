import type {I18nLocaleConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {createContext, useContext} from 'react';
import {sourceLanguage} from '../../i18n/sourceLanguage';

const Language = createContext<I18nLocaleConfig | undefined>(undefined);

export interface SourceLanguageProps {
  /** Path of the Markdown file that the page is made of. */
  source: string;
  children: ReactNode;
}

/** Tells what is inside in which language the text of a page is, where that is not the language around it. */
export function SourceLanguage({source, children}: SourceLanguageProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  const language = sourceLanguage(source, i18n);
  return (
    <Language value={language === i18n.currentLocale ? undefined : i18n.localeConfigs[language]}>
      {children}
    </Language>
  );
}

/** Returns the language that the text of this page is in instead of its own, `undefined` where it is translated. */
export function useForeignLanguage(): I18nLocaleConfig | undefined {
  return useContext(Language);
}
