// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import SearchButton from '../../../../src/search-ui/button/SearchButton';
import {openDialog} from '../../../../src/search-ui/button/openDialog';
import {defaultSearchOptions} from '../../../../src/search-ui/model/SearchOptions';

const {algolia, fault, providers, warmUp} = vi.hoisted(() => ({
  /** What the dialog throws as it is shown. */
  fault: {current: null as Error | null},
  algolia: {appId: 'APP', apiKey: 'key', indexName: 'docs', searchPagePath: 'search', translations: {}},
  providers: {search: 'embedded', ask: {provider: 'embedded'}},
  warmUp: vi.fn(),
}));

vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: string}) => children,
  translate: ({message}: {message: string}) => message,
}));
vi.mock('@docusaurus/Head', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {themeConfig: {algolia}, customFields: {providers}}}),
}));
vi.mock('@docusaurus/theme-common', () => ({
  useSearchLinkCreator: () => (query: string) => `/search?q=${query}`,
}));
vi.mock('../../../../src/search-ui/model/useSearchContext', () => ({useSearchContext: () => ({})}));
vi.mock('../../../../src/search-ui/button/button.css', () => ({}));
vi.mock('../../../../src/search-ui/dialog/SearchDialog', () => ({
  warmUp,
  default: ({initialQuery, onClose}: {initialQuery: string; onClose: () => void}) => {
    if (fault.current) throw fault.current;
    return (
      <div role="dialog">
        <input aria-label="Query" defaultValue={initialQuery} />
        <button onClick={onClose}>Close it</button>
      </div>
    );
  },
}));

beforeEach(() => {
  warmUp.mockClear();
  providers.search = 'embedded';
  algolia.translations = {};
  fault.current = null;
});

afterEach(cleanup);

const show = () => render(<SearchButton searchOptions={defaultSearchOptions} />);
const button = () => screen.getByRole('button', {name: /Go on, give it a search/});
const query = async () => (await screen.findByLabelText<HTMLInputElement>('Query')).value;
const press = (key: string, init: KeyboardEventInit = {}, target: Element | Window = window) =>
  fireEvent.keyDown(target, {key, ...init});

test('[D-01] [D-08] a press opens the dialog, and closing it gives the focus back', async () => {
  show();
  fireEvent.click(button());
  expect(await query()).toBe('');
  fireEvent.click(screen.getByRole('button', {name: 'Close it'}));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('[D-02] the shortcut opens the dialog and closes it', async () => {
  show();
  press('k', {ctrlKey: true});
  await screen.findByRole('dialog');
  press('k', {ctrlKey: true});
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[D-04] a letter typed on the button is the query', async () => {
  show();
  press('x', {}, button());
  expect(await query()).toBe('x');
});

test('[D-01] who else asks for the dialog gets it with a query, and the focus back', async () => {
  show();
  const opener = document.body.appendChild(document.createElement('button'));
  act(() => openDialog({query: 'colors', opener}));
  expect(await query()).toBe('colors');
  fireEvent.click(screen.getByRole('button', {name: 'Close it'}));
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

test('[D-06] the pointer and the focus load the dialog ahead', async () => {
  show();
  fireEvent.mouseOver(button());
  await vi.waitFor(() => expect(warmUp).toHaveBeenCalledTimes(1));
  fireEvent.focus(button());
  await vi.waitFor(() => expect(warmUp).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[N-07] a connection is opened ahead to the hosted provider alone', () => {
  const hosts = () =>
    [...document.querySelectorAll('link[rel=preconnect]')].map(link => link.getAttribute('href'));
  show();
  expect(hosts()).toEqual([]);
  cleanup();
  providers.search = 'hosted';
  show();
  expect(hosts()).toEqual(['https://APP-dsn.algolia.net']);
});

test('[E-07] [S-09] it says what the configuration says, and which keys open it', () => {
  algolia.translations = {button: {buttonText: 'Look it up'}};
  show();
  const own = screen.getByRole('button', {name: /Look it up/});
  expect(own.getAttribute('aria-keyshortcuts')).toMatch(/K.*\//);
});

test('a dialog that is open goes over to the button that comes in place of this one, and to no later one', async () => {
  const {rerender, unmount} = render(<SearchButton key="page" searchOptions={defaultSearchOptions} />);
  act(() => openDialog({query: 'colors'}));
  expect(await query()).toBe('colors');
  rerender(<SearchButton key="next page" searchOptions={defaultSearchOptions} />);
  expect(await query()).toBe('colors');
  unmount();
  await Promise.resolve();
  show();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['a missing key', new Error('`apiKey` is missing.'), /^The fault is in this site, not in your network/],
  [
    'code that does not come',
    Object.assign(new Error('Loading chunk 7 failed'), {name: 'ChunkLoadError'}),
    'You might want to check your network connection.',
  ],
])('%s is told for what it is, and the dialog is shown once it works', async (_, error, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  fault.current = error;
  show();
  fireEvent.click(button());
  const told = await screen.findByRole('dialog', {name: 'The search could not be loaded'});
  expect(within(told).getAllByText(text)).toHaveLength(1);
  fault.current = null;
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await query()).toBe('');
});
