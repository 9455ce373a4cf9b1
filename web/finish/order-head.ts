import { type HeadElement, headOf, isElement, withHead } from './html-head.ts';

/**
 * Puts into the order of need what the head of a built page loads: first what its first paint waits for (the style sheet
 * and boot.js), then its fonts, then its scripts with low priority. The page is readable before any script of it runs,
 * and on a slow line the scripts, named first, would hold the style sheet back.
 */
export const orderHead = (html: string): string => {
  const elements = headOf(html);
  const fonts = elements.filter(isFont);
  const scripts = elements.filter(isScript);
  const rest = elements.filter((element) => !isFont(element) && !isScript(element));
  return withHead(html, [...rest, ...fonts, ...scripts.map(withLowPriority)]);
};

const isFont = (element: HeadElement): boolean => isElement(element, 'link', { rel: 'preload', as: 'font' });
const isScript = (element: HeadElement): boolean => isElement(element, 'link', { rel: 'modulepreload' });

const withLowPriority = (link: HeadElement): HeadElement => ({
  ...link,
  attrs: [...link.attrs, { name: 'fetchpriority', value: 'low' }],
});
