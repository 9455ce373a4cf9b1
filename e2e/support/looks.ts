import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';

/** The conditions under which a page is tested: a theme and a width in CSS pixels. */
export type Look = { colorScheme: 'light' | 'dark'; width: number };

// Axe takes seconds on a full report; each theme and each width once covers colors and layout.
export const looks: readonly Look[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
];

/** A page of a new visitor. */
export const openIn = async (browser: Browser, { colorScheme, width }: Look): Promise<Page> =>
  (await browser.newContext({ colorScheme, viewport: { width, height: 800 } })).newPage();

/** Expects no axe violations on the page or a part of it, and no horizontal scrolling. */
export const expectNoFaults = async (page: Page, what: string, part = 'html'): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
  expect(faults, what).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
};
