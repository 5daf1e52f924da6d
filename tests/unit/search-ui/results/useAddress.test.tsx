// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter, useHistory, useLocation} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useAddress} from '../../../../src/search-ui/results/useAddress';

vi.mock('@docusaurus/theme-common', () => ({
  useHistorySelector: <Value,>(select: (history: {location: {search: string}}) => Value) =>
    select({location: useLocation()}),
}));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Shows the results page at an address, with a page before it in the history. */
function open(address: string) {
  const {result} = renderHook(() => ({address: useAddress(), history: useHistory()}), {
    wrapper: ({children}: {children: ReactNode}) => (
      <MemoryRouter initialEntries={['/docs', address]} initialIndex={1}>
        {children}
      </MemoryRouter>
    ),
  });
  return {history: result.current.history, address: () => result.current.address};
}

test('[R-02] the address says query, page, version and language', () => {
  const {address} = open('/search?q=two+words&page=3&version=v1&language=');
  expect(address()).toMatchObject({query: 'two words', page: 3, version: 'v1', language: ''});
  expect(open('/search').address()).toMatchObject({query: '', page: 1});
  expect(open('/search').address().version).toBeUndefined();
});

test('[R-02] a page that is no number is the first', () => {
  expect(open('/search?q=a&page=x').address().page).toBe(1);
});

test('[R-02] what is typed counts at once, and is written when typing rests, into the entry there is', () => {
  const {history, address} = open('/search?q=a&page=2');
  act(() => address().type('ab'));
  act(() => address().type('abc'));
  expect(address()).toMatchObject({query: 'abc', page: 1});
  act(() => void vi.advanceTimersByTime(299));
  expect(history.location.search).toBe('?q=a&page=2');
  act(() => void vi.advanceTimersByTime(1));
  expect(history.location.search).toBe('?q=abc');
  expect(history.length).toBe(2);
});

test('[R-02] Enter makes an entry of the history, once for each query', () => {
  const {history, address} = open('/search?q=a');
  act(() => address().type('ab'));
  act(() => address().submit());
  act(() => address().submit());
  expect(history.location.search).toBe('?q=ab');
  expect(history.length).toBe(3);
  act(() => history.goBack());
  expect(address().query).toBe('a');
});

test('[R-02] a page that does not exist is replaced, and links begin at the first page', () => {
  const {history, address} = open('/search?q=a&page=99');
  act(() => address().correct(4));
  expect(history.location.search).toBe('?q=a&page=4');
  expect(history.length).toBe(2);
  expect(address().hrefOf({version: 'v1'})).toBe('/search?q=a&version=v1');
  expect(address().hrefOf({page: 5})).toBe('/search?q=a&page=5');
});
