import { dateColumnName, detailLabel, supervisedBy } from '../../../lexicon/phrases/entry-labels.ts';
import { factOf, type Fact } from '../../../lexicon/form-labels.ts';
import { isDateRest } from '../../dates/date-rest.ts';
import type { FoundPeriod } from '../../dates/periods.ts';
import { endsInLegalForm, namesOnlyOccupation, titleScore } from '../../experience/titles.ts';
import { listsTools } from '../../experience/tools.ts';
import type { Atom, Glue } from '../atom.ts';
import { startsWithVerb } from '../prose.ts';
import type { Row } from '../row.ts';
import { townsApart } from '../towns-apart.ts';
import { bracketed } from './brackets.ts';
import { bracketOverRows, inTheirRows } from './open-brackets.ts';
import { unwrapped } from './unwrapped.ts';
import { formAt, nextSign, separatorAt, stopAt, typeChangeAt } from './separators.ts';
import type { Stretch } from './stretch.ts';
import { trimmed } from './trimmed.ts';
import { withWholeNames, type TextPiece } from './whole-names.ts';

/**
 * Splits the header rows into atoms, with dates and their brackets cut out. Commas and dashes inside brackets do not
 * separate.
 */
export const atomsOf = (rows: readonly Row[], anchor: Row | null): readonly Atom[] => {
  const periodsOf = (row: Row): Row['periods'] =>
    row === anchor ? row.periods : row.periods.filter((period) => period.isRange);
  const atoms: (readonly Atom[])[] = [];
  while (atoms.length < rows.length) {
    const index = atoms.length;
    const row = rows[index];
    if (row === undefined) break;
    // without dates, rows with brackets are more often text than a header
    const below = anchor === null ? undefined : rows[index + 1];
    const broken = bracketOverRows({ ...row, periods: periodsOf(row) }, below);
    if (broken === null) {
      atoms.push(glued(atomsOfRow(row, index, periodsOf(row), row === anchor), row, index));
      continue;
    }
    const { whole, dates } = broken;
    const isDated = row === anchor || below === anchor;
    const own = inTheirRows(atomsOfRow(whole, index, isDated ? whole.periods : periodsOf(whole), isDated), broken);
    atoms.push(glued(own.above, row, index), own.below.concat(dates.map((period) => atomOfPeriod(row, index, period))));
  }
  return unwrapped(atoms, rows);
};

/** The first atom with what separates it from the row above. */
const glued = (atoms: readonly Atom[], row: Row, index: number): readonly Atom[] =>
  atoms.map((atom, position) =>
    position === 0
      ? { ...atom, glue: row.isWrapped === true && index > 0 ? ('wrap' as const) : ('line' as const) }
      : atom,
  );

const atomOfPeriod = (row: Row, index: number, period: FoundPeriod): Atom => ({
  text: row.text.slice(period.from, period.to),
  line: row.line,
  from: row.from + period.from,
  to: row.from + period.to,
  glue: /\t[\s([]*$/u.test(row.text.slice(0, period.from)) ? 'tab' : 'date',
  row: index,
  period,
});

const atomsOfRow = (row: Row, index: number, periods: Row['periods'], isAnchor: boolean): readonly Atom[] => {
  if (!isAnchor && (detailLabel.test(row.text) || listsTools(row.text))) return [];
  const atoms: Atom[] = [];
  let from = 0;
  for (const period of periods) {
    const start = row.text.slice(0, period.from).replace(/[\s([]+$/u, '').length;
    const tail = /^[\s)\].]*/u.exec(row.text.slice(period.to))?.[0] ?? '';
    const end = period.to + (tail.includes(')') || tail.includes(']') ? tail.trimEnd().length : 0);
    const open = tail.includes(')') ? openBracketIn(row.text, from, start) : -1;
    if (open < 0) atoms.push(...textAtoms(row, index, from, start));
    else {
      atoms.push(...textAtoms(row, index, from, open));
      // 'Cook (part-time, nights, 2016 – 2018)': no name is in it
      if (/\p{Lu}/u.test(row.text.slice(open, start))) atoms.push(...textAtoms(row, index, open + 1, start));
    }
    atoms.push(atomOfPeriod(row, index, period));
    from = end;
  }
  const rest = row.text.slice(from);
  if (periods.length === 0 || !beginsDescription.test(rest) || namesJob(rest))
    atoms.push(...textAtoms(row, index, from, row.text.length));
  return townsApart(atoms.filter((atom) => !isRestOfDates(atom, row)));
};

/** '2016 – 2020: responsible for the books': what was done there, not a part of the header. */
const beginsDescription = /^[\s)\].]*(?::|\s[-–—]\s)\s*\p{Ll}\S*\s+\S+\s+\S/u;

/** 'Porter (Harrow Arms, Leeds, 2016 – 2020)': where the bracket opens that the dates close; -1 when there is none. */
const openBracketIn = (text: string, from: number, to: number): number => {
  const words = text.slice(from, to);
  const open = words.lastIndexOf('(');
  return open > 0 && !words.includes(')', open) ? from + open : -1;
};

