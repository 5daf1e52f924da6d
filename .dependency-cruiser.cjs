/** The house's rules on who may know whom; `npm run check:dependencies` holds them. */
const from = path => ({path});

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
      name: 'search-and-ask-know-neither-react-nor-docusaurus',
      severity: 'error',
      from: from('^src/(search|ask)/'),
      to: {path: '(^|/)(react|react-dom|@docusaurus|@theme|@generated)(/|$)'},
    },
    {
      name: 'search-and-ask-stand-alone',
      severity: 'error',
      from: from('^src/(search|ask)/'),
      to: {path: '^src/', pathNot: '^src/(search|ask)/'},
    },
    {
      name: 'search-does-not-know-ask',
      severity: 'error',
      from: from('^src/search/'),
      to: {path: '^src/ask/'},
    },
    {
      name: 'the-answerer-gets-its-retrieval-passed-in',
      severity: 'error',
      from: from('^src/ask/answerer/'),
      to: {path: '^src/', pathNot: '^src/ask/answerer/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'engine-and-records-run-anywhere',
      severity: 'error',
      from: from('^src/search/(engine|records)/'),
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'the-dialog-never-knows-an-engine',
      severity: 'error',
      from: from('^src/dialog/'),
      to: {path: '^src/(search/(engine|records)|ask/answerer)/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'browser-code-never-imports-plugins',
      severity: 'error',
      from: from('^src/(search|ask|dialog|theme|components|pages)/'),
      to: {path: '^src/plugins/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'plugins-do-not-import-each-other',
      severity: 'error',
      from: from('^src/plugins/([^/]+)/'),
      to: {path: '^src/plugins/', pathNot: '^src/plugins/$1/'},
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
      from: from('^src/(search|ask|dialog|theme|components|pages)/'),
      to: {path: '^src/config/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'components-never-fetch',
      severity: 'error',
      from: from('^src/components/'),
      to: {path: '^src/(search|ask|dialog|plugins|theme)/'},
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
