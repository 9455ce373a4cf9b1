import type { Line, Reading } from '../../model/reading.ts';
import type { Section } from '../../model/resume.ts';
import type { DateHabits } from '../dates/date-habits.ts';
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

type Item = { number: number; line: Line; isDated: boolean };

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
  const items = lines
    .filter(({ line }) => isItemLine(line))
    .map(({ number, line }): Item => ({ number, line, isDated: hasDates(line, habits) }));
  if (items.filter(({ isDated }) => isDated).length < minItems) return new Set();
  const outermost = Math.min(...items.map(({ line }) => levelOf(line)));
  const outer = items.filter(({ line }) => levelOf(line) < outermost + levelStep);
  const nested = items.filter((item) => !outer.includes(item));
  const isList =
    nested.length > 0
      ? shareOfDated(outer) >= nestedShare && shareOfDated(nested) <= maxDetails
      : shareOfDated(outer) >= flatShare && !lines.some(({ line }) => !isItemLine(line) && hasDates(line, habits));
  return new Set(isList ? outer.map(({ number }) => number) : []);
};

/** Items nested in the list of a DOCX are a step apart, whatever their indentation. */
const levelOf = ({ listLevel, box }: Line): number => (listLevel === undefined ? (box?.x ?? 0) : listLevel * levelStep);

const shareOfDated = (items: readonly Item[]): number =>
  items.filter(({ isDated }) => isDated).length / Math.max(1, items.length);

const hasDates = ({ text }: Line, habits: DateHabits): boolean =>
  periodsIn(text, habits).some(({ isRange }) => isRange);
