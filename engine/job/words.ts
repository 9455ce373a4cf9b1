import { stemOf } from './stem.ts';

/** A stretch of one line of a text; `to` is exclusive. */
export type Stretch = { line: number; from: number; to: number };

export type Word = {
  /** As written. */
  raw: string;
  /** Lower case, without accents. */
  plain: string;
  stem: string;
  /** soft: a term may run on across what stands before this word (space, hyphen, slash, line break); hard: a comma, bracket, new list item. */
  joint: 'soft' | 'hard';
  /** What stands before the word on its line, back to the previous word. */
  before: string;
  /** Two when the word was hyphenated at the end of a line. */
  stretches: readonly [Stretch, ...Stretch[]];
};

/** A line of text as the matcher wants it. `startsAnew` is true where no term can run on from the line before (list item, other column). */
export type TextLine = { text: string; startsAnew: boolean };

// Letters and digits; then what belongs to names of trade: C++, C#, .NET. Everything else separates.
const wordPattern = /(?:(?<![\p{L}\p{N}])\.(?=net\b))?[\p{L}\p{N}]+(?:\+\+|#(?![\p{L}\p{N}]))?/giu;
const softJoint = /^[\s./&'’_‐‑–-]*$/u;

/** Lower case without accents. */
export const plainOf = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const wordOf = (raw: string, stretch: Stretch, before: string, joint: Word['joint']): Word => {
  const plain = plainOf(raw);
  return { raw, plain, stem: stemOf(plain), joint, before, stretches: [stretch] };
};

/** 'A. B' ends a sentence, 'Node.js' and 'A / B' do not. */
const jointOf = (before: string): Word['joint'] => {
  if (!softJoint.test(before)) return 'hard';
  if (/\.\s/.test(before) || /\s[–-]\s/.test(before)) return 'hard';
  return 'soft';
};

const isHyphenatedEnd = (line: string): boolean => /\p{L}[-‐]\s*$/u.test(line);

/**
 * The words of lines in order. A word hyphenated at a line's end comes back as one word when `isKnown` says that the whole is one
 * ('Kuber-' 'netes'), else as two.
 */
export const wordsOf = (
  lines: readonly TextLine[],
  isKnown: (stem: string) => boolean = () => false,
): readonly Word[] => {
  const words: Word[] = [];
  lines.forEach((line, index) => {
    let end = 0;
    let isFirst = true;
    for (const match of line.text.matchAll(wordPattern)) {
      const from = match.index;
      const raw = match[0];
      const before = line.text.slice(end, from);
      end = from + raw.length;
      const stretch = { line: index, from, to: end };
      const previous = words.at(-1);
      if (isFirst) {
        isFirst = false;
        const above = lines[index - 1];
        if (
          above !== undefined &&
          previous !== undefined &&
          !line.startsAnew &&
          isHyphenatedEnd(above.text) &&
          before.trim() === ''
        ) {
          const joined = wordOf(previous.raw + raw, previous.stretches[0], previous.before, previous.joint);
          if (isKnown(joined.stem)) {
            words[words.length - 1] = { ...joined, stretches: [previous.stretches[0], stretch] };
            continue;
          }
        }
        const opensHard =
          line.startsAnew || !softJoint.test(before) || above === undefined || /[,;:.|•·)]\s*$/u.test(above.text);
        words.push(wordOf(raw, stretch, before, opensHard ? 'hard' : 'soft'));
        continue;
      }
      words.push(wordOf(raw, stretch, before, jointOf(before)));
    }
  });
  return words;
};
