import {expect, test, vi} from 'vitest';
import {hostDialog, openDialog, preloadDialog} from '../../../../src/search-ui/button/openDialog';

test('[D-01] a request before the button is there is kept, the latest counts', () => {
  openDialog({query: 'first'});
  openDialog({query: 'second'});
  const host = {open: vi.fn(), preload: vi.fn()};
  const end = hostDialog(host);
  expect(host.open.mock.calls).toEqual([[{query: 'second'}]]);
  openDialog();
  preloadDialog();
  expect(host.open).toHaveBeenLastCalledWith({});
  expect(host.preload).toHaveBeenCalledOnce();
  end();
  preloadDialog();
  expect(host.preload).toHaveBeenCalledOnce();
});
