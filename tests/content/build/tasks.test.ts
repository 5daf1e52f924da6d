import {readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';

const PAGE = 'docs/who-can-apply/index.html';

test.each([
  ['build', 'Before you begin'],
  ['build/fr', 'Avant de commencer'],
])('%s names what a task needs first, under a label, before its numbered steps', (folder, label) => {
  const {document} = new JSDOM(readFileSync(`${folder}/${PAGE}`, 'utf8')).window;
  const note = document.querySelector('main [role="note"]');
  const labelledBy = document.getElementById(note?.getAttribute('aria-labelledby') ?? '');
  expect(labelledBy?.textContent).toBe(label);
  expect(note?.querySelectorAll('li')).toHaveLength(2);
  expect(note?.nextElementSibling?.querySelectorAll(':scope > ol > li')).toHaveLength(6);
});
