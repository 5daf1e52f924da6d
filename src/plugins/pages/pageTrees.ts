import type {Processor} from 'unified';
import {EXTENSIONS, type ParsedMarkdown} from '../../content/parseMarkdown';

const trees = new Map<string, ParsedMarkdown>();

/**
 * The trees that pages were parsed to for the search and their Markdown twins, for Docusaurus to compile: parsing is the most of
 * what reading a page costs. A tree is for the same text of the same file, and for one that compiles it, who may change it.
 */
export const pageTrees = {
  /** Keeps the tree of a file, unless Docusaurus would parse another one. */
  keep(file: string, parsed: ParsedMarkdown): void {
    if (parsed.isAsParsed && parsed.warning === undefined) trees.set(file, parsed);
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
      trees.delete(file.path);
      return known.tree;
    };
  },
};
