import { periodsIn } from '../dates/periods.ts';
import type { Atom } from '../entries/atom.ts';
import { endsSentence } from '../entries/prose.ts';
import { isOnlyPeriod, type Row } from '../entries/row.ts';
import { anchorScore } from '../entries/scores/anchor-score.ts';
import { styleKey } from '../entries/section-style.ts';
import { mayTellOfJob, toldJobIn, type ToldJob } from './told-jobs.ts';

/** The most lines that one sentence may have. */
const maxLines = 3;
/** From this score on a row holds the dates of an entry: see `anchorScore`. */
const clearDates = 3;

type Sentence = { rows: readonly Row[]; told: NonNullable<Row['told']> };

/**
 * Rows with the sentences that tell of jobs as one row each, where a section tells most of its jobs that way: among
 * headers with dates such a sentence is a duty.
 */
export const withToldJobs = (rows: readonly Row[]): readonly Row[] => {
  const found = new Map<Row, Sentence>();
  rows.forEach((row, index) => {
    const sentence = sentenceAt(rows, index);
    if (sentence !== null) found.set(row, sentence);
  });
  if (found.size === 0) return rows;
  const sentences = [...found.values()];
  const taken = new Set(sentences.flatMap((sentence) => sentence.rows));
  const dated = rows.filter(
    (row) => !taken.has(row) && row.periods.some(({ isRange }) => isRange) && anchorScore(row, true) >= clearDates,
  );
  const datedSentences = sentences.flatMap(({ rows: own, told }) => (told.period === null ? [] : own.slice(0, 1)));
  const isTelling = (section: number): boolean => {
    const others = countIn(dated, section);
    return others === 0 || others < countIn(datedSentences, section);
  };
  const skipped = new Set<Row>();
  return rows.flatMap((row): readonly Row[] => {
    if (skipped.has(row)) return [];
    const sentence = found.get(row);
    if (sentence === undefined || !isTelling(row.section)) return [row];
    for (const one of sentence.rows) skipped.add(one);
    return [
      { ...row, told: sentence.told, periods: sentence.told.period?.period?.isRange === true ? row.periods : [] },
    ];
  });
};

const countIn = (rows: readonly Row[], section: number): number => rows.filter((row) => row.section === section).length;

/** The sentence that begins with a row, if it tells of a job: as few rows as name the dates too, else as few as it takes. */
const sentenceAt = (rows: readonly Row[], index: number): Sentence | null => {
  let best: Sentence | null = null;
  for (let count = 1; count <= maxLines; count += 1) {
    const some = rows.slice(index, index + count);
    const last = some.at(-1);
    if (some.length < count || last === undefined) break;
    if (count > 1 && !mayContinue(last, some.at(-2) ?? last)) break;
    const told = toldIn(some);
    if (told === null) continue;
    if (told.period !== null) return { rows: some, told };
    best ??= { rows: some, told };
  }
  return best;
};

/** A sentence continues in the type it began in, and in a DOCX in the same paragraph. */
const mayContinue = (row: Row, before: Row): boolean =>
  row.section === before.section &&
  !row.hasMarker &&
  !isOnlyPeriod(row) &&
  !endsSentence(before.text) &&
  row.source.paragraph === before.source.paragraph &&
  styleKey(row) === styleKey(before);

const toldIn = (rows: readonly Row[]): Sentence['told'] | null => {
  const text = rows.map((row) => row.text).join(' ');
  if (!mayTellOfJob(text)) return null;
  const periods = periodsIn(text);
  const period = periods.find(({ isRange }) => isRange) ?? periods[0] ?? null;
  const told: ToldJob | null = toldJobIn(text, period);
  if (told === null) return null;
  const pieces = (stretch: { from: number; to: number } | null): readonly Atom[] =>
    stretch === null ? [] : atomsIn(rows, stretch);
  const [dates] = period === null ? [] : atomsIn(rows, period);
  return {
    title: pieces(told.title),
    employer: pieces(told.employer),
    period: dates === undefined ? null : { ...dates, period },
  };
};

/** The parts of a stretch of the joined rows in each of them. */
const atomsIn = (rows: readonly Row[], { from, to }: { from: number; to: number }): readonly Atom[] => {
  let start = 0;
  return rows.flatMap((row, index): Atom[] => {
    const [begin, end] = [Math.max(from, start) - start, Math.min(to, start + row.text.length) - start];
    start += row.text.length + 1;
    if (end <= begin) return [];
    const text = row.text.slice(begin, end);
    const at = row.from + begin;
    return [{ text, line: row.line, from: at, to: at + text.length, glue: 'line', row: index, period: null }];
  });
};
