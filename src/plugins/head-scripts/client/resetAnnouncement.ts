/**
 * Forgets that the announcement bar was dismissed when another one is configured since, so that the theme, which
 * decides before the first paint, shows the new one at once. The misspelt id of early sites counts as the corrected
 * one.
 */
export function resetAnnouncement(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): void {
  const seen = storage.getItem('docusaurus.announcement.id');
  const corrected = seen === 'annoucement-bar' ? 'announcement-bar' : seen;
  if (corrected !== id) storage.setItem('docusaurus.announcement.dismiss', 'false');
}
