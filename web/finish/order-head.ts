import { type HeadElement, headOf, isElement, withHead } from './html-head.ts';

/**
 * Orders what the head of a built page loads: first what blocks the first paint (the style sheet and boot.js), then
 * fonts, then scripts with low priority. The page is readable before its scripts run, and on a slow connection scripts
 * that come first would delay the style sheet.
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
