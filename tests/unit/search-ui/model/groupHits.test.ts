import {expect, test} from 'vitest';
import {groupHits} from '../../../../src/search-ui/model/groupHits';
import {hitOf} from './hits';

const page = hitOf('lvl1', '/a', ['Guide', 'A']);
const section = hitOf('lvl2', '/a#one', ['Guide', 'A', 'One']);
const passage = hitOf('content', '/a#two', ['Guide', 'A', 'Two'], 'text');
const other = hitOf('lvl2', '/b#one', ['Guide', 'B', 'One']);
const blog = hitOf('lvl1', '/blog', ['Blog', 'Post']);

const titleOf = ({hierarchy}: typeof page) => hierarchy.lvl0;

test('[D-13] groups by title, in the order of the best hit of each', () => {
  const groups = groupHits([blog, section, page], 5, titleOf);
  expect(groups.map(({title}) => title)).toEqual(['Blog', 'Guide']);
});

test('[D-14] a page stands before what was found on it, and its last child ends the branch', () => {
  const [group] = groupHits([section, other, page, passage], 5, titleOf);
  expect(group?.hits).toEqual([
    {hit: page, parent: null, isLast: false},
    {hit: section, parent: page, isLast: false},
    {hit: passage, parent: page, isLast: true},
    {hit: other, parent: null, isLast: true},
  ]);
});

test('[B-05] the limit keeps the best of a group', () => {
  const [group] = groupHits([section, passage, page], 2, titleOf);
  expect(group?.hits.map(({hit}) => hit)).toEqual([section, passage]);
});
