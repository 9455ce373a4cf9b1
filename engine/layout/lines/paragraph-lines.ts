import type { Run, SourceDocument } from '../../model/document.ts';
import type { Line } from '../../model/reading.ts';
import type { Between } from '../geometry/spacing.ts';
import { wholePeriodOf } from './dated.ts';
import { withoutTypedSpaces } from './typed-apart.ts';
import { lineOf } from './write-line.ts';
import type { Written } from './write-line.ts';

const wordsAndSpaces = /\n|[^\S\n]+|\S+/gu;
/** This many spaces in a row are intentional: they push a date to the right. */
const pushed = 4;

/** The words of a paragraph as lines: a break inside a paragraph starts a new one. Runs that `isWanted` rejects are left out. */
export const partsOfParagraph = (
  document: SourceDocument,
  paragraph: number,
  isWanted: (run: Run) => boolean,
): Written[][] => {
  const lines: Written[][] = [];
  let parts: Written[] = [];
  let spaces = '';
  const finish = (): void => {
    if (parts.length > 0) lines.push(parts);
    parts = [];
    spaces = '';
  };
  for (const index of document.paragraphs[paragraph]?.runs ?? []) {
    const run = document.runs[index];
    if (run === undefined || !isWanted(run)) continue;
    for (const found of run.text.matchAll(wordsAndSpaces)) {
      const text = found[0];
      if (text === '\n') finish();
      else if (text.trim() === '') spaces += text;
      else {
        parts.push({
          before: betweenOf(spaces),
          run: index,
          from: found.index,
          to: found.index + text.length,
          spaces: spaces.length,
        });
        spaces = '';
      }
    }
  }
  finish();
  return lines;
};

const betweenOf = (spaces: string): Between =>
  spaces.includes('\t') || spaces.length >= pushed ? '\t' : spaces === '' ? '' : ' ';

/** Lines of one or more paragraphs' parts, with the paragraph properties of the first. */
export const lineOfParts = (document: SourceDocument, parts: readonly Written[], isFirst: boolean): Line => {
  const line = lineOf(parts, document);
  const paragraph = line.paragraph === null ? undefined : document.paragraphs[line.paragraph];
  const isNumbered = isFirst && (paragraph?.listMarker ?? null) !== null;
  return {
    ...line,
    isListItem: line.isListItem || isNumbered,
    ...(isNumbered && paragraph?.listLevel !== undefined ? { listLevel: paragraph.listLevel } : {}),
    headingLevel: paragraph?.headingLevel ?? null,
    isBesideColumn: (paragraph?.sectionColumns ?? 1) > 1,
  };
};

/** The lines of one paragraph, in order. */
export const linesOfParagraph = (
  document: SourceDocument,
  paragraph: number,
  isWanted: (run: Run) => boolean,
): Line[] =>
  partsOfParagraph(document, paragraph, isWanted).map((parts, index) => lineOfParts(document, parts, index === 0));

/** The same as a person reads them: letters typed apart are words, and dates are apart from the name before them. */
export const seenLinesOfParagraph: typeof linesOfParagraph = (document, paragraph, isWanted) =>
  partsOfParagraph(document, paragraph, isWanted).map((parts, index) =>
    lineOfParts(document, withDatesApart(withoutTypedSpaces(parts, document), document), index === 0),
  );

/** 'Harrow Lines' and 'Dec 2023 - Jul 2026' in two runs without a space, as web pages are copied. */
const withDatesApart = (parts: readonly Written[], { runs }: SourceDocument): readonly Written[] =>
  parts.map((part, index) => {
    const last = parts[index - 1];
    const run = runs[part.run]?.text ?? '';
    if (last === undefined || last.run === part.run || part.before !== '' || part.from > 0) return part;
    const isApart = /[\p{L}.]$/u.test(runs[last.run]?.text.slice(last.from, last.to) ?? '') && isMonthOrRange(run);
    return isApart ? { ...part, before: ' ' } : part;
  });

/** A year alone may be part of a name. */
const isMonthOrRange = (text: string): boolean => {
  const found = /^[\p{L}\d].*\d{4}/u.test(text) ? wholePeriodOf(text) : null;
  return found !== null && (found.isRange || found.period.start?.month !== undefined);
};
