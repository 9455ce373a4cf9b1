import {
  experienceWord,
  kindsAbroad,
  kindsOfExperience,
  notOfApplicant,
  openingAbroad,
  openingOfExperience,
  saidOfExperience,
} from '../../../lexicon/cues/experience.ts';
import { isBehindWish, isWish, niceClauseCue, niceYearsCue } from '../../../lexicon/cues/nice-to-have.ts';
import { experienceOfOthers } from '../../../lexicon/cues/required.ts';
import type { RequirementGroup } from '../../../model/keywords.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import { fold } from '../../../text/fold.ts';
import { shortened } from '../../../text/shortened.ts';
import { fieldAskedAbroad, similarJob } from '../field-asked-abroad.ts';
import { fieldAskedIn } from '../field-asked.ts';
import type { TermAsk } from '../term-asks.ts';
import { isUnasked, unaskedRanges } from '../unasked.ts';
import { yearsAsksOf } from '../year-asks.ts';
import type { Statement } from '../../statements/statement.ts';

/** Experience that a posting asks for without a number of years: 'Barista experience', 'Erfahrung in der Reinigung'. */
export type ExperienceAsk = {
  /** As the posting words it; null for the job of the posting itself: 'experience in a similar role', 'prior experience'. */
  field: string | null;
  /** The field is only known roughly: postings in other languages. */
  isFieldOpen: boolean;
  label: string;
  group: RequirementGroup;
  quote: string;
};

const maxLabelLength = 100;
/** More in one statement is an enumeration, whose names are requirements themselves. */
const maxAsks = 2;

const edges = /[;:,()•]|\.(?:\s|$)|\s[–—-]\s/gu;
const gerund = /^\s\p{L}+ing$/u;

/** The part of a text between two marks of punctuation, around the word for experience. */
const pieceAround = (text: string, at: number, end: number): { from: number; to: number } => {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(edges)) {
    // 'Experience splicing, mending and storing ropes'
    if (index >= end && mark === ',' && gerund.test(text.slice(end, index))) continue;
    if (index >= at) return { from, to: index };
    from = index + mark.length;
  }
  return { from, to: text.length };
};

const lastWords = (text: string, isKept: (word: string) => boolean): string => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return words.slice(words.findLastIndex((word) => !isKept(fold(word))) + 1).join(' ');
};
const withoutKinds = (text: string): string => {
  const words = text.split(/\s+/u);
  const first = words.findIndex((word) => !kindsOfExperience.has(fold(word)));
  return first < 0 ? '' : words.slice(first).join(' ');
};

/** 'In the field of finance' */
const wordForField = /^(?:fields?|areas?|industry) of /iu;

/** What a posting says of the experience: its field, and the words for a label. */
const saidAt = (
  { text, language }: Statement,
  { index, 0: word }: RegExpExecArray,
  { from, to }: { from: number; to: number },
): { said: string; field: string | null } => {
  const behind = text.slice(index + word.length, to);
  const own = behind.slice(0, saidOfExperience.exec(behind)?.index).trimEnd();
  const isEnglish = language === null;
  const before = lastWords(text.slice(from, index), (one) =>
    isEnglish ? !openingOfExperience.has(one) : kindsAbroad.has(one),
  );
  const said = `${before} ${word}${own}`.trim();
  if (!isEnglish) return { said, field: fieldAskedAbroad(`${word}${own}`) };
  const field = fieldAskedIn(`${withoutKinds(before)} ${word}${own}`);
  // 'Experience and a good education'
  return { said, field: field === null || /^(?:and|or)\s/iu.test(field) ? null : field.replace(wordForField, '') };
};

