import type { Page } from './page.ts';

/** The two ligatures that common fonts draw. An address keeps its letters. */
const withLigatures = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word.includes('@') ? word : word.replaceAll('fi', '\uFB01').replaceAll('fl', '\uFB02')))
    .join(' ');

/** The page with fi and fl as one character each in all its texts. */
export const ligated = (page: Page): Page =>
  JSON.parse(
    JSON.stringify(page, (key, value: unknown) =>
      typeof value === 'string' && !['is', 'kind', 'emphasis'].includes(key) ? withLigatures(value) : value,
    ),
  ) as Page;
