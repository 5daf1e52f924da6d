import type {Processor} from 'unified';
import {EXTENSIONS, type ParsedMarkdown} from '../../content/parseMarkdown';

/** The most text that trees are kept of: a character takes up to 130 bytes in its tree, this 500 MB in all. */
const MOST_CHARACTERS = 4_000_000;

const trees = new Map<string, ParsedMarkdown>();
let characters = 0;

function forget(file: string): void {
  characters -= trees.get(file)?.text.length ?? 0;
  trees.delete(file);
}

/**
 * The trees that pages were parsed to for the search and their Markdown twins, for Docusaurus to compile: parsing is the most of
 * what reading a page costs. A tree is for the same text of the same file, and for one that compiles it, who may change it.
 */
export const pageTrees = {
  /** Keeps the tree of a file in place of an older one, unless Docusaurus would parse another or there is no room left. */
  keep(file: string, parsed: ParsedMarkdown): void {
    forget(file);
    if (!parsed.isAsParsed || parsed.warning !== undefined) return;
    if (characters + parsed.text.length > MOST_CHARACTERS) return;
    trees.set(file, parsed);
    characters += parsed.text.length;
  },

  /**
   * Has a processor take the trees that are kept; belongs among the remark plugins of every content plugin. A processor that reads
   * more of a syntax than the search does, by a remark plugin that adds to it, parses for itself.
   */
  remark(this: Processor): void {
    const {parser} = this;
    if (!parser) return;
    this.parser = (text, file) => {
      const known = trees.get(file.path);
      const extensions = this.data('micromarkExtensions')?.length;
      if (known?.text !== text || extensions !== EXTENSIONS[known.format]) return parser(text, file);
      forget(file.path);
      return known.tree;
    };
  },
};
