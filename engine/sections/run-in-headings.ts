import type { SourceDocument } from '../model/document.ts';
import type { Line } from '../model/reading.ts';
import { runInWordsOf } from './heading-shape.ts';
import type { FoundHeading } from './headings-of.ts';
import { kindOfTitle } from './title-kind.ts';

/**
 * Titles that share their line with the content. They count where no titles stand alone, or where a title in the left
 * margin of one line is the habit of the page; else 'Languages: Java, C' inside a skills section would become a section.
 */
export const runInsOf = (
  lines: readonly Line[],
  standing: readonly FoundHeading[],
  document: SourceDocument | undefined,
): FoundHeading[] => {
  const found = lines.flatMap((line, index): FoundHeading[] => {
    const words = runInWordsOf(line);
    const title = words === null ? null : kindOfTitle(words.text);
    if (words === null || title === null || title.kind === 'other') return [];
    return [{ line: index, more: [], words, kind: title.kind, recognisedBy: 'title' }];
  });
  if (standing.length < 2) return found;
  const inMargin = found.filter(({ line, words }) => lines[line]?.text[words.to] === '\t');
  const kinds = new Set(inMargin.map(({ kind }) => kind));
  if (kinds.size >= 3 && kinds.has('experience')) return inMargin;
  const fonts = new Set(standing.map(({ line }) => fontOf(lines[line], document)));
  const likeTitles = found.filter(({ line }) => {
    const font = fontOf(lines[line], document);
    return font !== null && fonts.has(font) && font !== fontOf(lines[line], document, -1);
  });
  if (likeTitles.length > 0) return likeTitles;
  const first = standing[0]?.line ?? 0;
  const standingKinds = new Set(standing.map(({ kind }) => kind));
  return found.filter(({ line, kind }) => line < first && kind === 'summary' && !standingKinds.has('summary'));
};

/** Type of the first (or, with -1, the last) piece of a line; null when it is unknown. */
const fontOf = (line: Line | undefined, document: SourceDocument | undefined, at: 0 | -1 = 0): string | null => {
  const run = document?.runs[line?.pieces.at(at)?.run ?? -1];
  if (run === undefined) return null;
  const { name, sizePt, isBold, color } = run.font;
  return [name, Math.round(sizePt * 2) / 2, isBold, color].join('|');
};
