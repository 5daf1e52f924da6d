import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {PRODUCT} from '../../support/documentation';

const BUILD = PRODUCT.build;

const CLASS_IN_RULE = /\.(-?[a-z_][\w-]*)/gi;

/** Classes of the theme's markup that say nothing which the classes beside them do not say. */
const NEEDS_NO_RULE = [
  // Beside a name of Docusaurus's own, by which the site dresses them: admonitions, banners, badges.
  'alert',
  'alert--danger',
  'alert--info',
  'alert--secondary',
  'alert--success',
  'alert--warning',
  'badge--secondary',
  // A form that the site has no second one of.
  'breadcrumbs__item--active',
  'container-fluid',
  'footer__item',
  'navbar--fixed-top',
  'pagination-nav__link--prev',
  'table-of-contents__left-border',
  'text--center',
  // What a column is without it.
  'col--12',
];

/** Variables of the theme's rules for what is not shown here, or of rules that the site's own win over. */
const NEEDS_NO_VALUE = [
  '--ifm-color-gray-800',
  '--ifm-container-width',
  '--ifm-font-weight-bold',
  '--ifm-global-shadow-lw',
  '--ifm-h3-font-size',
  '--ifm-menu-color-background-active',
];

const classesIn = (css: string) => Array.from(css.matchAll(CLASS_IN_RULE), ([, name = '']) => name);

const textsIn = (folder: string, ending: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith(ending))
    .map(file => readFileSync(path.join(folder, file), 'utf8'));

test('every class of Infima in the pages has a rule of the site, since Infima itself is left out', () => {
  const infima = new Set(classesIn(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8')));
  const own = new Set(textsIn('src', '.css').flatMap(classesIn));
  const shown = new Set(
    textsIn(BUILD, '.html').flatMap(html =>
      Array.from(html.matchAll(/ class="?([^">]*)/g), ([, names = '']) => names.split(/\s+/)).flat(),
    ),
  );
  expect(shown.size).toBeGreaterThan(100);
  const without = [...shown].filter(name => infima.has(name) && !own.has(name));
  expect(without.sort(), 'give the class a rule in src/css, or say above why it needs none').toEqual(
    NEEDS_NO_RULE.sort(),
  );
});

test('every variable of Infima that a style sheet or a script reads has a value, in the tokens of the site', () => {
  const styles = textsIn(`${BUILD}/assets`, '.css');
  const read = [...styles, ...textsIn(`${BUILD}/assets`, '.js')].flatMap(
    text => text.match(/(?<=var\()--ifm-[\w-]+/g) ?? [],
  );
  expect(read).toContain('--ifm-navbar-height');
  const defined = new Set(styles.flatMap(text => text.match(/--ifm-[\w-]+(?=:)/g) ?? []));
  const without = [...new Set(read)].filter(name => !defined.has(name));
  expect(without.sort(), 'give it a value in src/css/infima.css, or say above why it needs none').toEqual(
    NEEDS_NO_VALUE,
  );
});
