import {expect, test} from 'vitest';
import {groupsOf, type SidebarItem} from '../../../src/content/groupsOf';

const sidebar: SidebarItem[] = [
  'welcome',
  {type: 'category', label: 'Guides', items: ['install', {type: 'doc', id: 'run', label: 'Run it'}]},
  {
    type: 'category',
    label: 'Reference',
    link: {type: 'doc', id: 'reference'},
    items: [{type: 'category', label: 'Deep', items: [{type: 'ref', id: 'api'}]}],
  },
  {type: 'link', label: 'Elsewhere'},
];

test.each([
  ['install', 'Guides'],
  ['run', 'Guides'],
  ['reference', 'Reference'],
  ['api', 'Reference'],
  ['welcome', 'Documentation'],
  ['missing', undefined],
])('%s stands under %s', (id, group) => {
  expect(groupsOf([[], sidebar]).get(id)).toBe(group);
});

test('the docs come as readers see them, each once, with the group that has it first', () => {
  const again: SidebarItem[] = [{type: 'category', label: 'Again', items: ['run', 'new']}];
  expect([...groupsOf([sidebar, again])]).toEqual([
    ['welcome', 'Documentation'],
    ['install', 'Guides'],
    ['run', 'Guides'],
    ['reference', 'Reference'],
    ['api', 'Reference'],
    ['new', 'Again'],
  ]);
});
