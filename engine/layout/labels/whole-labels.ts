import { monthOf } from '../../fields/dates/date-words.ts';
import { labelKind } from '../../lexicon/form-labels.ts';
import { isListed, knownTitle } from '../../sections/titles/title-kind.ts';
import { isDated, isOpenDate } from '../lines/dated.ts';
import type { Segment } from '../geometry/segments.ts';
import type { TextRow } from '../lines/text-rows.ts';

/** In em: minimum gap between labels and text. */
export const minGap = 0.6;

/** A label with all its lines so far, its last line and that line's width. */
export type WholeLabel = {
  text: string;
  last: string;
  width: number;
  /** From the list, or made of titles from it: 'Experience & Training'. */
  isTitle: boolean;
  isForm: boolean;
};
export const noLabel: WholeLabel = { text: '', last: '', width: 0, isTitle: false, isForm: false };

/** A label with one more line; `above` is null for its first. */
export const wholeOf = (above: WholeLabel | null, label: readonly Segment[]): WholeLabel => {
  const last = textOf(label);
  const text = above === null ? last : joinedText(above, label);
  const width = Math.max(...label.map(({ right }) => right)) - Math.min(...label.map(({ left }) => left));
  return { text, last, width, isTitle: knownTitle(text) !== null, isForm: labelKind(text) !== null };
};

const textOf = (label: readonly Segment[]): string => label.map((segment) => segment.text).join(' ');
const joinedText = (above: WholeLabel, label: readonly Segment[]): string =>
  isNumber(above.text) ? textOf(label) : `${above.text} ${textOf(label)}`;

/** Width of the widest label. */
export const roomOf = (rows: readonly TextRow[], x: number): number =>
  Math.max(
    ...rows
      .flatMap((row) => row.segments.filter((segment) => isLeftOf(segment, x)))
      .map(({ left, right }) => right - left),
  );

/**
 * False where one date follows another, one section title another, or a name that would have fit behind the previous
 * one: each is a label of its own, unless the first is unfinished ('2019 –', 'Professional').
 */
export const continuesLabel = (label: WholeLabel, next: readonly Segment[], room: number): boolean => {
  const [first] = next;
  if (first === undefined || openEnd.test(label.last) || isNumber(label.text)) return true;
  // '2021, 2023' above 'September –': the first date is whole; 'September –' above 'December 2018' is not
  if (startsWithMonth(first.text) && endsInYear.test(label.text)) return false;
  if (startsWithMonth(first.text) && startsWithMonth(label.text) && /[-–—]$/u.test(label.last)) return true;
  const wouldHaveFit = label.width + widthOfFirstWord(first) < room;
  const whole = joinedText(label, next);
  if (!wouldHaveFit && describesNext(label.text, first.text, whole)) return true;
  if ((label.isTitle || label.isForm || wouldHaveFit) && /^\p{Lu}/u.test(first.text) && !isListed(whole))
    return labelKind(whole) !== null;
  if (!isDated(label.text) || !isDated(first.text)) return true;
  return isOpenDate(label.last) || /^(?:[-–—]|to\b|bis\b)/u.test(first.text);
};

/**
 * 'Teaching' above 'Experience', 'Other' above 'Relevant': a title that also describes another. 'Skills' above
 * 'Experience' does not.
 */
const describesNext = (label: string, next: string, whole: string): boolean => {
  if (knownTitle(label) !== 'other') return false;
  if (isListed(next)) return knownTitle(next) === 'experience' && knownTitle(whole) === 'experience';
  return adjectiveAlone.test(label);
};
const adjectiveAlone = /^(?:other|additional)$/iu;

const startsWithMonth = (text: string): boolean => monthOf(text.split(/[\s,.]/u, 1)[0] ?? '') !== null;
const endsInYear = /(?:19|20)\d\d$/u;

/** '01' above 'Statement' */
const isNumber = (text: string): boolean => /^\d{1,2}\.?$/u.test(text);

/** 'Academics &' above 'Training' */
const openEnd = /(?:[&+/,]|\b(?:and|of|und|et|y|e|de))$/iu;

const widthOfFirstWord = ({ text, left, right }: Segment): number =>
  ((text.split(/\s/u, 1)[0] ?? '').length + 1) * ((right - left) / Math.max(1, text.length));

/** True for a segment that ends before the text at `x` starts. */
export const isLeftOf = (segment: Segment, x: number): boolean =>
  segment.right <= x - minGap * Math.min(segment.size, 12);
