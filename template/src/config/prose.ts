/**
 * Whether `npm run check` holds the pages to house rules of prose: words that say nothing, descriptions, ids of headings
 * (`tests/build/prose`), the form of Markdown (`.markdownlint-cli2.jsonc`) and spelling (`cspell.json`).
 */
export const checksProse: boolean = false;
