// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import Loading from '../../../src/theme/Loading';

vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: string}) => children,
  translate: ({message}: {message: string}) => message,
}));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('[T-09] nothing is shown before the delay is over, a spinner after it', () => {
  const {container, rerender} = render(<Loading retry={() => undefined} pastDelay={false} />);
  expect(container.childElementCount).toBe(0);
  rerender(<Loading retry={() => undefined} pastDelay />);
  expect(screen.getByRole('status').textContent).toContain('Loading');
});

test('[T-09] an error is shown with its text and Retry', () => {
  const retry = vi.fn();
  render(<Loading error={new Error('Loading chunk 7 failed')} retry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Loading chunk 7 failed');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledOnce();
});

test('[T-09] what does not come times out, and Retry waits anew', () => {
  const retry = vi.fn();
  render(<Loading pastDelay retry={retry} />);
  wait(9_999);
  expect(screen.queryByRole('alert')).toBeNull();
  wait(1);
  expect(screen.getByRole('alert').textContent).toContain('takes longer');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toContain('Loading');
  wait(10_000);
  expect(screen.getByRole('alert').textContent).toContain('takes longer');
});
