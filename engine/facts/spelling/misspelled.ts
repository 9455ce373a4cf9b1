import type { Misspelled } from '../../model/facts.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';
import type { Speller } from '../../model/speller.ts';
import { stretchesOfLetters } from '../../text/letters.ts';
import { isKnown, isTermWord } from './known-words.ts';
import { likelyWordFor } from './likely-word.ts';
import { tripledLettersIn } from './tripled-letters.ts';

/** More are no longer slips of the pen, and a report needs no list of them. */
const maxShown = 5;
/**
 * With more unknown words than this share, the text is from a field or language that the dictionary does not cover, or
 * was read badly.
 */
const maxUnknownShare = 0.04;
/** More than the sentences of any resume; bounds the work for files that are not resumes. */
const maxWordsChecked = 3000;
const plain = /^[a-z]{5,24}$/;
/** Letters that many fonts draw as one glyph, which gets lost in extraction. */
const ligatures = ['', 'fi', 'fl', 'ff', 'ffi', 'ffl', 'ti', 'tt', 'ft'];

/** `endsItem`: a comma or semicolon follows. */
type Found = { word: string; span: Span; endsItem: boolean };

/** Misspelled words of the page; null when that cannot be told, because the dictionary does not fit the sentences. */
export const misspelledOf = (
  visual: Reading,
  resume: Resume,
  words: readonly string[],
  jobText: string | null,
  speller: Speller,
): readonly Misspelled[] | null => {
  const tripled = tripledLettersIn(visual, speller).filter(({ word }) => !isNameInLink(word, resume));
  const slips = slipsOf(visual, resume, words, jobText, speller);
  if (slips === null) return tripled.length === 0 ? null : tripled.slice(0, maxShown);
  const others = slips.filter(({ word }) => !tripled.some((found) => found.word === word));
  return [...tripled, ...others].slice(0, maxShown);
};

/** 'Brickkks' over a link to brickkks.example: the site is called so. */
const isNameInLink = (word: string, { links }: Resume): boolean =>
  links.some(({ value }) => value.toLowerCase().includes(word.toLowerCase()));

/**
 * Words of the sentences that are one typo away from a known word and that have no other explanation. Names, headings
 * and lists of skills are not sentences. A word that occurs twice is a term of the occupation, not a typo.
 */
const slipsOf = (
  visual: Reading,
  resume: Resume,
  words: readonly string[],
  jobText: string | null,
  speller: Speller,
): readonly Misspelled[] | null => {
  const uses = usesOf(jobText === null ? words : [...words, jobText]);
  const prose = [resume.summary, ...[...resume.experience, ...resume.volunteering].flatMap((job) => job.bullets)];
  const chunks = prose.flatMap((field) => field?.spans ?? []).flatMap((span) => chunksOf(visual, span));
  const wordIndices = placesOfWords(chunks).slice(0, maxWordsChecked);
  const maxUnknown = Math.max(2, wordIndices.length * maxUnknownShare);
  const unknown: Found[] = [];
  for (const index of wordIndices) {
    const chunk = chunks[index];
    if (chunk === undefined || isListedAmongNames(chunks, index)) continue;
    if ((uses.get(chunk.word) ?? 0) > 1 || isKnown(chunk.word, speller)) continue;
    const [before, after] = [chunks[index - 1]?.word ?? '', chunks[index + 1]?.word ?? ''];
    if (isOfSpecies(before, chunk.word, speller)) continue;
    if (!isBrokenInReading(before, chunk.word, after, speller)) unknown.push(chunk);
    if (unknown.length > maxUnknown) return null;
  }
  return unknown.flatMap(({ word, span }) => {
    const meant = likelyWordFor(word, (other) => plain.test(other) && speller.isWord(other), isTermWord);
    return meant === null ? [] : [{ word, meant, span }];
  });
};

/** Endings of the second word of a species, and of the first. */
const ofSpecies = /(?:us|a|um|is|ae|i|ii|ens|ans|ica|iana)$/u;
const ofGenus = /^(?:\p{Lu}[a-z]{3,}|\p{Lu}\.)$/u;

/**
 * 'Oryza sativa', 'E. faecalis': behind a name that is no word, or its initial, a word with a Latin ending is the rest of
 * the name of a species.
 */
const isOfSpecies = (before: string, word: string, speller: Speller): boolean =>
  ofSpecies.test(word) && ofGenus.test(before) && !speller.isWord(before.toLowerCase());

const usesOf = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const text of texts)
    for (const word of stretchesOfLetters(text.toLowerCase())) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
};

/**
 * Which chunks are plain lower-case words. A chunk with a hyphen, a slash, a digit or a dot inside is a name; so is the
 * rest of a broken word.
 */
const placesOfWords = (chunks: readonly Found[]): readonly number[] =>
  chunks.flatMap(({ word }, index) =>
    plain.test(word) && !/[-\u2010\u00AD]$/.test(chunks[index - 1]?.word ?? '') ? [index] : [],
  );

/** 'DESeq2, EdgeR, limma, and ...': a single word that a list names after a name is a name. */
const isListedAmongNames = (chunks: readonly Found[], index: number): boolean => {
  const before = chunks[index - 1];
  return chunks[index]?.endsItem === true && before?.endsItem === true && /[\p{Lu}\d]/u.test(before.word);
};

/** A word that was extracted in two pieces, or without its ligature, is not a typo. */
const isBrokenInReading = (before: string, word: string, after: string, speller: Speller): boolean => {
  const isWhole = (whole: string): boolean => /^[a-z]{1,48}$/i.test(whole) && speller.isWord(whole.toLowerCase());
  return ligatures.some((lost) => {
    if (before !== '' && isWhole(before + lost + word)) return true;
    if (after !== '' && isWhole(word + lost + after)) return true;
    if (lost === '') return false;
    // 'offce': of a joined 'ffi' only the 'ff' was stored.
    if (ligatures.some((stored) => stored !== '' && stored !== lost && isWhole(word.replace(stored, lost))))
      return true;
    for (let at = 0; at <= word.length; at += 1) if (isWhole(word.slice(0, at) + lost + word.slice(at))) return true;
    return false;
  });
};

const chunksOf = (visual: Reading, span: Span): readonly Found[] => {
  const text = visual.lines[span.line]?.text.slice(span.from, span.to) ?? '';
  return [...text.matchAll(/[^\s(["“‘][^\s]*/gu)].map(({ 0: chunk, index }) => {
    const word = chunk.replace(/(?:['’]s)?[.,;:!?)\]"”’']*$/u, '');
    const from = span.from + index;
    const endsItem = /[,;]$/.test(chunk);
    return { word, span: { ...span, from, to: from + word.length }, endsItem };
  });
};
