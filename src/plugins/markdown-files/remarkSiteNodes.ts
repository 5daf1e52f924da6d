import type {Root} from 'mdast';
import {toSiteNodes} from '../../content/toSiteNodes';

/** Returns the remark transformer that puts what other generators write into the nodes of this site. */
export const remarkSiteNodes = () => (tree: Root) => {
  toSiteNodes(tree);
};
