import { schoolNames } from '../../../lexicon/gazetteers/schools.ts';
import { schoolsWithTowns } from '../../../lexicon/gazetteers/schools-with-towns.ts';
import { remembered } from '../../../text/remembered.ts';

/** Letters and digits in lower case without accents, as the gazetteer writes names; 'the' at the start does not count. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /u, '');

let known: ReadonlySet<string> | null = null;

/** Read on first use: most programs that import this ask about no school. */
const knownNames = (): ReadonlySet<string> => {
  known ??= new Set([
    ...schoolNames.split('\n').map((name) => (name.startsWith('the ') ? name.slice('the '.length) : name)),
    ...schoolsWithTowns,
  ]);
  return known;
};

/** True when the whole text is the name of a known school. */
export const isKnownSchool = remembered(
  (text: string): boolean => text.length <= maxLength && knownNames().has(keyOf(text)),
);

const maxLength = 120;
const maxWords = 12;

/** Where the longest known name of at least two words is in the text, at its start or at its end; null when none is. */
export const knownSchoolIn = remembered((text: string): { from: number; to: number } | null => {
  if (text.length > maxLength) return null;
  const words = [...text.matchAll(/\S+/gu)];
  for (let count = Math.min(words.length, maxWords); count >= 2; count -= 1) {
    for (const start of new Set([0, words.length - count])) {
      const from = words[start]?.index ?? 0;
      const last = words[start + count - 1];
      const to = (last?.index ?? 0) + (last?.[0].length ?? 0);
      if (knownNames().has(keyOf(text.slice(from, to)))) return { from, to };
    }
  }
  return null;
});
