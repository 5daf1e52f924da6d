import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import ownStyles from '../../src/overrides/own-styles';
import {loadFixture} from './loadFixture';

const LOOK = 'the classic theme has changed: look at src/overrides/own-styles';

let fixture: Awaited<ReturnType<typeof loadFixture>>;
let leftOut: string[];

beforeAll(async () => {
  fixture = await loadFixture();
  const {config, utils} = fixture;
  const made = ownStyles(fixture.props).configureWebpack?.(config, false, utils, undefined);
  leftOut = Object.keys(made?.resolve?.alias ?? {});
});

test('each style sheet that is left out is one that the theme loads', () => {
  const theme = fixture.props.plugins.find(({name}) => name === 'docusaurus-theme-classic');
  const modules = (theme?.getClientModules?.() ?? []).map(file => path.resolve(theme?.path ?? '', file));
  /** Whether the code beside it asks for it: that of its component, or of its name. */
  const isAskedFor = (file: string) =>
    ['index.js', `${path.basename(file, '.css')}.js`]
      .map(name => path.join(path.dirname(file), name))
      .some(
        script => existsSync(script) && readFileSync(script, 'utf8').includes(`'./${path.basename(file)}'`),
      );
  const isLoaded = (file: string) => modules.includes(file) || isAskedFor(file);
  expect(leftOut.length).toBeGreaterThan(5);
  expect(
    leftOut.filter(file => !file.endsWith('default-rtl.css') && !isLoaded(file)),
    LOOK,
  ).toEqual([]);
});
