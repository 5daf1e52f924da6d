import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {browserConfig} from '../../../../src/overrides/lean-client/browserConfig';

test('keeps what pages show and drops the options of the build', () => {
  const config: Partial<DocusaurusConfig> = {
    title: 'DocSearch',
    themeConfig: {navbar: {items: []}},
    customFields: {providers: {search: 'embedded'}},
    presets: [['classic', {docs: {path: 'docs'}}]],
    plugins: ['one'],
    onBrokenLinks: 'throw',
  };
  expect(JSON.parse(browserConfig(config as DocusaurusConfig))).toEqual({
    title: 'DocSearch',
    themeConfig: {navbar: {items: []}},
    customFields: {providers: {search: 'embedded'}},
  });
});
