import path from 'node:path';
import ts from 'typescript';
import type {Sample} from './collectSamples';
import type {Finding} from '../Finding';

const EXTENSIONS: Record<string, string> = {js: '.js', jsx: '.jsx', ts: '.ts', tsx: '.tsx'};

/** The languages that are type-checked. */
export const TYPED_LANGUAGES = Object.keys(EXTENSIONS);

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Each block is a program of its own: no block sees the names of another.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  strict: true,
  noImplicitAny: false,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  noUncheckedSideEffectImports: false,
  // Pages without a bundler take React from a script tag.
  allowUmdGlobalAccess: true,
};

const TYPES = 'tests/build/samples';

interface Target {
  holds: (file: string) => boolean;
  /** Packages that resolve to another version than the site's own. */
  paths: Record<string, string[]>;
  globals: string[];
}

/** What the samples of each version of the docs are checked against. */
const TARGETS: Target[] = [
  {
    holds: (file: string) => file.includes('version-v3'),
    paths: {
      '@docsearch/react': ['./node_modules/docsearch-react-v3'],
      '@docsearch/react/*': ['./node_modules/docsearch-react-v3/*'],
      '@docsearch/js': ['./node_modules/docsearch-js-v3'],
      // What its pages import beside it is what it depends on itself.
      '*': ['./node_modules/docsearch-js-v3/node_modules/*'],
    },
    globals: [`${TYPES}/crawler.d.ts`, `${TYPES}/cdn.d.ts`, `${TYPES}/styles.d.ts`],
  },
  {
    holds: (file: string) => file.includes('version-legacy'),
    paths: {},
    globals: [`${TYPES}/crawler.d.ts`, `${TYPES}/docsearch.js.d.ts`, `${TYPES}/styles.d.ts`],
  },
  {
    holds: () => true,
    paths: {},
    globals: [
      `${TYPES}/crawler.d.ts`,
      `${TYPES}/cdn.d.ts`,
      `${TYPES}/sidepanel-js.d.ts`,
      `${TYPES}/styles.d.ts`,
    ],
  },
];

const isTyped = ({language}: Sample) => language.startsWith('ts');

function check(samples: readonly Sample[], target: Target, strict: boolean): Finding[] {
  if (samples.length === 0) return [];
  const root = process.cwd();
  const options = {...OPTIONS, strictNullChecks: strict, paths: target.paths};
  const blocks = new Map(
    samples.map((sample, index) => [
      path.join(root, `sample-${index}${EXTENSIONS[sample.language]}`),
      sample,
    ]),
  );
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = file => blocks.has(file) || fileExists(file);
  host.readFile = file => blocks.get(file)?.code ?? readFile(file);
  host.getSourceFile = (file, version, onError) => {
    const code = blocks.get(file)?.code;
    return code === undefined
      ? getSourceFile(file, version, onError)
      : ts.createSourceFile(file, code, version, true);
  };
  const globals = target.globals.map(file => path.join(root, file));
  const program = ts.createProgram([...blocks.keys(), ...globals], options, host);
  return ts.getPreEmitDiagnostics(program).map(diagnostic => {
    const sample = diagnostic.file && blocks.get(diagnostic.file.fileName);
    const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
    return {
      file: sample?.file ?? diagnostic.file?.fileName ?? 'compiler options',
      line: (sample?.line ?? 1) + line,
      message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
    };
  });
}

/**
 * Type-checks JavaScript and TypeScript blocks, JSX included, against the packages of the version their page is
 * about. JavaScript is checked as TypeScript is, but for what only annotations could say: types of parameters and
 * values that may be null.
 */
export function checkTypes(samples: readonly Sample[]): Finding[] {
  const rest = new Set(samples);
  return TARGETS.flatMap(target => {
    const members = [...rest].filter(sample => target.holds(sample.file));
    for (const member of members) rest.delete(member);
    return [
      ...check(members.filter(isTyped), target, true),
      ...check(
        members.filter(member => !isTyped(member)),
        target,
        false,
      ),
    ];
  });
}
