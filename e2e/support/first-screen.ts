import type { Page } from '@playwright/test';

/** The lowest line of the window that no bar at its foot covers. */
export const footOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-bar="foot"]')?.getBoundingClientRect();
    return bar === undefined || bar.height === 0 ? innerHeight : bar.top;
  });
