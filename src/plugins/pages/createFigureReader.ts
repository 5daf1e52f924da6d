import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {buildSync} from 'esbuild';
import type {Figure} from '../../content/Figure';

/** Folder of the drawings, a folder each, beside the frame they share. */
const DRAWINGS = 'src/components/drawings';

type Message = {id: string; message: string};

const isFigure = (props: unknown): props is Figure =>
  typeof props === 'object' &&
  props !== null &&
  'name' in props &&
  typeof props.name === 'string' &&
  'caption' in props &&
  typeof props.caption === 'string' &&
  'legend' in props &&
  Array.isArray(props.legend);

/**
 * Returns what tells the words of a drawing by the path it is imported under; `undefined` for what is no drawing. A
 * drawing is a component without properties that draws a `Drawing`: the words are the properties of that.
 *
 * @param translations - texts of the language that is built, by their ids
 */
export function createFigureReader(siteDir: string, translations: Readonly<Record<string, string>>) {
  const folder = path.join(siteDir, DRAWINGS);
  let drawings: Record<string, unknown> | undefined;

  function load(): Record<string, unknown> {
    const names = readdirSync(folder, {withFileTypes: true}).flatMap(entry =>
      entry.isDirectory() ? entry.name : [],
    );
    const {outputFiles} = buildSync({
      stdin: {
        contents: names.map(name => `export {default as ${name}} from './${name}';`).join('\n'),
        resolveDir: folder,
      },
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      jsx: 'automatic',
      loader: {'.css': 'empty', '.module.css': 'empty'},
      external: ['react', 'react/*', '@docusaurus/*'],
    });
    const nodeRequire = createRequire(path.join(siteDir, 'package.json'));
    const translate = ({id, message}: Message) => translations[id] ?? message;
    const module = {exports: {}};
    const requireFor = (id: string): unknown => {
      if (id === '@docusaurus/Translate') return {translate};
      // Pages alone have the rest of it, and nothing is rendered here.
      return id.startsWith('@docusaurus/') ? {} : nodeRequire(id);
    };
    Reflect.apply(compileFunction(outputFiles[0]?.text ?? '', ['require', 'module']), undefined, [
      requireFor,
      module,
    ]);
    return module.exports;
  }

  return (source: string): Figure | undefined => {
    const name = source.startsWith(`@site/${DRAWINGS}/`) ? path.posix.basename(source) : undefined;
    if (name === undefined) return undefined;
    drawings ??= load();
    const draw = drawings[name];
    const drawn: unknown = typeof draw === 'function' ? Reflect.apply(draw, undefined, []) : undefined;
    const props = typeof drawn === 'object' && drawn !== null && 'props' in drawn ? drawn.props : undefined;
    if (!isFigure(props))
      throw new Error(
        `${source} does not draw a <Drawing> with name, caption and legend, so its words cannot be told in Markdown. ` +
          `Have it return one, or move it out of ${DRAWINGS}.`,
      );
    const {name: words, caption, legend} = props;
    return {name: words, caption, legend};
  };
}
