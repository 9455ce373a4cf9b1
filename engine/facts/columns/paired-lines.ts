import type { Line, Reading } from '../../model/reading.ts';
import { isListed } from '../../sections/titles/title-kind.ts';

// Short facts in rows: 'Date of birth    4 May 1990', 'English    fluent'. They look like columns, but a row is stored
// and read as one, so that no parser mixes them up.

/** A row of three or more in one list; two may be anything. */
const minRows = 3;
/** Longer text left of a gap is no label. */
const maxLabelWords = 4;
const maxValueWords = 6;
/** At least this share of the values is short, or of the labels ends in a colon. */
const minShare = 0.6;
/** Runs of blanks or a colon may be stored between a label and its value. */
const maxRunsBetween = 3;

type Pair = { label: number; value: number };

const middleOf = ({ box }: Line): number => (box === null ? 0 : box.y + box.height / 2);

const isLevel = (one: Line, other: Line): boolean =>
  one.box !== null &&
  other.box !== null &&
  one.page === other.page &&
  Math.abs(middleOf(one) - middleOf(other)) < Math.min(one.box.height, other.box.height) / 3;

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const isStoredNext = (one: Line, other: Line): boolean => {
  const between = (other.pieces[0]?.run ?? -1) - (one.pieces.at(-1)?.run ?? 0);
  return between >= 0 && between <= maxRunsBetween;
};

const isPair = (label: Line, value: Line): boolean =>
  value.isBesideColumn &&
  value.column > label.column &&
  isLevel(label, value) &&
  isStoredNext(label, value) &&
  wordsIn(label.text) <= maxLabelWords &&
  ![label, value].some(({ text }) => isListed(text));

const endsInColon = /:\s*$/u;
const beginsWithColon = /^\s*:/u;

const areFacts = (pairs: readonly Pair[], { lines }: Reading): boolean => {
  const textOf = (index: number): string => lines[index]?.text ?? '';
  const short = pairs.filter(({ value }) => wordsIn(textOf(value)) <= maxValueWords).length;
  const colons = pairs.filter(
    ({ label, value }) => endsInColon.test(textOf(label)) || beginsWithColon.test(textOf(value)),
  ).length;
  return pairs.length >= minRows && Math.max(short, colons) >= pairs.length * minShare;
};

/** In points: lines of one row are at most this far apart, or a third of their height. */
const bandPt = 8;

type Bands = ReadonlyMap<string, readonly number[]>;

const bandOf = (line: Line, step: number): string => `${line.page} ${Math.floor(middleOf(line) / bandPt) + step}`;

/** The lines beside others, by page and height: each is compared with the few around it. */
const bandsOf = (indices: readonly number[], { lines }: Reading): Bands => {
  const bands = new Map<string, number[]>();
  for (const index of indices) {
    const line = lines[index];
    if (line === undefined) continue;
    const band = bandOf(line, 0);
    const known = bands.get(band);
    if (known === undefined) bands.set(band, [index]);
    else known.push(index);
  }
  return bands;
};

const maxInBand = 40;

const valueOf = (label: Line, bands: Bands, { lines }: Reading): number | undefined =>
  [-1, 0, 1]
    .flatMap((step) => (bands.get(bandOf(label, step)) ?? []).slice(0, maxInBand))
    .find((index) => {
      const line = lines[index];
      return line !== undefined && isPair(label, line);
    });

/** Longer values are sentences, which fall apart when they are read across. */
const maxWordsInSection = 10;

/**
 * All labels of a section, whose heading and the next one have nothing beside them: the right column ends with each
 * section, so that it is no text of its own. Its values may be longer.
 */
const areWholeSection = (pairs: readonly Pair[], { lines }: Reading, headings: ReadonlySet<number>): boolean => {
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (first === undefined || last === undefined || pairs.length < minRows) return false;
  const [above, below] = [first.label - 1, last.label + 1];
  const isAlone = (heading: number): boolean => {
    const line = lines[heading];
    return (
      line !== undefined && headings.has(heading) && !lines.some((other) => other !== line && isLevel(line, other))
    );
  };
  return (
    isAlone(above) &&
    (isAlone(below) || below === first.value) &&
    pairs.every(({ value }) => wordsIn(lines[value]?.text ?? '') <= maxWordsInSection)
  );
};

/** Lines of lists of short facts whose rows are stored one after the other. `headings`: their lines. */
export const pairedLinesOf = (visual: Reading, headings: ReadonlySet<number>): ReadonlySet<number> => {
  const { lines } = visual;
  const beside = lines.flatMap((line, index) => (line.isBesideColumn && line.box !== null ? [index] : []));
  const bands = bandsOf(beside, visual);
  const found = new Set<number>();
  let list: Pair[] = [];
  const close = (): void => {
    if (areFacts(list, visual) || areWholeSection(list, visual, headings))
      for (const { label, value } of list) found.add(label).add(value);
    list = [];
  };
  for (const index of beside) {
    const label = lines[index];
    if (label === undefined) continue;
    const value = valueOf(label, bands, visual);
    const last = list.at(-1);
    if (last !== undefined && (value === undefined || last.label !== index - 1)) close();
    if (value !== undefined) list.push({ label: index, value });
  }
  close();
  return withContinuations(found, visual);
};

/** The second line of a value stands below it, without a label. */
const withContinuations = (found: Set<number>, { lines }: Reading): ReadonlySet<number> => {
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (!found.has(index - 1) || found.has(index) || before === undefined || !line.isBesideColumn) continue;
    const isBelow = line.page === before.page && line.column === before.column && line.column > 0;
    if (isBelow && isStoredNext(before, line) && !isListed(line.text)) found.add(index);
  }
  return found;
};
