import type { Line, Reading } from '../../model/reading.ts';
import type { Section } from '../../model/resume.ts';
import type { DateHabits } from '../dates/date-habits.ts';
import { isOnlyPresent } from '../dates/date-words.ts';
import { periodsIn } from '../dates/periods.ts';

/** Lines with a bullet or number. */
export const isItemLine = (line: Line): boolean => line.markerLength > 0 || line.isListItem;

/** Left edges that differ by less, in points, are one level. */
const levelStep = 4;
/** Share of the outer items with dates from which on they are entries, where items are nested in them, and where not. */
const nestedShare = 0.6;
const flatShare = 0.8;
/** Share of the nested items with dates up to which they are details. */
const maxDetails = 0.25;
/** Items from which on a list tells something. */
const minItems = 2;

/** `isDatedBelow`: the dates are at the end of the last line, or are all of a line below the first one. */
type Item = { number: number; line: Line; isDated: boolean; isDatedBelow: boolean };
type NumberedLine = { number: number; line: Line };

/** Lines of the longest item that is the header of an entry and nothing else, and of one with a list nested in it. */
const maxItemLines = 3;
const maxOuterLines = 6;

/** The items, which are dated on their own line or on one that they continue on. */
const itemsOf = (lines: readonly NumberedLine[], habits: DateHabits): readonly Item[] => {
  const starts = lines.flatMap(({ line }, at) => (isItemLine(line) ? [at] : []));
  return starts.flatMap((at, index): Item[] => {
    const own = lines.slice(at, starts[index + 1] ?? lines.length);
    const [first] = own;
    if (first === undefined) return [];
    const isDatedHere = hasDates(first.line, habits) || isOnlyDates(first.line, habits);
    const next = lines[starts[index + 1] ?? lines.length]?.line;
    const isOuter = next !== undefined && levelOf(next) >= levelOf(first.line) + levelStep;
    const below = own.slice(1).map(({ line }) => line);
    const isDatedBelow =
      !isDatedHere &&
      own.length <= (isOuter ? maxOuterLines : maxItemLines) &&
      (areDatesIn(below, habits) || endsInDates(own.at(-1)?.line, habits));
    return [{ ...first, isDated: isDatedHere || isDatedBelow, isDatedBelow }];
  });
};

/**
 * The items of a section that are the headers of its entries: '• Welder at Acme, 2019 – 2021' with its duties nested in
 * it, or a list in which every item has dates of its own and nothing else in the section has. Long hostile lines have
 * no dates.
 */
export const entryItemsOf = (reading: Reading, section: Section, habits: DateHabits): ReadonlySet<number> => {
  const lines = section.lines.flatMap((number) => {
    const line = reading.lines[number];
    return line === undefined || line.isFurniture ? [] : [{ number, line }];
  });
  const items = itemsOf(lines, habits);
  if (items.filter(({ isDated }) => isDated).length < minItems) return new Set();
  const outermost = Math.min(...items.map(({ line }) => levelOf(line)));
  const outer = items.filter(({ line }) => levelOf(line) < outermost + levelStep);
  const nested = items.filter((item) => !outer.includes(item));
  const isList =
    nested.length > 0
      ? shareOfDated(outer) >= nestedShare && shareOfDated(nested) <= maxDetails
      : shareOfDated(outer) >= flatShare &&
        lines.filter(({ line }) => !isItemLine(line) && hasDates(line, habits)).length ===
          items.filter(({ isDatedBelow }) => isDatedBelow).length;
  return new Set(isList ? outer.map(({ number }) => number) : []);
};

/** Items nested in the list of a DOCX are a step apart, whatever their indentation. */
const levelOf = ({ listLevel, box }: Line): number => (listLevel === undefined ? (box?.x ?? 0) : listLevel * levelStep);

const shareOfDated = (items: readonly Item[]): number =>
  items.filter(({ isDated }) => isDated).length / Math.max(1, items.length);

const endsInDates = (line: Line | undefined, habits: DateHabits): boolean => {
  const last = periodsIn(line?.text ?? '', habits).at(-1);
  return last?.isRange === true && /^[\s.)\]]*$/u.test(line?.text.slice(last.to) ?? '');
};

/** A line with both dates and nothing else, or '2019' above 'Present'. */
const areDatesIn = (lines: readonly Line[], habits: DateHabits): boolean =>
  lines.some((line, at) => {
    if (!isOnlyDates(line, habits)) return false;
    const next = lines[at + 1];
    return (
      hasDates(line, habits) || (next !== undefined && (isOnlyDates(next, habits) || isOnlyPresent(next.text.trim())))
    );
  });

const hasDates = ({ text }: Line, habits: DateHabits): boolean =>
  periodsIn(text, habits).some(({ isRange }) => isRange);

/** '2016' and '03/2018 08/2018': the line above what happened then. */
const isOnlyDates = ({ text }: Line, habits: DateHabits): boolean => {
  const found = periodsIn(text, habits);
  const parts = found.map(({ to }, index) => text.slice(to, found[index + 1]?.from));
  return found.length > 0 && ![text.slice(0, found[0]?.from), ...parts].some((part) => /[\p{L}\d]/u.test(part));
};

/**
 * '2018<tab>• BSc Botany' above 'Harrow University': where each bullet of the section is behind dates, with a line without
 * one below, it is before the head of an entry.
 */
export const areBulletsOfHeads = (lines: readonly Line[]): boolean => {
  const heads = new Set(lines.filter(({ text }) => bulletBehindDates.test(text)));
  return (
    heads.size >= minItems &&
    !lines.some(isItemLine) &&
    lines.every((line, at) => !heads.has(line) || (at + 1 < lines.length && !heads.has(lines[at + 1] ?? line)))
  );
};

const bulletBehindDates = /^[^\t]{0,32}\d{4}[^\t]{0,32}\t[•●▪◦‣∙·]\s/u;