/** Score of an occupation. */
const sureTitle = 2;

/** What separates a title in lower case from a name: a comma, or a word for 'at'. */
const beforeName = /,\s(?=\p{Lu})|\s(?:at|chez|bij|bei|presso|na|no|au|à)\s(?=(?:la |le |les |l['’])?\p{Lu})/u;

/** '2016 – 2020 : vendeuse, Harrow Mode', '2016 – 2020: verkoopster bij Harrow' */
const namesJob = (rest: string): boolean => {
  const words = rest.replace(/^[^\p{L}]+/u, '');
  const end = beforeName.exec(words)?.index ?? 0;
  return end > 0 && !startsWithVerb(words) && titleScore(words.slice(0, end)) >= sureTitle;
};

/** 'Mars' in a cell of its own is an employer, after a dash it is a month. */
const isRestOfDates = ({ text, glue, period }: Atom, { periods }: Row): boolean =>
  period === null &&
  periods.length > 0 &&
  (text.includes(' ') || glue === 'date' || glue === 'dash' || glue === 'comma') &&
  isDateRest(text);

/** Without who supervised the work: 'Field Assistant, Advisor: Dr. Nora Quill<tab>Leeds'. */
const textAtoms = (row: Row, index: number, from: number, to: number): readonly Atom[] => {
  const label = row.text.includes(':') ? supervisedBy.exec(row.text.slice(from, to)) : null;
  if (label === null || label.index === 0) return namedAtoms(row, index, from, to);
  const start = from + label.index;
  const tab = row.text.indexOf('\t', start + label[0].length);
  const rest = tab < 0 || tab >= to ? [] : namedAtoms(row, index, tab, to);
  return [...namedAtoms(row, index, from, start), ...rest];
};

const namedAtoms = (row: Row, index: number, from: number, to: number): readonly Atom[] => {
  const pieces: Stretch[] = [];
  let start = from;
  let glue: Glue = from === 0 ? 'line' : 'date';
  let depth = 0;
  let position = nextSign(row.text, from);
  while (position < to) {
    const letter = row.text[position] ?? '';
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    const isOpen = depth === 0 || letter === '\t';
    const found = isOpen
      ? (separatorAt(row.text, position, to) ??
        stopAt(row.text, start, position, to) ??
        formAt(row.text, start, position, to) ??
        typeChangeAt(row, position))
      : null;
    if (found === null) {
      position = nextSign(row.text, position + 1);
      continue;
    }
    if (letter === '\t') depth = 0;
    pieces.push({ from: start, to: position, glue });
    ({ glue } = found);
    start = position + found.length;
    position = nextSign(row.text, start);
  }
  pieces.push({ from: start, to, glue });
  return withWholeNames(row.text, pieces)
    .flatMap((piece, at, all) => bracketed(row.text, { ...piece, ...labelledBy(row, all[at - 1], piece) }))
    .flatMap((piece) => trimmed(row, index, piece));
};

/** 'Employer: Acme | Role: Welder': the label before a piece, before the whole row, or over the column of a table. */
const labelledBy = (row: Row, label: TextPiece | undefined, { from, glue }: TextPiece): { fact?: Fact } => {
  const asked = glue === 'tab' || from === 0 ? factOfColumn(row, from) : null;
  if (asked !== null) return { fact: asked };
  const isBehindLabel = label !== undefined && (glue === 'colon' || glue === 'dash' || glue === 'tab');
  const fact = isBehindLabel ? factOf(row.text.slice(label.from, label.to)) : from === 0 ? (row.fact ?? null) : null;
  return fact === null ? {} : { fact };
};

/** What the head of its column asks of a cell. Dates are set aside: 'From' and 'To' may share one cell. */
const factOfColumn = ({ text, columns = [], periods }: Row, from: number): Fact | null => {
  if (columns.length === 0) return null;
  const asked = columns.filter((name) => factOf(name) !== 'dates' && !dateColumnName.test(name)).map(factOf);
  let at = 0;
  const cells = text.split('\t').flatMap((cell) => {
    const start = at;
    at += cell.length + 1;
    return periods.some((period) => period.from >= start && period.from < at) ? [] : [{ start, end: at }];
  });
  if (cells.length !== asked.length) return null;
  if (cells.some(({ start, end }, index) => isAgainst(text.slice(start, end).trim(), asked[index]))) return null;
  const cell = cells.findIndex(({ start, end }) => from >= start && from < end);
  return asked[cell] ?? null;
};

/** 'Ashby Ltd' below 'Role', 'Clerk' below 'Company': the heads do not fit the cells of this row. */
const isAgainst = (cell: string, asked: Fact | null | undefined): boolean =>
  asked === 'employer' ? namesOnlyOccupation(cell) : (asked === 'title' || asked === 'place') && endsInLegalForm(cell);
