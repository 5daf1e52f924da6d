import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns what axe objects to within a part of the page by WCAG 2.2 AA and good practice, a line an element: the rule
 * and the beginning of the element's HTML. Given rules, looks by these alone. What moves is brought to its end first.
 */
export async function findViolations(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  // One run within the page, of which only the violations are described: describing what passes takes most of the time.
  const axe = new AxeBuilder({page})
    .setLegacyMode(true)
    .options({resultTypes: ['violations']})
    .include(part);
  const {violations} = await (rules ? axe.withRules([...rules]) : axe.withTags(STANDARDS)).analyze();
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`));
}
