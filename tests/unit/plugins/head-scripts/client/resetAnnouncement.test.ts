import {expect, test} from 'vitest';
import {resetAnnouncement} from '../../../../../src/plugins/head-scripts/client/resetAnnouncement';

const DISMISS = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

function storageOf(items: Record<string, string>) {
  const map = new Map(Object.entries(items));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

test('[T-04] a dismissed bar stays dismissed while its id stays', () => {
  const storage = storageOf({[ID]: 'one', [DISMISS]: 'true'});
  resetAnnouncement(storage, 'one');
  expect(storage.getItem(DISMISS)).toBe('true');
});

test('[T-04] another id shows the bar again', () => {
  const storage = storageOf({[ID]: 'one', [DISMISS]: 'true'});
  resetAnnouncement(storage, 'two');
  expect(storage.getItem(DISMISS)).toBe('false');
});

test('[T-04] the misspelt id of early sites counts as the corrected one', () => {
  const storage = storageOf({[ID]: 'annoucement-bar', [DISMISS]: 'true'});
  resetAnnouncement(storage, 'announcement-bar');
  expect(storage.getItem(DISMISS)).toBe('true');
});
