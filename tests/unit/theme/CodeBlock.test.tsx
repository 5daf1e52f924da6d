// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import CodeBlock from '../../../src/theme/CodeBlock';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

vi.mock('../../../src/components/useComforts', () => ({useComforts: () => ({wrapCode: true})}));

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    disconnect = vi.fn();
  },
);

test('code stays the nodes it is when its block is drawn again, so that a selection lasts and nothing is parsed twice', () => {
  const html = '<span class="token">npm</span> run build';
  const {container, rerender} = render(<CodeBlock html={html} language="sh" />);
  const token = container.querySelector('.token');
  rerender(<CodeBlock html={html} language="sh" title="Terminal" />);

  expect(container.querySelector('code')?.textContent).toBe('npm run build');
  expect(container.querySelector('.token')).toBe(token);
});
