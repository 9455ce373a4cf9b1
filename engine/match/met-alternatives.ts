import type { AdLanguage } from '../lexicon/adverts/abroad.ts';
import type { Statement } from '../advert/statements/statement.ts';
import type { Answer } from '../model/keywords.ts';

/** '...; or' at the end of an item, or 'OR' on a line of its own: the next item is an alternative. */
const endsInOr: Readonly<Record<AdLanguage | 'en', RegExp>> = {
  en: /(?:^|[\s;,.(])or\s*[:)]?\s*$/iu,
  de: /(?:^|[\s;,.(])oder\s*[:)]?\s*$/iu,
  fr: /(?:^|[\s;,.(])ou\s*[:)]?\s*$/iu,
  es: /(?:^|[\s;,.(])o\s*[:)]?\s*$/iu,
  it: /(?:^|[\s;,.(])o(?:ppure)?\s*[:)]?\s*$/iu,
  pt: /(?:^|[\s;,.(])ou\s*[:)]?\s*$/iu,
  nl: /(?:^|[\s;,.(])of\s*[:)]?\s*$/iu,
};
/** 'A degree, a license and experience with Kafka or': the end of a wrapped line joins its last words only. */
const isOfSeveral = /[^\s,;],?\s(?:and|und|sowie|et|y|e|en)\s|,\s+\S+\s+(?!(?:or|oder|ou|o|oppure|of)\b)\S/iu;
const isJoinedWhole = /[;.]\s*\p{L}{1,6}\W*$/u;
const isOpenEnd = ({ text, language }: Statement): boolean =>
  endsInOr[language ?? 'en'].test(text) && (isJoinedWhole.test(text) || !isOfSeveral.test(text));
const hasWords = /\p{L}/u;
const oneShortWord = /^\W*\p{L}{1,6}\W*$/u;

/** The items of a posting that are alternatives to each other, by their texts; numbers on lines of their own are left out. */
const alternativesIn = (statements: readonly Statement[]): readonly (readonly string[])[] => {
  const chains: string[][] = [];
  let isOpen = false;
  for (const statement of statements.filter(({ text }) => hasWords.test(text))) {
    const isOpening = isOpenEnd(statement);
    // 'OR' in a line of its own
    if (!(isOpening && oneShortWord.test(statement.text))) {
      if (isOpen) chains.at(-1)?.push(statement.text);
      else chains.push([statement.text]);
    }
    isOpen = isOpening;
  }
  return chains.filter(({ length }) => length > 1);
};

/**
 * Without the missing requirements of an item whose alternative the resume meets in full:
 * 'A degree in botany; or' above 'A gardener's certificate'.
 */
export const withoutMetAlternatives = <Asked extends { quote: string; answer: Answer }>(
  statements: readonly Statement[],
  asked: readonly Asked[],
): readonly Asked[] => {
  const unneeded = new Set<Asked>();
  for (const chain of alternativesIn(statements)) {
    const members = chain.map((text) => asked.filter(({ quote }) => quote === text));
    const isMet = members.some(
      (own) => own.length > 0 && own.every(({ answer }) => answer === 'shown' || answer === 'listed'),
    );
    if (isMet) for (const one of members.flat()) if (one.answer === 'missing') unneeded.add(one);
  }
  return unneeded.size === 0 ? asked : asked.filter((one) => !unneeded.has(one));
};
