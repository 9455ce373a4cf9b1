import { supervisedBy } from '../../lexicon/phrases/entry-labels.ts';
import { statedTitleEnd, statedTitleStart } from '../../lexicon/work/stated-titles.ts';
import type { Atom } from '../entries/atom.ts';
import type { Cut } from '../entries/cut-entries.ts';
import { startsWithVerb } from '../entries/prose.ts';
import type { Row } from '../entries/row.ts';
import { titleScore } from './titles.ts';

/** Score of a title from which on it needs no other evidence. */
const sureTitle = 2;

/** Words of a title in the first bullet. */
const maxTitleWords = 7;

const atomIn = ({ line, from }: Row, text: string, at: number): Atom => ({
  text,
  line,
  from: from + at,
  to: from + at + text.length,
  glue: 'line',
  row: 0,
  period: null,
});

/** 'Advisor: Odile Crane': somebody else's title. */
const namesSupervisor = ({ text }: Row): boolean => supervisedBy.exec(`, ${text}`)?.index === 0;

/** '• Welder' below 'Acme, 2019 – 2021': the first bullet is the title and nothing else. */
const titleInBullet = ({ body }: Cut): readonly Atom[] | undefined => {
  const [row, ...rest] = body[0] ?? [];
  return row === undefined || rest.length > 0 ? undefined : titleOfRow(row);
};

/** 'Advisor: Odile Crane' above 'Research Assistant', below the name of a university. */
const titleBehindSupervisor = ({ body }: Cut): readonly Atom[] | undefined => {
  const [first, second] = body.flat();
  return first === undefined || second === undefined || !namesSupervisor(first) ? undefined : titleOfRow(second);
};

const titleOfRow = (row: Row): readonly Atom[] | undefined => {
  if (row.text.split(' ').length > maxTitleWords || namesSupervisor(row)) return undefined;
  const text = row.text.replace(/[.:]$/u, '');
  if (titleScore(text) < sureTitle || startsWithVerb(row.text) || /[.,;]/u.test(text)) return undefined;
  return [atomIn(row, text, 0)];
};

/** 'Worked as a Lecturer in the department': the first sentence below a header without a title names it. */
const statedTitle = ({ body }: Cut): readonly Atom[] | undefined => {
  const row = body[0]?.[0];
  const start = row === undefined ? null : statedTitleStart.exec(row.text);
  if (row === undefined || start === null) return undefined;
  const rest = row.text.slice(start[0].length);
  const text = rest.slice(0, statedTitleEnd.exec(rest)?.index).trim();
  if (titleScore(text) < sureTitle) return undefined;
  return [atomIn(row, text, row.text.indexOf(text, start[0].length))];
};

/** Blocks below a header in which a label may ask for the title. */
const maxBlocks = 4;

/** 'Role: Welder' below 'Acme, 2019 – 2021'. */
const labelledTitle = ({ body }: Cut): readonly Atom[] | undefined => {
  const row = body
    .slice(0, maxBlocks)
    .flat()
    .find(({ fact }) => fact === 'title');
  return row === undefined ? undefined : [atomIn(row, row.text, 0)];
};

/** The title of a job below its header, where the header has none. */
export const titleBelow = (cut: Cut): readonly Atom[] | undefined =>
  labelledTitle(cut) ?? statedTitle(cut) ?? titleInBullet(cut) ?? titleBehindSupervisor(cut);

/** The first words of a description, set apart from the rest. */
export type RunIn = { title: readonly Atom[]; isSure: boolean; isTyped: boolean };

const endOfRunIn = /[.:](?=\s)|\s+[-–—](?=\s)/u;

/** '**Head of Design** – For a young company I …': the first words of the description, up to a full stop, colon or dash. */
export const runInOf = ({ body }: Cut): RunIn | null => {
  const row = body[0]?.[0];
  const end = row === undefined ? null : endOfRunIn.exec(row.text);
  if (row === undefined || end === null || end.index === 0 || namesSupervisor(row)) return null;
  const text = row.text.slice(0, end.index);
  const isName = /^\p{Lu}/u.test(text) && !/[,;]/u.test(text) && text.split(' ').length <= maxTitleWords;
  if (!isName || row.text.slice(end.index + end[0].length).trim() === '' || startsWithVerb(text)) return null;
  const next = row.from + end.index;
  const [first, ...changes] = row.source.typeChanges ?? [];
  const [change] = changes;
  const isTyped = first !== undefined && change !== undefined && change.at >= next && change.at <= next + maxSeparator;
  return { title: [atomIn(row, text, 0)], isSure: titleScore(text) >= sureTitle, isTyped };
};

/** Characters from the end of such words to where the other type begins: ' – '. */
const maxSeparator = 4;
