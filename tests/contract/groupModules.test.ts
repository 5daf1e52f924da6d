import {beforeAll, expect, test} from 'vitest';
import {moduleGroups} from '../../src/overrides/group-modules/moduleGroups';
import {routeChunks} from '../../src/overrides/routeChunks';
import {bundle} from './bundle';
import {loadFixture} from './loadFixture';

const LOOK = 'Docusaurus or its bundler has changed: look at src/overrides/group-modules';

let fixture: Awaited<ReturnType<typeof loadFixture>>;

beforeAll(async () => {
  fixture = await loadFixture();
});

test('Docusaurus gathers style sheets in a group of that name and type', () => {
  const {splitChunks} = fixture.config.optimization ?? {};
  expect(splitChunks && splitChunks.cacheGroups?.styles, LOOK).toMatchObject({
    name: 'styles',
    type: 'css/mini-extract',
    chunks: 'all',
  });
});

test('the bundler asks for each module, with the chunks that need it, and has chunks ask as well', async () => {
  const table = {
    '/docs-1': {__comp: 'root', __context: {plugin: 'docs-plugin'}},
    '/docs/a-1': {__comp: 'doc', content: 'text'},
    '/news-1': {__comp: 'news', __context: {plugin: 'news-plugin'}, items: [{content: 'start'}]},
  };
  const load = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`;
  const names = ['root', 'doc', 'text', 'news', 'start', 'docs-plugin', 'news-plugin'];
  const scripts = await bundle(
    fixture.bundler,
    {
      'main.js': names.map(load).join(';'),
      'root.js': `import './docsOnly.js'; import './both.js'`,
      'doc.js': `import './docsOnly.js'; import './both.js'`,
      'news.js': `import './both.js'`,
      'text.js': `import './quoted.js'; console.log('text')`,
      'start.js': `import './quoted.js'; console.log('start')`,
      'docs-plugin.js': `console.log('docs')`,
      'news-plugin.js': `console.log('news')`,
      'docsOnly.js': `console.log('docs only')`,
      'both.js': `console.log('both')`,
      'quoted.js': `console.log('quoted')`,
    },
    {
      optimization: {
        chunkIds: 'named',
        minimize: false,
        splitChunks: {cacheGroups: {default: false, ...moduleGroups(routeChunks(table, '/'))}},
      },
    },
  );
  const holding = (text: string) =>
    [...scripts].flatMap(([name, script]) => (script.includes(`'${text}'`) ? name : [])).sort();
  expect(holding('docs only'), LOOK).toEqual(['pages~docs.js']);
  expect(holding('both'), LOOK).toEqual(['pages.js']);
  expect(holding('start'), LOOK).toEqual(['pages~news~list1.js']);
  expect(holding('quoted'), LOOK).toEqual(['pages~news~list1.js', 'text.js']);
});
