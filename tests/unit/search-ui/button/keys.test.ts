import {expect, test} from 'vitest';
import {
  formatKeyShortcuts,
  isShortcut,
  parseKeyShortcuts,
  typedLetter,
  typeInto,
} from '../../../../src/search-ui/button/keys';

const none = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};
const page = {isField: false, isEditable: false, isApple: false};
const on = {'Ctrl/Cmd+K': true, '/': true};
const press = (key: string, modifiers: Partial<typeof none> = {}) => ({...none, ...modifiers, key});

test.each([
  ['Ctrl+K', press('k', {ctrlKey: true})],
  ['Ctrl+K with caps lock', press('K', {ctrlKey: true})],
  ['Cmd+K', press('k', {metaKey: true})],
  ['/', press('/')],
  ['/ on a keyboard where it needs shift', press('/', {shiftKey: true})],
])('[D-02] [D-03] %s opens', (_name, event) => {
  expect(isShortcut(event, page, on)).toBe(true);
});

test.each([
  ['Ctrl+F', press('f', {ctrlKey: true})],
  ['Ctrl+Shift+K', press('K', {ctrlKey: true, shiftKey: true})],
  ['Alt+K', press('k', {altKey: true})],
  ['Ctrl+/', press('/', {ctrlKey: true})],
  ['a letter', press('k')],
])('[D-05] %s does not', (_name, event) => {
  expect(isShortcut(event, page, on)).toBe(false);
});

test('[D-03] a field keeps its slash, and on a Mac its Ctrl+K; edited text keeps both', () => {
  const field = {...page, isField: true};
  expect(isShortcut(press('/'), field, on)).toBe(false);
  expect(isShortcut(press('k', {ctrlKey: true}), field, on)).toBe(true);
  expect(isShortcut(press('k', {ctrlKey: true}), {...field, isApple: true}, on)).toBe(false);
  expect(isShortcut(press('k', {metaKey: true}), {...field, isApple: true}, on)).toBe(true);
  expect(isShortcut(press('k', {metaKey: true}), {...page, isEditable: true}, on)).toBe(false);
});

test('each shortcut can be switched off', () => {
  expect(isShortcut(press('/'), page, {...on, '/': false})).toBe(false);
  expect(isShortcut(press('k', {ctrlKey: true}), page, {...on, 'Ctrl/Cmd+K': false})).toBe(false);
});

test('[D-04] letters are typed, keys that do something are not', () => {
  expect(['c', 'É', '搜', '💡'].map(key => typedLetter(press(key)))).toEqual(['c', 'É', '搜', '💡']);
  expect([' ', 'Enter', 'Tab', 'F5', 'Dead'].map(key => typedLetter(press(key)))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(typedLetter(press('f', {ctrlKey: true}))).toBeNull();
});

test('[D-04] what is typed before there is a field', () => {
  expect(typeInto('ab', press('c'))).toBe('abc');
  expect(typeInto('ab', press(' '))).toBe('ab ');
  expect(typeInto('a💡', press('Backspace'))).toBe('a');
  expect(typeInto('ab', press('Enter'))).toBeNull();
});

test.each([
  ['both', {'Ctrl/Cmd+K': true, '/': true}, 'Control+K Meta+K /'],
  ['the slash', {'Ctrl/Cmd+K': false, '/': true}, '/'],
  ['Ctrl+K', {'Ctrl/Cmd+K': true, '/': false}, 'Control+K Meta+K'],
  ['none', {'Ctrl/Cmd+K': false, '/': false}, undefined],
])('the button tells which shortcuts are on: %s', (_name, shortcuts, text) => {
  expect(formatKeyShortcuts(shortcuts)).toBe(text);
  expect(parseKeyShortcuts(text)).toEqual(shortcuts);
});
