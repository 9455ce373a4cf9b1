import type { Xml } from '#engine/read/docx/package/xml.ts';
import { readHtml } from '#engine/read/posting/html-text.ts';
import { allText } from './elements.ts';

/** The lines of an element that holds HTML as text, as the editor of Europass stores it; '- ' before items of lists. */
export const htmlTextOf = (xml: Xml | undefined): string =>
  xml === undefined ? '' : htmlText(xml.children.length === 0 ? xml.text : allText(xml));

export const htmlText = (html: string): string => {
  const text = html.includes('<') || html.includes('&') ? readHtml(html).text : html;
  return text.replaceAll(/[^\S\n]*\n\s*/g, '\n').trim();
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text for XML or HTML, without the control characters that neither can have. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

/** Paragraphs, and a list of what follows them. */
export const htmlOf = (lines: readonly string[], bullets: readonly string[]): string => {
  const items = bullets.map((text) => `<li>${escaped(text)}</li>`).join('');
  return [...lines.map((text) => `<p>${escaped(text)}</p>`), items === '' ? '' : `<ul>${items}</ul>`].join('');
};
