import { isPresent, monthOf } from '../../fields/dates/date-words.ts';
import { cutBefore } from '../geometry/segments.ts';
import type { Segment } from '../geometry/segments.ts';

/** In points: how far the text beside labels starts from its edge. */
const tolerancePt = 1.5;
/** In em: a narrower gap is a space between words. */
const minGap = 0.55;
/** Parts of dates are short: 'September 2019 –'. */
const maxLength = 24;

/**
 * 'Present with two apprentices' where the text beside labels starts at 'with': the last line of a date that wraps in its
 * gutter is closer to that text than the first one, whose type differs. Cut there, it is a line of the label again.
 */
export const withDatesCutAt = (segments: readonly Segment[], x: number): readonly Segment[] =>
  segments.flatMap((segment) => {
    if (segment.table !== undefined || segment.left >= x - minGap * segment.size || segment.right <= x)
      return [segment];
    const at = segment.scraps.findIndex(({ left }) => Math.abs(left - x) <= tolerancePt);
    const [before, scrap] = [segment.scraps[at - 1], segment.scraps[at]];
    if (before === undefined || scrap === undefined || scrap.left - before.right < minGap * segment.size)
      return [segment];
    const [label, text] = cutBefore(segment, at);
    return isPartOfDate(label.text) ? [label, text] : [segment];
  });

/** 'Juin 2024', 'December', '2018 – März', 'Present': nothing but words of dates. */
const isPartOfDate = (text: string): boolean => {
  const words = text.length > maxLength ? [] : text.split(/[\s–—-]+/u).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => year.test(word) || monthOf(word) !== null || isPresent(word));
};

const year = /^(?:\d{1,2}[./])?(?:19|20)\d\d[,.]?$/u;
