import {expect, test} from 'vitest';
import {lvl0Of, type SidebarItem} from '../../../src/content/lvl0Of';

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
  ['missing', 'Documentation'],
])('%s stands under %s', (id, group) => {
  expect(lvl0Of([[], sidebar], id)).toBe(group);
});
