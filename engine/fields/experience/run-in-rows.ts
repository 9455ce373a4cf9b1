import type { FoundPeriod } from '../dates/periods.ts';
import { startsWithVerb } from '../entries/prose.ts';
import type { Row } from '../entries/row.ts';
import { titleScore } from './titles.ts';

/** Rows of this shape from which on it is how the section is written. */
const minRows = 2;
/** Share of them whose first sentence names an occupation. */
const minTitles = 0.5;
const sureTitle = 2;
/** Words of a sentence that may be a header. */
const maxHeaderWords = 14;

/**
 * '2015 – 2019: Sound engineer. Harrow Films, Leeds. Two series and a play.': title, employer and duties in sentences of
 * one paragraph. Each becomes a row of its own, where most entries of a section are written that way.
 */
export const withRunInsApart = (rows: readonly Row[]): readonly Row[] => {
  const found = rows.map(runInOf);
  const counted = found.filter((runIn) => runIn !== null);
  const titles = counted.filter(({ isTitled }) => isTitled).length;
  if (counted.length < minRows || titles < minTitles * counted.length) return rows;
  return rows.flatMap((row, index) => {
    const runIn = found[index] ?? null;
    return runIn === null ? [row] : partsOf(row, runIn);
  });
};

/** Where the row is cut: before the second sentence of its header, if any, and before the duties. `isEmployer`: so is the second. */
type RunIn = { secondAt: number | null; dutiesAt: number; isTitled: boolean; isEmployer?: true };

const runInOf = (row: Row): RunIn | null => {
  const dates = row.periods.filter(({ isRange }) => isRange);
  const [period] = dates;
  if (period === undefined || dates.length > 1 || row.hasMarker || row.fact !== undefined) return null;
  return beginsWithDates(row, period) ? behindDates(row, period) : aroundDates(row, period);
};

const beginsWithDates = ({ text }: Row, { from }: FoundPeriod): boolean => /^[\s([]*$/u.test(text.slice(0, from));

const behindDates = (row: Row, period: FoundPeriod): RunIn | null => {
  const { text } = row;
  const start = period.to + (/^[\s)\].:,–—-]*/u.exec(text.slice(period.to))?.[0].length ?? 0);
  const named = inBold(row, start);
  if (named !== null) return named;
  const [first, second] = sentenceEnds(text, start);
  if (first === undefined) return null;
  return runInWith(text, text.slice(start, first.end), first.next, second);
};

/** '**(2015 – 2019) Harrow Ltd:** Welding of hulls and repair of tanks': a name in bold up to its colon, which needs no title. */
const inBold = ({ text, from, source: { typeChanges = [] } }: Row, start: number): RunIn | null => {
  const at = text.indexOf(':', start);
  if (at < 0 || at - start > maxNameLength || !isHeaderLike(text.slice(start, at))) return null;
  const [first, second] = typeChanges;
  const end = (second?.at ?? 0) - from;
  const isBold = first?.isBold === true && second?.isBold === false && end >= at && end <= at + 2;
  const next = at + 1 + (/^\s*/u.exec(text.slice(at + 1))?.[0].length ?? 0);
  if (!isBold || !isDuty(text.slice(next))) return null;
  // alone, a name that is no title is that of an employer
  return namesTitle(text.slice(start, at))
    ? { secondAt: null, dutiesAt: next, isTitled: true }
    : { secondAt: start, dutiesAt: next, isTitled: true, isEmployer: true };
};

/** Letters of such a name at most. */
const maxNameLength = 100;

/** 'Welder, Harrow Ltd (2015 – 2019): Welded the hulls of ships.' */
const aroundDates = ({ text }: Row, { from, to }: FoundPeriod): RunIn | null => {
  const stop = /^[\s)\]]*[:.](?:\s+|$)/u.exec(text.slice(to));
  if (stop === null) return null;
  const next = to + stop[0].length;
  return runInWith(text, text.slice(0, from).replace(/[\s([,–—-]+$/u, ''), next, sentenceEnds(text, next)[0]);
};

/** The sentence after the first is of the header if that one is a title or an employer alone. */
const runInWith = (text: string, first: string, next: number, second: Sentence | undefined): RunIn | null => {
  if (!isHeaderLike(first)) return null;
  const other = second === undefined ? '' : text.slice(next, second.end);
  const isTitled = namesTitle(first);
  const isAlone = isTitled ? !betweenParts.test(first) : namesTitle(other) || !betweenParts.test(first);
  if (!isAlone) return isDuty(text.slice(next)) ? { secondAt: null, dutiesAt: next, isTitled } : null;
  if (second === undefined || !isHeaderLike(other) || !isDuty(text.slice(second.next))) return null;
  return { secondAt: next, dutiesAt: second.next, isTitled: isTitled || namesTitle(other) };
};

const namesTitle = (sentence: string): boolean =>
  sentence.split(betweenParts).some((piece) => titleScore(piece.trim()) >= sureTitle);

const betweenParts = /[,;|•·]\s|\s[-–—|•·]\s|\s(?:at|bei|chez|presso|bij)\s/u;

/** A full stop after a word that it does not abbreviate: 'Leeds. Led', not 'St. Mary', 'Harrow Ltd. Leeds', 'J. Roe'. */
const sentenceEnd = /(?<=\p{L}{4}|\p{Lu}{3}|[’']\p{L}|[\d)\]”"])\.\s+(?=["“„«(]?[\p{Lu}\d])/gu;
const abbreviated = /(?:^|[\s(])(?:corp|dept|univ|bros|assoc|asst|mgmt|tech|prof|dipl|strasse|appl|inst)$/iu;

/** Where a sentence ends and the next one begins. */
type Sentence = { end: number; next: number };

const sentenceEnds = (text: string, from: number): readonly Sentence[] =>
  [...text.slice(from).matchAll(sentenceEnd)]
    .map(({ index, 0: stop }) => ({ end: from + index, next: from + index + stop.length }))
    .filter(({ end }) => !abbreviated.test(text.slice(from, end)));

const isHeaderLike = (text: string): boolean =>
  /\p{Lu}/u.test(text) && text.split(/\s+/u).length <= maxHeaderWords && !startsWithVerb(text) && !text.includes('\t');

/** Words in lower case among others, as a sentence has them and a row of names has not. */
const isDuty = (text: string): boolean => text === '' || (/(?:^|[\s(])\p{Ll}{3}/u.test(text) && /\S\s+\S/u.test(text));

const asEmployer = { form: 'fact', fact: 'employer' } as const;

const partsOf = (row: Row, { secondAt, dutiesAt, isEmployer }: RunIn): readonly Row[] => {
  const part = (from: number, to: number, hasMarker: boolean): Row => {
    const text = row.text.slice(from, to).trimEnd();
    return {
      ...row,
      from: row.from + from,
      text: hasMarker ? text : text.replace(/[.:]$/u, ''),
      periods: row.periods.flatMap((period) =>
        period.from >= from && period.to <= to ? [{ ...period, from: period.from - from, to: period.to - from }] : [],
      ),
      hasMarker,
    };
  };
  return [
    part(0, secondAt ?? dutiesAt, false),
    ...(secondAt === null ? [] : [{ ...part(secondAt, dutiesAt, false), ...(isEmployer ? asEmployer : {}) }]),
    ...(dutiesAt === row.text.length ? [] : [part(dutiesAt, row.text.length, true)]),
  ];
};
