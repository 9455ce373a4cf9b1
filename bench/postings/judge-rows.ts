import type { Requirement } from '#engine/model/keywords.ts';
import { wordsOf } from '#engine/text/words.ts';
import type { PostingTruth } from './annotated-postings.ts';

/** What a row is by what people marked in the posting. `never` and `other` are false. */
export type Verdict = 'ask' | 'duty' | 'never' | 'other';

const littleWords = new Set(
  'a an and or the of in with to for on at by as de la le el y e et und oder en van het'.split(' '),
);
const stemsOf = (text: string): readonly string[] => {
  const stems = wordsOf([{ text, isNewStart: true }]).map(({ stem }) => stem);
  const long = stems.filter((stem) => !littleWords.has(stem));
  return long.length === 0 ? stems : long;
};
const isWithin = (inner: readonly string[], outer: readonly string[]): boolean =>
  inner.length > 0 && inner.every((stem) => outer.includes(stem));

/** A marked phrase that the sentence of a row does not have, or only some words of it, is another mention. */
const minShareInQuote = 0.6;
const isSaidIn = (marked: readonly string[], quote: readonly string[]): boolean =>
  marked.filter((stem) => quote.includes(stem)).length >= minShareInQuote * marked.length;

/** Whether the names of a row are the marked phrase, a part of it, or contain it. */
const isSame = (row: Requirement, text: string): boolean => {
  const marked = stemsOf(text);
  if (!isSaidIn(marked, stemsOf(row.quote))) return false;
  const names = row.kind === 'term' ? row.alternatives.map(({ term }) => term) : [row.label, row.quote];
  return names.some((name) => {
    const stems = stemsOf(name);
    return isWithin(stems, marked) || isWithin(marked, stems);
  });
};

/** Kinds of rows and of marked phrases that are about the same. A row of terms may be any of them. */
const kindsOfRow: Readonly<Record<string, readonly string[]>> = {
  years: ['experience'],
  degree: ['degree', 'license'],
  language: ['language', 'skill'],
  application: ['condition', 'license', 'experience', 'degree', 'language'],
};
const isOfKind = ({ kind }: Requirement, marked: string): boolean => kindsOfRow[kind]?.includes(marked) ?? true;

export const verdictOn = (row: Requirement, truth: PostingTruth): Verdict => {
  if (truth.asks.some(({ text, kind }) => isOfKind(row, kind) && isSame(row, text))) return 'ask';
  if (truth.duties.some(({ text }) => isSame(row, text))) return 'duty';
  return truth.never.some(({ text }) => isSame(row, text)) ? 'never' : 'other';
};

/** The asks of one strength, alternatives as one, and whether some row names one of them. */
export const foundAsks = (
  rows: readonly Requirement[],
  { asks }: PostingTruth,
  strength: 'must' | 'nice',
): readonly { text: string; isFound: boolean }[] => {
  const wanted = asks.filter((ask) => ask.strength === strength);
  const groups = Map.groupBy(wanted, (ask) => ask.group ?? ask);
  return [...groups.values()].map((alternatives) => ({
    text: alternatives.map(({ text }) => text).join(' / '),
    isFound: alternatives.some(({ text, kind }) => rows.some((row) => isOfKind(row, kind) && isSame(row, text))),
  }));
};
