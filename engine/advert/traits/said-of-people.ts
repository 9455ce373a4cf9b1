import { traitNames } from '../../lexicon/traits/index.ts';
import { things } from '../../lexicon/traits/things.ts';
import { linesOf } from '../../lexicon/lines.ts';
import { fold } from '../../text/fold.ts';
import type { Word } from '../../text/words.ts';
import { functionWordSet, isVerb } from '../word-classes.ts';
import { advertLanguages } from '../../lexicon/adverts/abroad.ts';
import type { TraitLanguage } from './trait-index.ts';
import type { TraitMatch } from './traits-in.ts';

type Bearers = { words: ReadonlySet<string>; endings: readonly string[] };

const bearersOf = (list: string): Bearers => {
  const all = linesOf(list).flatMap((line) => fold(line).split(' '));
  return {
    words: new Set(all.filter((word) => !word.startsWith('*'))),
    endings: all.filter((word) => word.startsWith('*')).map((word) => word.slice(1)),
  };
};

const bearers: Readonly<Record<TraitLanguage, Bearers>> = {
  en: bearersOf(traitNames.en.bearers),
  de: bearersOf(traitNames.de.bearers),
  fr: bearersOf(traitNames.fr.bearers),
  es: bearersOf(traitNames.es.bearers),
  pt: bearersOf(traitNames.pt.bearers),
  it: bearersOf(traitNames.it.bearers),
  nl: bearersOf(traitNames.nl.bearers),
};

/** Whether a word is a person or what people have, such as their manner: 'driver', 'attitude'. */
const isBearer = ({ plain }: Word, language: TraitLanguage): boolean => {
  const { words, endings } = bearers[language];
  return words.has(plain) || endings.some((ending) => plain.endsWith(ending));
};

/** Whether a word is a person or their manner, whatever it ends in. */
export const isSurelyBearer = ({ plain }: Word, language: TraitLanguage): boolean => bearers[language].words.has(plain);

export const isSmallWord = ({ plain }: Word, language: TraitLanguage): boolean =>
  // 'work' and 'needs' are verbs and nouns
  language === 'en'
    ? functionWordSet.has(plain) && !things.en.has(plain) && plain !== 'needs'
    : advertLanguages[language].littleWords.has(plain);

const conjunctions: Readonly<Record<TraitLanguage, RegExp>> = {
  en: /^(?:and|or)$/,
  de: /^(?:und|oder)$/,
  fr: /^(?:et|ou)$/,
  es: /^[yeou]$/,
  pt: /^(?:e|ou)$/,
  it: /^(?:e|ed|o)$/,
  nl: /^(?:en|of)$/,
};

export const isConjunction = (word: Pick<Word, 'plain'> | undefined, language: TraitLanguage): boolean =>
  word !== undefined && conjunctions[language].test(word.plain);

/** In these languages a quality precedes what it is said of. */
const precedes: ReadonlySet<TraitLanguage> = new Set(['en', 'de', 'nl']);
const maxWordsOfNoun = 5;
/** Nobody lists more qualities in front of one noun; a longer row is not walked, so that the time stays linear. */
const maxWordsOfRow = 20;

/** The words of the noun that a row of qualities qualifies: 'fleet driver' in 'motivated and hands-on fleet driver'. */
const nounBehind = (
  words: readonly Word[],
  last: number,
  isTrait: (index: number) => boolean,
  language: TraitLanguage,
): readonly Word[] => {
  let at = last + 1;
  for (let word = words[at]; word !== undefined && at <= last + maxWordsOfRow; word = words[at]) {
    const next = words[at + 1];
    const isJoin = isConjunction(word, language) && next !== undefined && (isTrait(at + 1) || isTrait(at + 2));
    if (!isTrait(at) && !isJoin && !(word.plain.endsWith('ly') && isTrait(at + 1))) break;
    at += 1;
  }
  // 'reliable and secure systems'
  const isAndOther = isConjunction(words[at], language) && !isVerb(words[at + 1]?.plain ?? '');
  if (isAndOther) at += 1;
  const noun: Word[] = [];
  for (const word of words.slice(at, at + maxWordsOfNoun)) {
    if (word.before !== ' ' || isSmallWord(word, language)) break;
    noun.push(word);
  }
  return isAndOther && noun.length === 1 ? [] : noun;
};

/** The nearest word before a row of qualities that is not one of them: 'equipo' in 'equipo joven y dinámico'. */
const wordBefore = (
  words: readonly Word[],
  first: number,
  isTrait: (index: number) => boolean,
  language: TraitLanguage,
): Word | undefined => {
  let at = first;
  while (
    at > Math.max(0, first - maxWordsOfRow) &&
    (isTrait(at - 1) || (isConjunction(words[at - 1], language) && isTrait(at - 2)))
  )
    at -= 1;
  const word = words[at]?.joint === 'soft' ? words[at - 1] : undefined;
  // 'muy', 'altamente', 'extremamente', but not 'environnement'
  return word !== undefined &&
    !things[language].has(word.plain) &&
    /(?:mente|ment)$|^(?:muy|muito|molto|tres|bien|mas|plus|piu)$/.test(word.plain)
    ? words[at - 2]
    : word;
};

/** Whether a quality is said of a person: 'friendly' in 'friendly staff', but not in 'a friendly town'. */
export const isSaidOfPerson = (
  words: readonly Word[],
  { first, last }: TraitMatch,
  isTrait: (index: number) => boolean,
  language: TraitLanguage,
): boolean => {
  if (!precedes.has(language)) {
    const before = wordBefore(words, first, isTrait, language);
    if (before === undefined) return true;
    // 'una forma rápida y dinámica'
    const at = words.indexOf(before);
    const near = isConjunction(before, language) ? words.slice(Math.max(0, at - 2), at) : [before];
    return !near.some(({ plain }) => things[language].has(plain));
  }
  const noun = nounBehind(words, last, isTrait, language);
  const head = noun.at(-1);
  if (head === undefined) return true;
  // 'motivated individuals interested in', but not 'confident otter handling'
  return (
    !things[language].has(head.plain) &&
    (isBearer(head, language) || noun.some((word) => isSurelyBearer(word, language)))
  );
};
