import {
  documentTitles,
  emptyTitleHeads,
  followingTitleWords,
  leadingTitleNouns,
  sectionTitles,
  tellingTitleWords,
  titleHints,
  titleNouns,
  titlesByContent,
} from '../../lexicon/section-titles.ts';
import type { Ambiguity } from '../../lexicon/title-words/heads.ts';
import { type SectionKind, sectionKinds } from '../../section-kinds.ts';
import { differsByOneSlip } from '../../text/one-slip.ts';
import { composedTitle } from './composed-title.ts';
import { foldTitle, lettersOfFolded, partsOfTitle, titleKey } from './title-key.ts';
import { remembered } from '../../text/remembered.ts';

export type TitleKind = { kind: SectionKind; by: 'title' | 'alike' };

/** One entry per word, from a table with one list per kind. */
const byWord = (
  table: Record<SectionKind, readonly string[]>,
  keyOf: (word: string) => string,
): ReadonlyMap<string, SectionKind> =>
  new Map(sectionKinds.flatMap((kind) => table[kind].map((word) => [keyOf(word), kind] as const)));

const kindByKey = byWord(sectionTitles, titleKey);
const nouns = byWord(titleNouns, foldTitle);
const emptyHeads: ReadonlySet<string> = new Set(emptyTitleHeads);
const telling: ReadonlyMap<string, SectionKind> = new Map(
  sectionKinds.flatMap((kind) => (tellingTitleWords[kind] ?? []).map((word) => [word, kind] as const)),
);
const leadingNouns: ReadonlyMap<string, SectionKind> = new Map(
  sectionKinds.flatMap((kind) => (leadingTitleNouns[kind] ?? []).map((word) => [word, kind] as const)),
);
const followingWords: ReadonlySet<string> = new Set(followingTitleWords);
const documentKeys: ReadonlySet<string> = new Set(documentTitles.map(titleKey));

/** Words that can be in a title with a telling noun, but that also start or continue an ordinary sentence. */
const sentenceWords =
  /\b(?:of|with|years?|my|i|the|in|for|at|to|from|a|an|we|you|your|our|is|are|was|has|have|more|that)\b/u;

/** 'Portfolio showcases full experience': a sentence without an article. */
const sentenceVerbs = /\b(?:showcas(?:es|ing)|includ(?:es|ing)|contains|covers|demonstrates|see)\b/u;

/** 'Resume', 'Curriculum Vitae': titles of the document itself. */
export const isDocumentTitle = (text: string): boolean => documentKeys.has(titleKey(text));

type Hint = { kind: SectionKind; order: number; phrase: string };

/** By their first words. With a space on each side, so that a phrase is found as whole words. */
const hintsByWord: ReadonlyMap<string, readonly Hint[]> = Map.groupBy(
  titleHints.flatMap(({ kind, words }, order) => words.map((phrase): Hint => ({ kind, order, phrase: ` ${phrase} ` }))),
  ({ phrase }) => phrase.trim().split(' ')[0] ?? '',
);

/** The first of the hints that is in a folded title of these words. */
const hintIn = (folded: string, words: readonly string[]): Hint | null => {
  const padded = ` ${folded} `;
  let first: Hint | null = null;
  for (const word of words)
    for (const hint of hintsByWord.get(word) ?? [])
      if ((first === null || hint.order < first.order) && padded.includes(hint.phrase)) first = hint;
  return first;
};

const keysByContent: ReadonlySet<string> = new Set(titlesByContent.map(titleKey));

/** French courses or internships: beside certificates they are courses. */
const coursesOrJobs: ReadonlySet<string> = new Set(['stages'].map(titleKey));

/** 'Highlight of Qualifications' heads a summary; below 'List of Qualifications' may be degrees. */
const summarizesQualifications = /\b(?:highlights?|overview|summary|profile|synopsis|snapshot) of qualifications?$/u;

/** True for titles whose kind only the content shows: 'Qualifications', 'Cursos'. */
export const isKindTakenFromContent = (text: string): boolean => {
  if (keysByContent.has(titleKey(text))) return true;
  const folded = foldTitle(text);
  return !isListed(text) && /\bqualifications?$/u.test(folded) && !summarizesQualifications.test(folded);
};

/** 'Tickets & checks': we understand all of its words, and no list of usual titles has it. */
export const isOnlyComposed = (text: string): boolean => listedKind(text) === null && composedTitle(text) !== null;

/** What the content has to tell under a title such as 'Training', 'Short courses' or 'Papers'; null for other titles. */
export const ambiguityOfTitle = (text: string): Ambiguity | null => {
  const composed = composedTitle(text);
  const listed = listedKind(text);
  return composed === null || (listed !== null && listed !== composed.kind && composed.ambiguity !== 'qualifications')
    ? null
    : composed.ambiguity;
};

/** The kind of section that a line would head, from its words alone. null when they do not determine it. */
export const kindOfTitle = remembered((text: string): TitleKind | null => {
  const known = knownTitle(text);
  if (known !== null) return { kind: known, by: 'title' };
  const folded = foldTitle(text);
  const words = folded.split(' ');
  if (folded === '' || words.length > 8 || sentenceVerbs.test(folded)) return null;
  const kind = composedTitle(text)?.kind ?? hintIn(folded, words)?.kind ?? misspelledTitle(titleKey(text));
  return kind === null ? null : { kind, by: 'alike' };
});

/** A shorter title differs from too many other words in one letter: 'skills' and 'skiing'. */
const minMisspelledLength = 7;

