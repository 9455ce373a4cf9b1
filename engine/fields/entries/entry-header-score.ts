import { detailLabel } from '../../lexicon/phrases/entry-labels.ts';
import { employerScore } from '../experience/employers.ts';
import { titleScore } from '../experience/titles.ts';
import { placeScore } from '../places/place-score.ts';
import { capitalShare, endsSentence, startsWithVerb } from './prose.ts';
import type { Row } from './row.ts';
import { styleKey, type SectionStyle } from './section-style.ts';

/** Scores what an entry's header may hold besides dates; each section has its own scores for its own words. */
export type PartScore = (text: string) => number;

/** The best score among the fields of a job's header: job title, employer or place. */
export const jobPartScore: PartScore = (text) =>
  Math.max(titleScore(text), employerScore(text), placeScore(text) - 0.5);

const address = /^\s*(?:https?:\/\/|www\.)\S+\s*$/iu;

/** How much a row looks like part of the header of an entry (above 0) rather than of its description (below 0). */
export const entryHeaderScore = (row: Row, style: SectionStyle, partScore: PartScore): number => {
  const { text, source } = row;
  const withoutDates = row.periods.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
  const words = withoutDates.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
  let score = 0;
  if (row.hasMarker && style.markersTellBody) score -= 3;
  if (styleKey(row) !== style.body) {
    if (source.style.isBold) score += 1.3;
    if (source.style.isItalic) score += 0.5;
    if (source.style.isCaps) score += 0.6;
    score += 0.3;
  } else score -= 0.3;
  const best = Math.max(
    ...withoutDates.split(/\t| \| | [·•–—] | -{1,2} |, |: /u).map((part) => partScore(part.trim())),
  );
  if (best >= 1.5 && words <= 16) score += best >= 2.5 ? 1.3 : 0.9;
  if (text.includes('\t') && words <= 14) score += 0.7;
  if (words <= 7) score += 0.6;
  if (words > 14) score -= 1.5;
  else if (words > 10) score -= 0.5;
  if (words >= 4 && endsSentence(text)) score -= 1.6;
  if (/[,;]$/u.test(text)) score -= 0.6;
  if (/^[\p{Ll}]/u.test(withoutDates.trim()) && !/^(?:e-|i[A-Z])/u.test(text)) score -= 1.4;
  if (startsWithVerb(text)) score -= 1.7;
  if (words >= 3) {
    const capitals = capitalShare(withoutDates);
    score += capitals >= 0.8 ? 0.7 : capitals <= 0.35 && words >= 5 ? -1.3 : 0;
  }
  if (row.fact !== undefined && row.fact !== 'other') score += 1.5;
  if (detailLabel.test(text)) score -= text.length < 24 ? 5 : 2.5;
  if (address.test(text)) score -= 0.2;
  if (source.gapAbove !== null && source.gapAbove > style.typicalGap + 0.35) score += 0.5;
  if (style.indent !== null && source.box !== null && !row.hasMarker) {
    const [toBody, toHead] = [Math.abs(source.box.x - style.indent.body), Math.abs(source.box.x - style.indent.head)];
    if (toHead < 3) score += 0.7;
    // where bullets mark the body, a line without one in its column may be the rest of a header with its dates in a
    // gutter
    else if (toBody < 12 && source.box.x > style.indent.head)
      score -= style.hasMarkers && style.markersTellBody ? 0.3 : 1.2;
  }
  return score;
};

/**
 * How much a row looks like the continuation of the sentence in the row before (above 0) or like something new (below
 * 0).
 */
export const continuation = (row: Row, before: Row, style: SectionStyle): number => {
  if (row.hasMarker || row.section !== before.section) return -6;
  const isSameParagraph = row.source.paragraph !== null && row.source.paragraph === before.source.paragraph;
  if (row.source.paragraph !== null && before.source.paragraph !== null && !isSameParagraph) return -5;
  let score = 0;
  if (/^\p{Ll}/u.test(row.text)) score += 1.5;
  if (/[,-]$/u.test(before.text)) score += 1;
  else if (endsSentence(before.text)) score -= 0.6;
  else score += 0.5;
  if (styleKey(row) !== styleKey(before)) score -= 0.8;
  const { box } = row.source;
  const { box: boxBefore } = before.source;
  if (row.source.gapAbove !== null && row.source.gapAbove > style.typicalGap + 0.35) score -= 1.2;
  if (box === null || boxBefore === null) return score + (before.text.length > 60 ? 0.5 : -1);
  // if the first word would have fitted on the line before, that line was ended on purpose
  const right = style.right(row);
  const characterWidth = boxBefore.width / Math.max(1, before.source.text.length);
  const firstWord = (row.text.split(/\s/u)[0] ?? '').length + 1;
  const isSameColumn = row.source.column === before.source.column && Math.abs(box.x - boxBefore.x) < 60;
  if (isSameColumn) score += boxBefore.x + boxBefore.width + firstWord * characterWidth > right - 2 ? 0.9 : -1.6;
  if (before.hasMarker) score += box.x - boxBefore.x > 3 ? 1.3 : -0.6;
  else if (Math.abs(box.x - boxBefore.x) < 1.5) score += 0.2;
  else score -= 0.5;
  return score;
};
