import type {Node, Root} from 'mdast';
import type {Processor} from 'unified';

/** Told of a page that Docusaurus has parsed: its file, the text it parsed, the tree before any plugin changes it. */
type Listener = (file: string, text: string, tree: Root) => void;

const isRoot = (node: Node): node is Root => node.type === 'root';

let listener: Listener | undefined;

/**
 * Lets the search index read the trees that Docusaurus parses pages to, because parsing is the most of what reading costs.
 * `remark` belongs among the remark plugins of every content plugin; a page it does not see is parsed once more.
 */
export const pageTrees = {
  listen(next: Listener): void {
    listener = next;
  },

  remark(this: Processor): void {
    const {parser} = this;
    if (!parser) return;
    this.parser = (text, file) => {
      const tree = parser(text, file);
      if (isRoot(tree)) listener?.(file.path, text, tree);
      return tree;
    };
  },
};
