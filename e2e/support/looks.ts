import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';

/** How a page is looked at: a theme and a width in CSS pixels. */
export type Look = { colorScheme: 'light' | 'dark'; width: number };

// Axe takes seconds on a full report: each theme and each width once is enough to see their colours and their layout.
export const looks: readonly Look[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
];

/** A page of somebody who has not been here yet. */
export const openIn = async (browser: Browser, { colorScheme, width }: Look): Promise<Page> =>
  (await browser.newContext({ colorScheme, viewport: { width, height: 800 } })).newPage();

/** No fault that axe finds in what is shown, or in a part of it, and nothing that makes the page scroll sideways. */
export const expectNoFaults = async (page: Page, what: string, part = 'html'): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
  expect(faults, what).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
};
