import compat, {type BrowserName, type CompatStatement, type Identifier} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import path from 'node:path';
import ts from 'typescript';
import type {Finding} from '../Finding';

/** Browserslist's names of browsers, and those of the compatibility data. */
const BROWSERS: Record<string, BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

type Versions = Map<BrowserName, number>;

/** Returns the oldest version of each browser of a list. */
function oldestVersions(browsers: string[]): Versions {
  const oldest: Versions = new Map();
  for (const entry of browsers) {
    const [name = '', version = ''] = entry.split(' ');
    const browser = BROWSERS[name];
    if (!browser) throw new Error(`Nothing is known of the browser "${name}": name it in checkBrowsers.ts`);
    const number = Number.parseFloat(version);
    oldest.set(browser, Math.min(number, oldest.get(browser) ?? number));
  }
  return oldest;
}

/** Returns the browsers that lack a feature, with the version that has it. */
function lacking({support}: CompatStatement, oldest: Versions): string[] {
  return [...oldest].flatMap(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    const whole = statements.filter(
      ({flags, prefix, alternative_name}) => !flags && !prefix && !alternative_name,
    );
    const has = whole.some(({version_added: since, version_removed: until}) => {
      if (typeof since !== 'string') return false;
      const start = Number.parseFloat(since.replace('≤', ''));
      return start <= version && (typeof until !== 'string' || Number.parseFloat(until) > version);
    });
    const since = whole.map(({version_added}) => version_added).find(Boolean);
    return has ? [] : [`${browser} ${version}${since ? ` (it came with ${since})` : ''}`];
  });
}

const isOfLibrary = ({fileName}: ts.SourceFile) =>
  /[\\/]typescript[\\/]lib[\\/]lib\.[^\\/]*d\.ts$/.test(fileName);

/** Returns the name of what declares a member, and whether that is the object of the class itself. */
function ownerOf(declaration: ts.Node): {name: string; isStatic: boolean} | undefined {
  const {parent} = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const name = parent.name.text;
    const isConstructor = name.endsWith('Constructor');
    return {name: name.replace(/^Readonly(?=Array|Map|Set)|Constructor$/g, ''), isStatic: isConstructor};
  }
  // The library declares a class as a variable of its name, whose type lists the static members.
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return {name: parent.parent.name.getText(), isStatic: true};
  return undefined;
}

const {api, javascript} = compat;
const builtins: Partial<Record<string, Identifier>> = javascript.builtins ?? {};

/** Returns what the compatibility data says of a declaration of TypeScript's libraries, with its name. */
function featureOf(declaration: ts.Declaration): {name: string; compat: CompatStatement} | undefined {
  const own = ts.getNameOfDeclaration(declaration)?.getText();
  if (!own) return undefined;
  const owner = ownerOf(declaration);
  const name = owner ? `${owner.name}.${own}` : own;
  const found: Identifier | undefined = owner
    ? [api[owner.name], builtins[owner.name]]
        .flatMap(group => (group ? [group[own], group[`${own}_static`]] : []))
        .find(Boolean)
    : (api[own] ?? builtins[own]);
  return found?.__compat && {name, compat: found.__compat};
}

export interface BrowserCheck {
  findings: Finding[];
  /** Different features of browsers and language that were looked up. */
  features: number;
}

/**
 * Holds what the code for browsers calls against the list of browsers in `package.json`, by MDN's compatibility data: every
 * name that TypeScript finds in its libraries of the language and the DOM.
 *
 * @param project - the TypeScript configuration that lists the code
 * @param browsers - browsers with their versions, those of the site by default
 */
export function checkBrowsers(
  project: string,
  browsers = browserslist(undefined, {path: '.', env: 'production'}),
): BrowserCheck {
  const {config} = ts.readConfigFile(project, ts.sys.readFile) as {config: unknown};
  const {fileNames, options} = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(project));
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const oldest = oldestVersions(browsers);
  const features = new Set<string>();
  const findings: Finding[] = [];
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile) continue;
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isIdentifier(node) || ts.isPartOfTypeNode(node)) return;
      for (const declaration of checker.getSymbolAtLocation(node)?.declarations ?? []) {
        if (!isOfLibrary(declaration.getSourceFile())) continue;
        const feature = featureOf(declaration);
        if (!feature) continue;
        features.add(feature.name);
        const without = lacking(feature.compat, oldest);
        if (without.length === 0) continue;
        findings.push({
          file: path.relative('.', source.fileName),
          line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          message: `${feature.name} is missing in ${without.join(', ')}: do without, or list newer browsers in package.json`,
        });
        break;
      }
    };
    visit(source);
  }
  return {findings, features: features.size};
}