const wordsIn = (text: string): readonly string[] => text.split(/[\s'’]+/u).filter((word) => word !== '');

/** What a piece says beside 'experience', before and behind it, where it names no field. */
const isBare = (before: string, behind: string, isEnglish: boolean): boolean => {
  const isKind = (word: string) => (isEnglish ? kindsOfExperience : kindsAbroad).has(fold(word));
  const isOpening = (word: string) => (isEnglish ? openingOfExperience : openingAbroad).has(fold(word));
  // 'Gradita esperienza'
  const said = isEnglish ? before : before.split(saidOfExperience).join(' ');
  const words = wordsIn(said);
  const rest = words.filter((word) => !isKind(word) && !isOpening(word));
  // 'Experience desirable in rope making' names a field behind it; 'expérience similaire exigée' names none.
  const left = wordsIn(behind.split(saidOfExperience).join(' ')).filter((word) => /\p{L}/u.test(word));
  const kindsBehind = isEnglish ? [] : left.filter(isKind);
  const isSaid = saidOfExperience.test(behind) || said !== before || kindsBehind.length > 0;
  // 'Work experience' alone is a label.
  const isKindNamed = words.some((word) => isKind(word) && !labelWords.has(fold(word)));
  return rest.length === 0 && left.length === kindsBehind.length && (isSaid || (behind.trim() === '' && isKindNamed));
};
const labelWords = wordSet('work working job paid part full time part-time full-time professional practical');

/** 'Point of sale experience' is no experience of sale. */
const isCutName = (before: string, said: string): boolean => {
  const [own = ''] = said.split(experienceWord);
  const word = /(\p{L}+) of $/iu.exec(before.slice(0, before.length - own.length))?.[1];
  return word !== undefined && !measures.has(fold(word)) && !openingOfExperience.has(fold(word));
};
const measures = wordSet(
  'season seasons minimum maximum level amount lot lots plenty proof evidence history kind form type',
);

const askAt = (statement: Statement, match: RegExpExecArray): ExperienceAsk[] => {
  const { text, language } = statement;
  const piece = pieceAround(text, match.index, match.index + match[0].length);
  const clause = text.slice(piece.from, piece.to);
  if (notOfApplicant.test(clause) || clause.replaceAll(experienceOfOthers, '') !== clause) return [];
  const { said, field } = saidAt(statement, match, piece);
  const similar = similarJob.exec(said);
  const [before, behind] = [
    clause.slice(0, match.index - piece.from),
    clause.slice(match.index + match[0].length - piece.from),
  ];
  if (language === null && isCutName(before, said)) return [];
  if (field === null && similar === null && !isBare(before, behind, language === null)) return [];
  const label = similar === null ? said : said.slice(0, endOfWord(said, similar.index + similar[0].length));
  const isNice =
    statement.part === 'nice' ||
    niceYearsCue.test(clause) ||
    niceClauseCue.test(clause) ||
    isWish(text) ||
    isBehindWish(text, match.index);
  return [
    {
      field: similar === null ? field : null,
      isFieldOpen: language !== null || similar !== null || field === null,
      label: shortened(label, maxLabelLength),
      group: isNice ? 'nice' : 'must',
      quote: text,
    },
  ];
};

/** The whole 'similares' of 'puestos similares'. */
const endOfWord = (text: string, at: number): number => at + (/^\p{L}*/u.exec(text.slice(at))?.[0].length ?? 0);

const askIn = (statement: Statement): ExperienceAsk[] => {
  const named = [...statement.text.matchAll(experienceWord)];
  if (named.length === 0 || named.length > maxAsks) return [];
  const unasked = unaskedRanges(statement.text, statement.language);
  return named.filter(({ index }) => !isUnasked(unasked, index)).flatMap((match) => askAt(statement, match));
};

/** What is asked for below the requirements; each wording once. */
export const experienceAsksOf = (statements: readonly Statement[]): readonly ExperienceAsk[] => {
  const asks = statements.filter(({ part }) => part === 'must' || part === 'nice').flatMap(askIn);
  return [...new Map(asks.toReversed().map((ask) => [ask.label.toLowerCase(), ask])).values()].toReversed();
};

/** Those that no other requirement covers: neither years, nor a term in the same words, nor one for the same field. */
export const experienceBeside = (
  statements: readonly Statement[],
  terms: readonly TermAsk[],
): readonly ExperienceAsk[] => {
  const asks = experienceAsksOf(statements);
  if (asks.length === 0) return [];
  const inYears = new Set(yearsAsksOf(statements).map(({ quote }) => quote));
  const names = terms.flatMap(({ alternatives, quote }) =>
    alternatives.map(({ term }) => ({ term: fold(term), quote })),
  );
  return asks.filter(({ field, label, quote }) => {
    // Where a posting asks for years, 'Previous experience' asks for nothing more.
    if (inYears.has(quote) || (field === null && inYears.size > 0)) return false;
    const said = fold(label);
    return !names.some(({ term, quote: of }) => (of === quote && said.includes(term)) || term === fold(field ?? ''));
  });
};
