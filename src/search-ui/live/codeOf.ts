import {DEFAULT_PER_GROUP, type LiveChoices, TEXTS} from './liveChoices';

/** The choices of a reader as code: a style sheet, empty where no variable is set, and a module for each package. */
export interface LiveCode {
  css: string;
  js: string;
  react: string;
}

/** Returns a text as JavaScript: in single quotes, as the samples of the pages are. */
const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

function cssOf({variables}: LiveChoices): string {
  const blocks = [
    [':root', variables.light],
    ["html[data-theme='dark']", variables.dark],
  ] as const;
  return blocks
    .flatMap(([selector, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value};\n`);
      return lines.length > 0 ? [`${selector} {\n${lines.join('')}}\n`] : [];
    })
    .join('\n');
}

/** Returns the lines of `translations`, without the indentation of where they stand. */
function translationLines({texts}: LiveChoices): string[] {
  const parts = [...new Set(TEXTS.map(({part}) => part))].flatMap(part => {
    const own = TEXTS.flatMap(text => {
      const value = text.part === part ? texts[text.key] : undefined;
      return value === undefined ? [] : [`${text.key}: ${quoted(value)}`];
    });
    return own.length > 0 ? [`    ${part}: {${own.join(', ')}},`] : [];
  });
  return parts.length > 0 ? ['{', '  modal: {', ...parts, '  },', '}'] : [];
}

const indented = (lines: readonly string[], by: string) =>
  lines.map((line, place) => (place === 0 ? line : by + line)).join('\n');

function jsOf(choices: LiveChoices): string {
  const {theme, maxResultsPerGroup, hitPart} = choices;
  const translations = translationLines(choices);
  const options = [
    "container: '#docsearch'",
    "appId: 'YOUR_APP_ID'",
    "apiKey: 'YOUR_SEARCH_API_KEY'",
    "indices: ['YOUR_INDEX_NAME']",
    ...(theme ? [`theme: '${theme}'`] : []),
    ...(maxResultsPerGroup === DEFAULT_PER_GROUP ? [] : [`maxResultsPerGroup: ${maxResultsPerGroup}`]),
    ...(hitPart === 'none'
      ? []
      : [
          'hitComponent: ({hit, children}, {html}) =>\n' +
            `    html\`<a href="\${hit.url}"><small>\${hit.${hitPart}}</small>\${children}</a>\``,
        ]),
    ...(translations.length > 0 ? [`translations: ${indented(translations, '  ')}`] : []),
  ];
  return [
    "import docsearch from '@docsearch/js';",
    "import '@docsearch/css';",
    ...(cssOf(choices) ? ["import './search.css';"] : []),
    '',
    'docsearch({',
    ...options.map(option => `  ${option},`),
    '});',
    '',
  ].join('\n');
}

function reactOf(choices: LiveChoices): string {
  const {theme, maxResultsPerGroup, hitPart} = choices;
  const translations = translationLines(choices);
  const props = [
    'appId="YOUR_APP_ID"',
    'apiKey="YOUR_SEARCH_API_KEY"',
    "indices={['YOUR_INDEX_NAME']}",
    ...(theme ? [`theme="${theme}"`] : []),
    ...(maxResultsPerGroup === DEFAULT_PER_GROUP ? [] : [`maxResultsPerGroup={${maxResultsPerGroup}}`]),
    ...(hitPart === 'none' ? [] : ['hitComponent={Hit}']),
    ...(translations.length > 0 ? [`translations={${indented(translations, '      ')}}`] : []),
  ];
  return [
    "import {DocSearch} from '@docsearch/react';",
    "import '@docsearch/css';",
    ...(cssOf(choices) ? ["import './search.css';"] : []),
    '',
    ...(hitPart === 'none'
      ? []
      : [
          'function Hit({hit, children}) {',
          '  return (',
          '    <a href={hit.url}>',
          `      <small>{hit.${hitPart}}</small>`,
          '      {children}',
          '    </a>',
          '  );',
          '}',
          '',
        ]),
    'export default function Search() {',
    '  return (',
    '    <DocSearch',
    ...props.map(prop => `      ${prop}`),
    '    />',
    '  );',
    '}',
    '',
  ].join('\n');
}

/** Returns what to write into a site to have the dialog as chosen. */
export function codeOf(choices: LiveChoices): LiveCode {
  return {css: cssOf(choices), js: jsOf(choices), react: reactOf(choices)};
}
