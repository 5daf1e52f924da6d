// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, expect, test, vi} from 'vitest';
import {useLanguageOf, usePageLanguage} from '../../../../src/components/ForeignText/useLanguageOf';

const english = {label: 'English', htmlLang: 'en', direction: 'ltr'};
const site = vi.hoisted(() => ({languages: undefined as {translated: string[]} | undefined}));

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({i18n: {defaultLocale: 'en', currentLocale: 'fr', localeConfigs: {en: english}}}),
}));
vi.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => site.languages}));

afterEach(() => {
  site.languages = undefined;
});

const languageOf = (permalink: string) => renderHook(() => useLanguageOf()).result.current(permalink);
const languageAt = (path: string) =>
  renderHook(() => usePageLanguage(), {
    wrapper: ({children}) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  }).result.current;

test('[S-07] in the language that pages are written in there is nothing to tell', () => {
  expect(languageOf('/docs/a')).toBeUndefined();
});

test('[S-07] a page without translation is in the default language, one with a translation is not', () => {
  site.languages = {translated: ['/fr/docs/a']};
  expect(languageOf('/fr/docs/a')).toBeUndefined();
  expect(languageOf('/fr/docs/b')).toEqual(english);
});

test('[S-07] a link out of the site counts as translated', () => {
  site.languages = {translated: []};
  expect(languageOf('https://example.com/docs/b')).toBeUndefined();
});

test('[S-07] the page shown is told by its address, with or without a slash at its end', () => {
  site.languages = {translated: ['/fr/docs/a', '/']};
  expect(languageAt('/fr/docs/a/')).toBeUndefined();
  expect(languageAt('/fr/docs/b/')).toEqual(english);
  expect(languageAt('/')).toBeUndefined();
});
