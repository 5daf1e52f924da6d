import {i18n} from '../config/i18n';
import {readTranslations} from './translations/readTranslations';

/** Prints what a language lacks, and what its translators should read again. */
function report(locale: string): void {
  const translations = readTranslations(process.cwd(), i18n.path, locale);
  const of = (state: string) => translations.filter(translation => translation.state === state);
  const missing = of('missing');
  const outdated = of('outdated');
  console.log(
    `${locale}: ${translations.length} pages, partials and posts, ${of('current').length} up to date, ` +
      `${outdated.length} to read again, ${missing.length} missing`,
  );
  if (missing.length > 0) console.log('\nMissing');
  for (const {source, translation} of missing) console.log(`  ${source}\n    write ${translation}`);
  if (outdated.length > 0) console.log('\nChanged since they were translated');
  for (const {source, translation, commits} of outdated) {
    console.log(`  ${source}\n    read ${translation} again`);
    for (const commit of commits) console.log(`    ${commit}`);
  }
}

try {
  for (const locale of i18n.locales) if (locale !== i18n.defaultLocale) report(locale);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`The translations could not be compared with their sources. ${message}`);
  process.exitCode = 1;
}
