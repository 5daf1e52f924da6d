// @vitest-environment jsdom
import {act, cleanup, createEvent, fireEvent, render, screen} from '@testing-library/react';
import type {AnchorHTMLAttributes} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {TermMeaningProps} from '../../../src/components/TermMeaning';
import A from '../../../src/theme/MDXComponents/A';

const {comforts} = vi.hoisted(() => ({comforts: {markOutwardLinks: true, showTermMeanings: true}}));

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));
vi.mock('@theme-original/MDXComponents/A', () => ({
  default: ({children, ...props}: AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props}>{children}</a>,
}));
vi.mock('../../../src/components/useComforts', () => ({useComforts: () => comforts}));
vi.mock('../../../src/components/TermMeaning', () => ({
  default: ({isCard}: TermMeaningProps) => <span role="note">{isCard ? 'card' : 'hint'}</span>,
}));

beforeEach(() => {
  comforts.markOutwardLinks = true;
  comforts.showTermMeanings = true;
});

afterEach(cleanup);

const term = () => screen.getByRole('link', {name: 'lightbox'});
const meaning = () => screen.queryByRole('note')?.textContent;
const showTerm = () => render(<A href="/docs/concepts#term-lightbox">lightbox</A>);

/** Presses the link as a pointer does; returns whether the browser would follow it. */
async function press(pointerType: string): Promise<boolean> {
  fireEvent.pointerDown(term(), {pointerType});
  fireEvent.focus(term());
  const click = createEvent.click(term());
  // jsdom does not navigate, and says so.
  document.addEventListener('click', event => event.preventDefault(), {once: true});
  const prevent = vi.spyOn(click, 'preventDefault');
  await act(async () => void fireEvent(term(), click));
  return prevent.mock.calls.length === 1;
}

test('a tap on a term shows its meaning, the next one hides it, and neither follows the link', async () => {
  showTerm();
  expect(await press('touch')).toBe(false);
  await vi.waitFor(() => expect(meaning()).toBe('card'));
  expect(await press('touch')).toBe(false);
  expect(meaning()).toBeUndefined();
});

test('a click on a term follows its link, and its focus shows the meaning', async () => {
  showTerm();
  expect(await press('mouse')).toBe(true);
  await vi.waitFor(() => expect(meaning()).toBe('hint'));
});

test('a touch that becomes a scroll is no tap', async () => {
  showTerm();
  fireEvent.pointerDown(term(), {pointerType: 'touch'});
  fireEvent.pointerCancel(term(), {pointerType: 'touch'});
  await act(async () => fireEvent.focus(term()));
  await vi.waitFor(() => expect(meaning()).toBe('hint'));
});

test('a site without meanings of terms has links that lead to them, by touch too', async () => {
  comforts.showTermMeanings = false;
  showTerm();
  expect(await press('touch')).toBe(true);
  expect(meaning()).toBeUndefined();
});

test('links to other sites are marked where the site wants it', () => {
  const {rerender} = render(<A href="https://example.com">Example</A>);
  expect(screen.getAllByRole('img').map(mark => mark.getAttribute('aria-label'))).toEqual([
    '(opens in new tab)',
  ]);
  comforts.markOutwardLinks = false;
  rerender(<A href="https://example.com/">Example</A>);
  expect(screen.queryByRole('img')).toBeNull();
});
