import type { Page } from '@playwright/test';

/** What a page painted: times in milliseconds after the navigation. */
export type Painted = {
  firstMs: number;
  /** The largest text or picture so far, each time there was a larger one. */
  largest: { atMs: number; size: number; element: string }[];
  shift: number;
  shifts: string[];
};

type LargestEntry = PerformanceEntry & { size: number; element: Element | null };
type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

declare global {
  var painted: Painted | undefined;
}

/** Watches what the pages opened from now on paint. */
export const watchPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const painted: Painted = { firstMs: Infinity, largest: [], shift: 0, shifts: [] };
    globalThis.painted = painted;
    const maxLetters = 40;
    const nameOf = (node: Node | null): string =>
      node instanceof Element
        ? `<${node.tagName.toLowerCase()}> ${node.textContent.slice(0, maxLetters)}`
        : (node?.nodeName ?? '');
    const uses: Record<string, (entry: PerformanceEntry) => void> = {
      paint: ({ name, startTime }) => {
        if (name === 'first-contentful-paint') painted.firstMs = startTime;
      },
      'largest-contentful-paint': (entry) => {
        const { startTime, size, element } = entry as LargestEntry;
        painted.largest.push({ atMs: startTime, size, element: nameOf(element) });
      },
      'layout-shift': (entry) => {
        const { startTime, value, sources } = entry as ShiftEntry;
        painted.shift += value;
        const moved = sources.map(({ node }) => nameOf(node)).join(', ');
        painted.shifts.push(`${startTime.toFixed(0)} ms ${value.toFixed(3)} ${moved}`);
      },
    };
    for (const [type, use] of Object.entries(uses))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) use(entry);
      }).observe({ type, buffered: true });
  });

export const paintedOn = async (page: Page): Promise<Painted> => {
  const painted = await page.evaluate(() => globalThis.painted);
  if (painted === undefined) throw new Error('The page was not watched.');
  return painted;
};
