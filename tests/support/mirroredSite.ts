/** Folder of the site that is built under a sub-path, with a second language that is written from right to left. */
export const MIRRORED_BUILD = 'test-results/mirrored';

/** Its translations: pages of the site as they are, which count as translated. */
export const MIRRORED_TRANSLATIONS = 'test-results/mirrored-translations';

export const MIRRORED = {baseUrl: '/documentation/', locale: 'ar-XB', port: 4176};
