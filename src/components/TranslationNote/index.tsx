import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useForeignLanguage} from '../SourceLanguage';
import styles from './styles.module.css';

/** Says above a page without translation that it is shown in English; nothing above one that has its own. */
export default function TranslationNote(): ReactNode {
  return (
    useForeignLanguage() && (
      <p className={styles.note}>
        <Translate
          id="site.untranslated.note"
          description="Above a page that has no translation and is shown in English"
        >
          This page is not translated yet: you read it in English.
        </Translate>
      </p>
    )
  );
}
