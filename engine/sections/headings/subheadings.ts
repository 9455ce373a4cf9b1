import type { Line } from '../../model/reading.ts';
import { knownTitle } from '../titles/title-kind.ts';
import type { Candidate } from './candidates-of.ts';
import { columnOf, styleKey } from './line-style.ts';
import { isHigher, isMainStyle, type StyleUse } from './style-uses.ts';

/**
 * Candidates that their place shows to be subheadings, whatever their words: 'Tools' in the type of 'Web Development',
 * which is right below 'SKILLS', and 'Other' in a row with 'Front End' and 'Back End'.
 */
export const subheadingsIn = (
  candidates: readonly Candidate[],
  uses: ReadonlyMap<string, StyleUse>,
  lines: readonly Line[],
): ReadonlySet<Candidate> => {
  const captions = typesOfCaptions(candidates, uses);
  const rows = linesByType(lines);
  return new Set(
    candidates.filter(
      (candidate) => captions.has(captionKey(candidate)) || isInRowOfCaptions(candidate, candidates, uses, rows, lines),
    ),
  );
};

const captionKey = ({ key, line }: Candidate): string => `${columnOf(line)} ${key}`;
const rowsKey = (line: Line): string => `${line.page} ${styleKey(line)}`;

type LinesOfType = (line: Line) => readonly Line[];

/** The lines in the type of another on its page. Only candidates beside other columns ask for them, so most pages need none. */
const linesByType = (lines: readonly Line[]): LinesOfType => {
  let rows: ReadonlyMap<string, readonly Line[]> | null = null;
  return (line) => {
    rows ??= Map.groupBy(lines, rowsKey);
    return rows.get(rowsKey(line)) ?? [];
  };
};

/** The types, by column, of lines that are no titles and right below a title of a higher rank. */
const typesOfCaptions = (candidates: readonly Candidate[], uses: ReadonlyMap<string, StyleUse>): ReadonlySet<string> =>
  new Set(
    candidates.flatMap((candidate, at) => {
      const above = candidates[at - 1];
      if (above === undefined || candidate.title !== null || candidate.index !== lastLineOf(above) + 1) return [];
      if (columnOf(above.line) !== columnOf(candidate.line) || !isTitleAbove(above, candidate, uses)) return [];
      return [captionKey(candidate)];
    }),
  );

const lastLineOf = ({ index, more }: Candidate): number => more.at(-1) ?? index;

/** True for a known title in the headings' type whose rank is above that of the candidate. */
const isTitleAbove = (above: Candidate, candidate: Candidate, uses: ReadonlyMap<string, StyleUse>): boolean => {
  const [higher, own] = [uses.get(above.key), uses.get(candidate.key)];
  if (above.title?.by !== 'title' || higher === undefined || own === undefined) return false;
  return isMainStyle(higher) && isHigher(higher, own);
};

/** Share of its height in which a line is level with another. */
const minLevel = 0.5;

/** Level with a line in the same type that is no title, and the row is right below a title over its full width. */
const isInRowOfCaptions = (
  candidate: Candidate,
  candidates: readonly Candidate[],
  uses: ReadonlyMap<string, StyleUse>,
  rows: LinesOfType,
  lines: readonly Line[],
): boolean => {
  const { line } = candidate;
  if (!line.isBesideColumn || line.box === null) return false;
  const level = rows(line).filter((other) => other !== line && areLevel(line, other));
  if (level.every(({ text }) => text.split('\t').every((cell) => knownTitle(cell) !== null))) return false;
  const first = Math.min(candidate.index, ...level.map((other) => lines.indexOf(other)));
  const above = candidates.find((other) => lastLineOf(other) === first - 1);
  return above !== undefined && !above.line.isBesideColumn && isTitleAbove(above, candidate, uses);
};

const areLevel = ({ box }: Line, { box: other }: Line): boolean => {
  if (box === null || other === null) return false;
  const overlap = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return overlap > minLevel * Math.min(box.height, other.height);
};
