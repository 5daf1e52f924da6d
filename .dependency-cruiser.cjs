/** The house's rules on who may know whom; `npm run check:dependencies` holds them. */
const from = path => ({path});

/** The rooms of `src`, the upper ones first: a room knows its own and those below. */
const ROOMS = [
  'cli|theme|pages',
  'plugins|overrides',
  'search-ui',
  'clients',
  'worker',
  'protocols',
  'answers',
  'engine',
  'content',
];

/** What runs in a page, in a worker and in Node alike. */
const PURE = '^src/(content|engine|answers|protocols)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {name: 'no-circular', severity: 'error', from: {}, to: {circular: true}},
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, pathNot: '^@(theme|generated|site|docusaurus)'},
    },
    {
      name: 'the-pure-rooms-know-neither-react-nor-docusaurus-nor-node',
      severity: 'error',
      from: from(PURE),
      to: {path: '(^|/)(react|react-dom|@docusaurus|@theme|@generated)(/|$)'},
    },
    {
      name: 'the-pure-rooms-run-anywhere',
      severity: 'error',
      from: from(PURE),
      to: {dependencyTypes: ['core']},
    },
    ...ROOMS.map((room, floor) => ({
      name: `${room}-knows-no-room-above`,
      severity: 'error',
      from: from(`^src/(${room})/`),
      to: {path: `^src/(${ROOMS.slice(0, floor).join('|') || '-'})/`},
    })),
    {
      name: 'the-worker-code-is-loaded-by-the-worker',
      severity: 'error',
      from: from('^src/(search-ui|theme|pages|components)/'),
      to: {path: '^src/(engine|answers|worker)/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'the-model-of-the-search-knows-no-screen',
      severity: 'error',
      from: from('^src/search-ui/model/'),
      to: {path: '^src/search-ui/', pathNot: '^src/search-ui/model/'},
    },
    {
      name: 'questions-and-the-results-page-know-no-dialog',
      severity: 'error',
      from: from('^src/search-ui/(ask|results)/'),
      to: {path: '^src/search-ui/dialog/'},
    },
    {
      name: 'the-dialog-loads-questions-when-they-are-asked',
      severity: 'error',
      from: from('^src/search-ui/(dialog|button|results)/'),
      to: {path: '^src/search-ui/ask/', dynamic: false},
    },
    {
      name: 'the-button-loads-the-dialog-when-it-is-opened',
      severity: 'error',
      from: from('^src/search-ui/(button|model)/'),
      to: {path: '^src/search-ui/dialog/', dynamic: false, dependencyTypesNot: ['type-only']},
    },
    {
      name: 'plugins-do-not-import-each-other',
      severity: 'error',
      from: from('^src/plugins/([^/]+)/'),
      // Some read the tags of built pages, some the Markdown that pages are made of.
      to: {path: '^src/plugins/', pathNot: '^src/plugins/($1|html|pages)/'},
    },
    {
      name: 'only-docusaurus-imports-theme',
      severity: 'error',
      from: {pathNot: '^src/theme/'},
      to: {path: '^src/theme/'},
    },
    {
      name: 'configuration-reaches-the-browser-through-docusaurus',
      severity: 'error',
      from: from('^src/(content|engine|answers|protocols|worker|clients|search-ui|theme|components|pages)/'),
      to: {path: '^src/config/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'components-never-fetch',
      severity: 'error',
      from: from('^src/components/'),
      to: {path: '^src/(content|engine|answers|protocols|worker|clients|search-ui|plugins|overrides|theme)/'},
    },
    {name: 'source-does-not-import-tests', severity: 'error', from: from('^src/'), to: {path: '^tests/'}},
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|\\.docusaurus)/'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
    },
  },
};
