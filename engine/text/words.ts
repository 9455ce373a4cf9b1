import { fold } from './fold.ts';
import { stemOf } from './stem.ts';

/** A stretch of one line of a text; `to` is exclusive. */
export type Stretch = { line: number; from: number; to: number };

export type Word = {
  /** As written. */
  raw: string;
  /** Folded. */
  plain: string;
  stem: string;
  /** soft: a term may continue across the separator before this word (space, hyphen, slash, line break); hard: a comma, bracket, new list item. */
  joint: 'soft' | 'hard';
  /** The characters between the previous word on the line and this one. */
  before: string;
  /** Two when the word was hyphenated at the end of a line. */
  stretches: readonly [Stretch, ...Stretch[]];
};

/** A line of text for the matcher. `isNewStart` is true where no term can continue from the previous line (list item, other column). */
export type TextLine = { text: string; isNewStart: boolean };

const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

const isAsciiWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

const isWordAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  if (code < 128) return isAsciiWordCode(code);
  // Half of a surrogate pair: test the whole character.
  if (code >= 0xd800 && code <= 0xdbff) return wordCharacter.test(text.slice(at, at + 2));
  if (code >= 0xdc00 && code <= 0xdfff) return at > 0 && wordCharacter.test(text.slice(at - 1, at + 1));
  return wordCharacter.test(text[at] ?? '');
};

const isDotNet = (text: string, dot: number): boolean =>
  text.slice(dot + 1, dot + 4).toLowerCase() === 'net' &&
  !isWordAt(text, dot + 4) &&
  !(dot > 0 && isWordAt(text, dot - 1));

/** End of the word that starts at `from`, including the characters of technical names: C++, C#, Network+. */
const wordEnd = (text: string, from: number): number => {
  let end = from;
  while (end < text.length && isWordAt(text, end)) end += 1;
  if (text.startsWith('++', end)) return end + 2;
  const sign = text[end];
  const isSign = sign === '#' || (sign === '+' && /\p{L}/u.test(text[end - 1] ?? ''));
  return isSign && !(end + 1 < text.length && isWordAt(text, end + 1)) ? end + 1 : end;
};

/** Letters and digits form words; everything else separates them. '.NET' is a word too. */
const stretchesIn = (text: string): { from: number; to: number }[] => {
  const found: { from: number; to: number }[] = [];
  let at = 0;
  while (at < text.length) {
    const startsWithDot = text[at] === '.' && isDotNet(text, at);
    if (!startsWithDot && !isWordAt(text, at)) {
      at += 1;
      continue;
    }
    const to = wordEnd(text, startsWithDot ? at + 1 : at);
    found.push({ from: at, to });
    at = to;
  }
  return found;
};

const softJoint = /^[\s./&'’_‐‑–-]*$/u;
/** The words of one line as written, when nothing else is needed. */
export const rawWordsOf = (text: string): readonly string[] =>
  stretchesIn(text).map(({ from, to }) => text.slice(from, to));

type WordAt = (raw: string, stretch: Stretch, before: string, joint: Word['joint']) => Word;

/** Creates words and caches their forms while one text is read: most words of a text repeat. */
const wordMaker = (): WordAt => {
  const known = new Map<string, Pick<Word, 'plain' | 'stem'>>();
  const formsOf = (raw: string): Pick<Word, 'plain' | 'stem'> => {
    const before = known.get(raw);
    if (before !== undefined) return before;
    const plain = fold(raw);
    const forms = { plain, stem: stemOf(plain) };
    known.set(raw, forms);
    return forms;
  };
  return (raw, stretch, before, joint) => {
    const { plain, stem } = formsOf(raw);
    return { raw, plain, stem, joint, before, stretches: [stretch] };
  };
};

/** 'A. B' ends a sentence, 'Node.js' and 'A / B' do not. */
const jointOf = (before: string, previous: Word | undefined): Word['joint'] => {
  if (before === ' ') return 'soft';
  // Initials: 'U.S. GAAP'.
  if (before === '. ' && previous?.raw.length === 1) return 'soft';
  if (!softJoint.test(before)) return 'hard';
  if (/\.\s/.test(before) || /\s[–-]\s/.test(before)) return 'hard';
  return 'soft';
};

const isHyphenatedEnd = (line: string): boolean => /\p{L}[-‐]\s*$/u.test(line);

/** The words of the lines of a text, line by line: the first of each as if nothing were above it. */
export type WordsByLine = readonly (readonly Word[])[];

/** `known`: what another text has in the same places, with the lines that both have in common. */
export const wordsByLine = (
  texts: readonly string[],
  known: { texts: readonly string[]; words: WordsByLine } = { texts: [], words: [] },
): WordsByLine => {
  const wordOf = wordMaker();
  return texts.map((text, line) => {
    const same = text === known.texts[line] ? known.words[line] : undefined;
    return same ?? wordsOfLine(text, line, wordOf);
  });
};

const wordsOfLine = (text: string, line: number, wordOf: WordAt): readonly Word[] => {
  const words: Word[] = [];
  let end = 0;
  for (const { from, to } of stretchesIn(text)) {
    const before = text.slice(end, from);
    const joint = words.length === 0 ? 'hard' : jointOf(before, words.at(-1));
    words.push(wordOf(text.slice(from, to), { line, from, to }, before, joint));
    end = to;
  }
  return words;
};

/**
 * The words of lines in order. A word hyphenated at the end of a line is returned as one word when `isKnown` accepts
 * the whole ('Kuber-' 'netes'), else as two. `byLine`: the words of each line, where they are there already.
 */
export const wordsOf = (
  lines: readonly TextLine[],
  isKnown: (stem: string) => boolean = () => false,
  byLine: WordsByLine = wordsByLine(lines.map(({ text }) => text)),
): readonly Word[] => {
  const words: Word[] = [];
  const wordOf = wordMaker();
  lines.forEach((line, index) => {
    const [first, ...others] = byLine[index] ?? [];
    if (first === undefined) return;
    const above = line.isNewStart ? undefined : lines[index - 1]?.text;
    const whole = above === undefined ? null : wordOver(words.at(-1), first, above, wordOf);
    if (whole !== null && isKnown(whole.stem)) {
      const [second] = others;
      words[words.length - 1] = whole;
      if (second !== undefined) others[0] = { ...second, joint: jointOf(second.before, whole) };
    } else words.push(above !== undefined && isSoftBelow(above, first) ? { ...first, joint: 'soft' } : first);
    for (const word of others) words.push(word);
  });
  return words;
};

/** The last word of a line and the first of the next as one, where a hyphen is between; null elsewhere. */
const wordOver = (last: Word | undefined, first: Word, above: string, wordOf: WordAt): Word | null => {
  if (last === undefined || !isHyphenatedEnd(above) || first.before.trim() !== '') return null;
  const [stretch] = last.stretches;
  const whole = wordOf(last.raw + first.raw, stretch, last.before, last.joint);
  return { ...whole, stretches: [stretch, first.stretches[0]] };
};

const isSoftBelow = (above: string, { before }: Word): boolean =>
  softJoint.test(before) && !/[,;:.|•·)\p{So}]\s*$/u.test(above);

/** The stems of a text, in order. */
export const stemsOf = (text: string): readonly string[] =>
  wordsOf([{ text, isNewStart: true }]).map((word) => word.stem);
