import { child, descendants } from '../read/docx/package/xml.ts';
import type { Mendable } from './mendable.ts';

/** US Letter with margins of an inch, in twentieths of a point. */
const usualWidth = 9360;

/** The width of the lines of text in the body, in twentieths of a point. */
export const textWidth = ({ source }: Mendable): number => {
  const section = descendants(source.files.main.xml, 'w:sectPr').at(-1);
  const margins = child(section, 'w:pgMar')?.attributes;
  const page = Number(child(section, 'w:pgSz')?.attributes['w:w']);
  const width =
    page - Number(margins?.['w:left'] ?? margins?.['w:start']) - Number(margins?.['w:right'] ?? margins?.['w:end']);
  return Number.isFinite(width) && width > 1440 ? width : usualWidth;
};