type KnownTitle = { title: string; kind: SectionKind; order: number };
/** Known titles of about the same length, by their first and by their last letters. */
type Alike = { byStart: ReadonlyMap<string, KnownTitle[]>; byEnd: ReadonlyMap<string, KnownTitle[]> };

/**
 * Letters at the start or the end that two titles share which one slip separates: if the slip is within the first three,
 * swapped with the next at worst, three of seven are left behind it.
 */
const sharedLetters = 3;
const startOf = (title: string): string => title.slice(0, sharedLetters);
const endOf = (title: string): string => title.slice(-sharedLetters);

const alikeInLength = new Map<number, Alike>();

/** The known titles that are at most one letter longer or shorter. */
const titlesOfLength = (length: number): Alike => {
  const known = alikeInLength.get(length);
  if (known !== undefined) return known;
  const titles = [...kindByKey].flatMap(([title, kind], order) =>
    title.length >= minMisspelledLength && Math.abs(title.length - length) <= 1 ? [{ title, kind, order }] : [],
  );
  const alike = {
    byStart: Map.groupBy(titles, ({ title }) => startOf(title)),
    byEnd: Map.groupBy(titles, ({ title }) => endOf(title)),
  };
  alikeInLength.set(length, alike);
  return alike;
};

/**
 * 'Exeperience', 'Eduction': a known title with one letter too many, missing, wrong or in the wrong place. Titles that
 * share neither their first nor their last letters are not compared.
 */
const misspelledTitle = (key: string): SectionKind | null => {
  if (key.length < minMisspelledLength) return null;
  const { byStart, byEnd } = titlesOfLength(key.length);
  const found = [byStart.get(startOf(key)), byEnd.get(endOf(key))].flatMap(
    (titles) => titles?.find(({ title }) => differsByOneSlip(key, title)) ?? [],
  );
  return found.toSorted((a, b) => a.order - b.order)[0]?.kind ?? null;
};

/** True when the exact title is in the list. */
export const isListed = (text: string): boolean => kindByKey.has(titleKey(text));

/** The kind of a title that consists of words for sections: a listed one, or one whose words all are known ('Cursos y carnés'). */
export const knownTitle = remembered((text: string): SectionKind | null => {
  const listed = listedKind(text);
  if (listed !== null) return listed;
  const composed = composedTitle(text);
  return composed?.isSure === true ? composed.kind : null;
});

/** The kind of a title from the list, alone, joined with another ('Education & Certifications'), or with a word before it. */
export const listedKind = remembered((text: string): SectionKind | null => {
  if (text.length > 64) return null;
  const folded = foldTitle(text);
  // 'E xperience': a single stray space must not be taken for the Spanish 'e'.
  const whole = kindByKey.get(titleKey(text)) ?? kindByKey.get(lettersOfFolded(folded));
  if (whole !== undefined) return whole;
  return joinedTitle(text) ?? titleWithNoun(folded);
});

/** The kinds of all parts of a title: 'Education & Certifications'. Empty where a part is unknown. */
export const kindsOfTitle = (text: string): readonly SectionKind[] => kindsOfParts(partsOfTitle(text)) ?? [];

/** Null for a single part, more than four, or an unknown one. */
const kindsOfParts = (parts: readonly string[]): readonly SectionKind[] | null => {
  if (parts.length < 2 || parts.length > 4) return null;
  const kinds = parts.map(kindOfPart).filter((kind) => kind !== null);
  return kinds.length === parts.length ? kinds : null;
};

/** What separates two titles, without the spaces around it. */
const joint = /[&/|,+•·–—]|\s-\s|\b(?:and|und|et|y|e|en)\b/iu;

const joinedTitle = (text: string): SectionKind | null => {
  if (!joint.test(text)) return null;
  const parts = partsOfTitle(text);
  const kinds = kindsOfParts(parts);
  if (kinds === null) return null;
  // 'Courses and Certificates': courses may be anything, certificates may not; 'Stages et habilitations': so may 'stages'
  const isWithCertificates = kinds.includes('certifications');
  const decides = parts.findIndex(
    (part) => !keysByContent.has(titleKey(part)) && !(isWithCertificates && coursesOrJobs.has(titleKey(part))),
  );
  const kind = kinds[Math.max(0, decides)] ?? null;
  // 'Teaching & Tutoring Experience': the noun at the end is that of both
  return kind === 'other' && kinds.at(-1) === 'experience' ? 'experience' : kind;
};

const kindOfPart = (part: string): SectionKind | null =>
  kindByKey.get(titleKey(part)) ?? titleWithNoun(foldTitle(part));

/** 'Publication Summary' heads publications; 'Career Summary' and 'Qualification Summary' head what a person is. */
const summarizedLists: ReadonlySet<SectionKind> = new Set<SectionKind>(['publications', 'projects', 'awards']);

const titleWithNoun = (folded: string): SectionKind | null => {
  if (!folded.includes(' ')) return null;
  const words = folded.split(' ');
  if (words.length > 4) return null;
  const last = words.at(-1) ?? '';
  const leading = leadingNouns.get(words[0] ?? '');
  if (leading !== undefined && words.slice(1).every((word) => followingWords.has(word))) return leading;
  const summarized = last === 'summary' ? nouns.get(words.at(-2) ?? '') : undefined;
  if (summarized !== undefined && summarizedLists.has(summarized)) return summarized;
  const kind = nouns.get(last) ?? (emptyHeads.has(last) ? (telling.get(words.at(-2) ?? '') ?? null) : null);
  return kind === null || /\d/u.test(folded) || [sentenceWords, sentenceVerbs].some((one) => one.test(folded))
    ? null
    : kind;
};
