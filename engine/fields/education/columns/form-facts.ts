import { europassAddressLabels, europassLabels } from '../../../lexicon/phrases/europass-labels.ts';
import type { StudyColumn } from '../../../lexicon/phrases/study-details.ts';
import type { Row } from '../../entries/row.ts';
import { degreeScore } from '../degrees.ts';
import { institutionScore } from '../schools/institutions.ts';

const ofFields: ReadonlyMap<string, StudyColumn> = new Map(
  europassLabels.flatMap(({ column, labels }) => labels.map((label) => [label, column] as const)),
);
const columns: ReadonlyMap<string, StudyColumn> = new Map([
  ...ofFields,
  ...europassAddressLabels.map((label) => [label, 'detail'] as const),
]);

const literal = (label: string): string => label.replaceAll(/[()]/gu, String.raw`\$&`);
const anyOf = (labels: readonly string[]): string => labels.map(literal).join('|');

/** A label, and a colon or only a space before what it labels. */
const label = new RegExp(
  String.raw`(?<=^|[\t|]\s?)(?:${anyOf([...columns.keys()])})(?=:|\s)|(?<=\s)(?:${anyOf([...ofFields.keys()])})(?=:|\s)`,
  'giu',
);

/** Most rows begin with no label, and then none is looked for behind their first word. */
const leadingLabel = new RegExp(String.raw`^(?:${anyOf([...columns.keys()])})(?=:|\s)`, 'iu');

type Fact = { column: StudyColumn; from: number; to: number };

/** 'Website Design Diploma' begins with the word for an address, but without a colon or another label. */
const isSure = (text: string, found: readonly RegExpExecArray[]): boolean =>
  found.some((one) => ofFields.has(one[0].toLowerCase()) || text[one.index + one[0].length] === ':');

/** The facts of a row that begins with a label; none where it does not. */
const factsOf = (text: string): readonly Fact[] => {
  if (!leadingLabel.test(text)) return [];
  const found = [...text.matchAll(label)];
  if (!isSure(text, found)) return [];
  return found.flatMap((one, at) => {
    const start = one.index + one[0].length;
    const from = start + (/^[:\s]*/u.exec(text.slice(start))?.[0].length ?? 0);
    const to = from + text.slice(from, found[at + 1]?.index).replace(/[\s|]+$/u, '').length;
    return from < to ? [{ column: columns.get(one[0].toLowerCase()) ?? 'detail', from, to }] : [];
  });
};

const rowOf = (row: Row, { column, from, to }: Fact): Row => {
  const { isWrapped: _, goesOn: __, ...rest } = row;
  return { ...rest, from: row.from + from, text: row.text.slice(from, to), periods: [], columns: [column] };
};

/** The row below goes on with the value of the last label: it names nothing itself. */
const isRestOfValue = ({ text, periods, isWrapped }: Row): boolean =>
  isWrapped === true && periods.length === 0 && degreeScore(text) < 2 && institutionScore(text) < 2;

/**
 * 'Address 5 Harrow Road<tab>Field of study Botany<tab>Level in EQF 6': what the labels of a form say of the entry above.
 * The field and the grade become rows of their own, under the name of their column; the others are left out.
 */
export const withFormFacts = (rows: readonly Row[]): readonly Row[] => {
  let isBelowFacts = false;
  return rows.flatMap((row) => {
    const facts = factsOf(row.text);
    if (facts.length === 0 && isBelowFacts && isRestOfValue(row)) return [];
    isBelowFacts = facts.length > 0;
    return isBelowFacts ? facts.filter(({ column }) => column !== 'detail').map((fact) => rowOf(row, fact)) : [row];
  });
};
