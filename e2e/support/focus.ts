import { expect, type Locator, type Page } from '@playwright/test';

/** What has the focus, and what keeps a person from seeing that. */
export type Focused = { what: string; faults: string[] };

/**
 * The focused element: it needs an outline, a shadow or a border that it lacks without the focus, and none of it may
 * lie under a bar that stays in place while the page scrolls. Null where nothing has the focus, as between the end of a
 * page and its beginning.
 */
export const focusedPart = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const part = document.activeElement;
    if (!(part instanceof HTMLElement) || part === document.body) return null;
    const faults: string[] = [];

    // The same element at the same place without the focus: a copy, so that nothing that follows from a blur happens.
    const copy = part.cloneNode(false) as HTMLElement;
    copy.removeAttribute('id');
    part.after(copy);
    const [focused, unfocused] = [part, copy].map((of) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, border } = getComputedStyle(of);
      const outline = outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'none' : outlineColor;
      return [outline, boxShadow, border].join(' | ');
    });
    copy.remove();
    if (focused === unfocused) faults.push('shows no focus');

    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    if (!isOnScreen) faults.push('is off the screen');
    const barOver = (x: number, y: number): string | null => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null || part.contains(hit)) return null;
      for (let bar: Element | null = hit; bar !== null && !bar.contains(part); bar = bar.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(bar).position)) return bar.outerHTML.slice(0, 90);
      return null;
    };
    // Of what is taller than half a screen, it is enough that some of it can be seen (WCAG 2.4.11), and so it is of a
    // field with several lines: browsers scroll to the caret.
    const isTall = bottom - top > innerHeight / 2 || part instanceof HTMLTextAreaElement;
    const bars = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => {
        const x = left + (right - left) * across;
        const y = top + (bottom - top) * down;
        return x < 0 || y < 0 || x > innerWidth || y > innerHeight ? null : barOver(x, y);
      }),
    );
    const covering = bars.filter((bar) => bar !== null);
    if (isTall ? covering.length === bars.length : covering.length > 0) faults.push(`is under ${covering[0]}`);

    const name = part.getAttribute('aria-label') ?? part.textContent.trim().slice(0, 60);
    return { what: `${part.tagName.toLowerCase()} “${name}”`, faults };
  });

/** Expects that a person sees where the focus is. */
export const expectVisibleFocus = async (page: Page): Promise<void> => {
  const focused = await focusedPart(page);
  expect(focused?.faults, focused?.what).toEqual([]);
};

/** Presses a key until a part has the focus, and returns what was wrong with the focus on the way there. */
export const walkTo = async (page: Page, target: Locator, key = 'Tab'): Promise<string[]> => {
  const faults: string[] = [];
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 200; steps += 1) {
    await page.keyboard.press(key);
    const focused = await focusedPart(page);
    if (focused !== null && focused.faults.length > 0) faults.push(`${focused.what} ${focused.faults.join(', ')}`);
    if (await target.evaluate((element) => element === document.activeElement)) return faults;
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
};
