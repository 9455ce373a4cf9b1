import { advertLanguages, type AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { conditionStems } from '../../lexicon/traits/things.ts';
import {
  abilityBeforeInfinitive,
  abilityEnds,
  abilityOpeners,
  notAbilities,
} from '../../lexicon/traits/abilities-abroad.ts';
import type { Word } from '../../text/words.ts';
import type { Statement } from '../statements/statement.ts';

type Range = { first: number; last: number };

const minWords = 2;
const maxWords = 8;

const isSoft = (word: Word | undefined): word is Word => word?.joint === 'soft';
const isLittle = (word: Word | undefined, language: AdLanguage): boolean =>
  word !== undefined && advertLanguages[language].littleWords.has(word.plain);

/** The verb behind 'capacité à', 'savoir', 'in grado di', past a reflexive pronoun; or null. */
const verbAt = (words: readonly Word[], at: number, language: keyof typeof abilityOpeners): number | null => {
  const { nouns, links, verbs, infinitive } = abilityOpeners[language];
  const [opener, link] = [words[at], words[at + 1]];
  if (opener === undefined || !isSoft(link)) return null;
  const isLinked = nouns.test(opener.plain) && links.has(link.plain);
  if (!isLinked && !verbs.has(opener.plain)) return null;
  const from = isLinked ? at + 2 : at + 1;
  const first = /^(?:s|se|vous|n|ne)$/.test(words[from]?.plain ?? '') ? from + 1 : from;
  const verb = words[first];
  return isSoft(verb) && infinitive.test(verb.plain) && !notAbilities[language].has(verb.plain) ? first : null;
};

/** From the verb to where its object ends: 'expliquer les marées' of 'expliquer les marées avec calme'. */
const fromVerb = (words: readonly Word[], first: number, language: AdLanguage): Range => {
  let last = first;
  for (const word of words.slice(first + 1, first + maxWords)) {
    if (!isSoft(word) || (last > first && abilityEnds[language].has(word.plain))) break;
    last += 1;
  }
  while (last > first && (isLittle(words[last], language) || abilityEnds[language].has(words[last]?.plain ?? '')))
    last -= 1;
  return { first, last };
};

/** 'die Gezeiten zu erklären' behind 'Fähigkeit,'; 'de getijden uit te leggen' behind 'vermogen om'. */
const beforeInfinitive = (
  words: readonly Word[],
  at: number,
  language: keyof typeof abilityBeforeInfinitive,
): Range | null => {
  const { nouns, link, marker } = abilityBeforeInfinitive[language];
  if (!nouns.has(words[at]?.plain ?? '')) return null;
  const opens = link === null ? words[at + 1]?.joint === 'hard' : words[at + 1]?.plain === link;
  if (!opens) return null;
  const from = link === null ? at + 1 : at + 2;
  const to = words.slice(from, from + maxWords).findIndex(({ plain }) => plain === marker);
  const verb = words[from + to + 1];
  if (to < 0 || !isSoft(verb) || notAbilities[language].has(verb.plain)) return null;
  if (words.slice(from + 1, from + to + 1).some((word) => !isSoft(word))) return null;
  // 'om te schakelen tussen trajecten'
  return to === 0 ? fromVerb(words, from + 1, language) : { first: from, last: from + to + 1 };
};

const abilityAt = (words: readonly Word[], at: number, language: AdLanguage): Range | null => {
  if (language === 'de' || language === 'nl') return beforeInfinitive(words, at, language);
  const first = verbAt(words, at, language);
  return first === null ? null : fromVerb(words, first, language);
};

/** The same as `abilitiesIn` in the other languages: what somebody has to be able to do, where no term and no trait is named. */
export const abilitiesAbroad = (
  { part, language }: Statement,
  words: readonly Word[],
  isTaken: (index: number) => boolean,
): readonly Range[] => {
  if (language === null || (part !== 'must' && part !== 'nice')) return [];
  return words.flatMap((_, at) => {
    const range = abilityAt(words, at, language);
    if (range === null) return [];
    const inside = words.slice(range.first, range.last + 1);
    if (inside.length < minWords || inside.length > maxWords) return [];
    if (inside.some((_word, offset) => isTaken(range.first + offset))) return [];
    return inside.some(({ plain }) => conditionStems.some((stem) => plain.startsWith(stem))) ? [] : [range];
  });
};
