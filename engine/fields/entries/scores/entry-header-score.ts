import { employerScore } from '../../experience/employers.ts';
import { sumOf } from '../../experience/signals.ts';
import { titleScore } from '../../experience/titles.ts';
import { placeScore } from '../../places/place-score.ts';
import { continuationSignals } from './continuation-signals.ts';
import { headerSignals, maxWordsOfField, type MaybeHeader } from './header-signals.ts';
import type { Row } from '../row.ts';
import { styleKey, type SectionStyle } from '../section-style.ts';

/** Scores what an entry's header may hold besides dates; each section has its own scores for its own words. */
export type PartScore = (text: string) => number;

/** The best score among the fields of a job's header: job title, employer or place. */
export const jobPartScore: PartScore = (text) =>
  Math.max(titleScore(text), employerScore(text), placeScore(text) - 0.5);

/** What a row says about itself as part of a header, whatever its section looks like. */
export type HeaderWords = Pick<MaybeHeader, 'row' | 'withoutDates' | 'words' | 'part'>;

/** Each row is scored for more than one look of its section, and its words take most of that time. */
export const headerWordsOf = (row: Row, partScore: PartScore): HeaderWords => {
  const withoutDates = row.periods.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), row.text);
  const words = withoutDates.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return { row, withoutDates, words, part: words > maxWordsOfField ? noPart : bestPart(withoutDates, partScore) };
};

/** The score of a row that is too long for any of its pieces to count. */
const noPart = Number.NEGATIVE_INFINITY;

const bestPart = (text: string, partScore: PartScore): number =>
  Math.max(...text.split(/\t| \| | [·•–—] | -{1,2} |, |: /u).map((piece) => partScore(piece.trim())));

/** How much a row looks like part of the header of an entry (above 0) rather than of its description (below 0). */
export const entryHeaderScore = (words: HeaderWords, style: SectionStyle): number =>
  sumOf(headerSignals, { ...words, style, isInTextType: styleKey(words.row) === style.body });

/** A sentence does not continue past a bullet or in another section. */
const anew = -6;
/** In another paragraph of a DOCX it hardly ever does. */
const inAnotherParagraph = -5;

/**
 * How much a row looks like the continuation of the sentence in the row before (above 0) or like something new (below
 * 0).
 */
export const continuation = (row: Row, before: Row, style: SectionStyle): number => {
  if (row.hasMarker || row.section !== before.section) return anew;
  const isSameParagraph = row.source.paragraph !== null && row.source.paragraph === before.source.paragraph;
  if (row.source.paragraph !== null && before.source.paragraph !== null && !isSameParagraph) return inAnotherParagraph;
  return sumOf(continuationSignals, { row, before, style });
};
