import { titleScore } from '../../experience/titles.ts';
import { atomsOf } from '../atoms/atoms.ts';
import type { Cut } from '../cut-entries.ts';
import { endsSentence, startsWithVerb } from '../prose.ts';
import { isOnlyPeriod, type Row } from '../row.ts';

/**
 * What the first rows below a dated header say that they are a part of: the title behind a label ('Function: Letter carrier
 * on Saturdays'), and, where the header has nothing but dates, the item beside them ('• Project Officer, Harrow
 * Works<tab>2019 – 2021').
 */
export const headsFromBody = (cuts: readonly Cut[]): readonly Cut[] =>
  cuts.map((cut) => {
    const [first, ...rest] = cut.body;
    if (cut.anchor === null || first === undefined || !(isLabelled(cut, first) || isBeside(cut, first))) return cut;
    return headsFromBody([{ ...cut, head: [...cut.head, ...first], body: rest }])[0] ?? cut;
  });

const isFact = ({ fact }: Pick<Row, 'fact'>): boolean => fact === 'title' || fact === 'employer';

/** Rows of the longest fact: more are a description. */
const maxRowsOfFact = 3;

/** The other fact of a label, below a header that has one: a label alone may tell of a project. */
const isLabelled = ({ head, anchor }: Cut, [row, ...more]: readonly Row[]): boolean =>
  row !== undefined &&
  isFact(row) &&
  more.length < maxRowsOfFact &&
  !endsSentence(row.text) &&
  !tellsOfWork(row.text) &&
  head.every(({ fact }) => fact !== row.fact) &&
  atomsOf(head, anchor).some(isFact);

/** 'Led a team of ten' behind the same label: a title may begin with such a word ('Managing Director'). */
const tellsOfWork = (text: string): boolean => startsWithVerb(text) && titleScore(text) < likelyTitle;

const sureTitle = 2;
const likelyTitle = 1.2;

/** The item that has its dates in the same line is a title. */
const isBeside = ({ head: [dates, ...others] }: Cut, [row]: readonly Row[]): boolean =>
  dates !== undefined &&
  row !== undefined &&
  others.length === 0 &&
  row.line === dates.line &&
  isOnlyPeriod(dates) &&
  !endsSentence(row.text) &&
  !startsWithVerb(row.text) &&
  titleScore(row.text.split(/,\s|\s[|–—-]\s/u)[0] ?? '') >= sureTitle;
