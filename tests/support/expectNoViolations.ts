import {expect, type Page} from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that can see which of the two color modes is on. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Where axe looks, and by what. */
export interface Look {
  /** Rules to look by alone. */
  rules?: readonly string[];
  /** What is left out, as a selector. */
  without?: string;
  /** What the message of a failure begins with. */
  where?: string;
}

/**
 * Returns what axe objects to within a part of the page by WCAG 2.2 AA and good practice, a line an element: the rule
 * and the beginning of the element's HTML. What moves is brought to its end first.
 */
async function findViolations(page: Page, part: string, {rules, without}: Look = {}): Promise<string[]> {
  // Once a page: half a megabyte of script takes longer to read than most screens to check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({context, runOnly}) => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      // Only violations are described: describing what passes takes most of the time.
      const {violations} = await window.axe.run(context, {runOnly, resultTypes: ['violations']});
      return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`));
    },
    {
      context: {include: [part], exclude: without ? [without] : []},
      runOnly: {type: rules ? ('rule' as const) : ('tag' as const), values: [...(rules ?? STANDARDS)]},
    },
  );
}

/**
 * Expects axe to object to nothing within a part of the page, as soon as what a change of its size sets off is done: a box
 * learns that it scrolls after it has been laid out.
 */
export async function expectNoViolations(page: Page, part: string, look: Look = {}): Promise<void> {
  await expect.poll(() => findViolations(page, part, look), {message: look.where}).toEqual([]);
}
