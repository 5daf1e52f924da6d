/** Where the instance that is ready to use begins, at the end of the package. */
const READY_INSTANCE = /var (\w+)=new \w+;function \w+\(\w+,\w+\)\{return \1\.parse\(/;
const EXPORTS = /export\{([^}]*)\}/;
/** What is left, and enough to read Markdown with. */
const KEPT = /^\w+ as (?:Lexer|Parser|Renderer)$/;

/**
 * Returns marked without its instance that is ready to use. The instance comes to work when the package is loaded, so that
 * no bundler drops it, nor the class behind it with its extensions and hooks.
 *
 * @param source - the package's module
 * @throws Error when the module is built in another way than is known here
 */
export function leanMarked(source: string): string {
  const end = READY_INSTANCE.exec(source)?.index;
  const kept = EXPORTS.exec(source)?.[1]
    ?.split(',')
    .filter(name => KEPT.test(name));
  if (end === undefined || kept?.length !== 3)
    throw new Error(
      'The package marked is no longer built as expected, and its unused half cannot be left out. ' +
        'Compare the end of its lib/marked.esm.js with src/plugins/lean-client/leanMarked.ts, or take leanMarked out.',
    );
  return `${source.slice(0, end)}export{${kept.join(',')}};\n`;
}
