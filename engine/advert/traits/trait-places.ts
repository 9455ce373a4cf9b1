import { traitNames } from '../../lexicon/traits/index.ts';
import { conditionStems, jobOffered } from '../../lexicon/traits/things.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { needAbroad } from '../../lexicon/cues/nice-to-have.ts';
import { firmRequiredCue } from '../../lexicon/cues/required.ts';
import { allMatches } from '../../text/all-matches.ts';
import type { Word } from '../../text/words.ts';
import type { Statement } from '../statements/statement.ts';
import { meantTraits } from './meant-traits.ts';
import { isConjunction, isSmallWord } from './said-of-people.ts';
import type { TraitLanguage } from './trait-index.ts';
import { traitsIn, type TraitMatch } from './traits-in.ts';

/** A trait that a statement asks for. `entry` is null where what it is for counts: 'passion for orchids'. */
export type TraitPlace = { first: number; last: number; entry: string | null; key: string | null };

const seekOptions = { start: 'letter', end: 'letter', ignoreCase: true, global: true } as const;
const seeks: Readonly<Record<TraitLanguage, RegExp>> = {
  en: compilePhrases(traitNames.en.seeks, seekOptions),
  de: compilePhrases(traitNames.de.seeks, seekOptions),
  fr: compilePhrases(traitNames.fr.seeks, seekOptions),
  es: compilePhrases(traitNames.es.seeks, seekOptions),
  pt: compilePhrases(traitNames.pt.seeks, seekOptions),
  it: compilePhrases(traitNames.it.seeks, seekOptions),
  nl: compilePhrases(traitNames.nl.seeks, seekOptions),
};

/** The employer speaks of itself: 'to join our friendly team'. */
const ofEmployer = compilePhrases(
  `
  we
  our
  us
  wir
  unser*
  uns
  nous
  notre
  nos
  nuestr(o|a|os|as)
  somos
  noi
  nostr(o|a|i|e)
  n[oó]s
  noss(o|a|os|as)
  wij
  ons
  onze
  // what the person is to do: 'to deliver creative solutions'
  to
  per
  pour
  para
  um
  om
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

const maxLengthFromSeek = 120;
const endOfSentence = /[.!?;]\s/u;

/** Whether the words before a place say that the employer looks for somebody who is so. */
const isSought = (text: string, from: number, ends: readonly number[]): boolean => {
  const end = ends.findLast((at) => at <= from);
  if (end === undefined || from - end > maxLengthFromSeek) return false;
  const between = text.slice(end, from);
  return !ofEmployer.test(between) && !endOfSentence.test(between);
};

/** 'Willing to travel' is a condition of the work, and no trait. */
const mayBeCondition: ReadonlySet<string> = new Set(['Willingness', 'Desire', 'Commitment']);
/** Words that an object may have: 'for high-quality food and beverage'. */
const maxWordsOfObject = 6;
const endOfObject = /^(?:who|that|which|will|is|are|qui|que|che|die|as|while)$/;
/** More words are a skill. */
const maxWordsOfAbility = 2;
const isCondition = (words: readonly Word[]): boolean =>
  words.some(({ plain }) => conditionStems.some((stem) => plain.startsWith(stem)));

/** The last word of what somebody has a passion for; null where it is a condition, or where another term begins in it. */
const objectEnd = (
  words: readonly Word[],
  { trait, last }: TraitMatch,
  isTaken: (index: number) => boolean,
  language: TraitLanguage,
): number | null => {
  let end = last;
  for (const word of words.slice(last + 1, last + 1 + maxWordsOfObject)) {
    if (word.joint !== 'soft' || endOfObject.test(word.plain) || isConjunction(word, language)) break;
    if (isTaken(end + 1)) return null;
    end += 1;
  }
  const object = words.slice(last + 1, end + 1);
  const [first] = object;
  if (first === undefined || (trait === 'Interest' && jobOffered.has(first.plain))) return null;
  if (object.some(({ plain }) => /^(?:our|us|you|your|we)$/.test(plain))) return null;
  // 'capacità di ascolto', but not 'capacità di redigere capitolati per lavori pubblici'
  if (
    trait === 'Ability' &&
    (object.length > maxWordsOfAbility ||
      (words[end + 1]?.joint === 'soft' && !isConjunction(words[end + 1], language)))
  )
    return null;
  return mayBeCondition.has(trait) && isCondition(object) ? null : end;
};

/** 'A friendly manner is a must', '- Strong character' */
const demandCue = /\bis an? (?:absolute )?must\b|^(?:strong|excellent|outstanding|exceptional) (?!team\b)/u;

/** 'Patience, écoute et bienveillance.': nothing but the names of traits and the words between them. */
const areAll = (words: readonly Word[], meant: readonly TraitMatch[], language: TraitLanguage): boolean =>
  words.every(
    (word, index) => isSmallWord(word, language) || meant.some(({ first, last }) => first <= index && index <= last),
  );

/** How many traits in a row make a list of them, wherever it is. */
const minTraitsOfList = 3;

/**
 * The traits that a statement asks for. In a list of requirements their words are enough; elsewhere the employer has to
 * say that it looks for somebody who is so. `isTaken` tells which words other terms cover.
 */
export const traitPlacesOf = (
  statement: Statement,
  words: readonly Word[],
  isTaken: (index: number) => boolean,
): readonly TraitPlace[] => {
  const { text, part } = statement;
  const language = statement.language ?? 'en';
  const matches = traitsIn(words, language);
  if (matches.length === 0) return [];
  const meant = meantTraits(statement, words, matches);
  const plain = text.toLowerCase();
  const isAsked = part === 'must' || part === 'nice';
  const isDemanded = (): boolean =>
    part !== 'boilerplate' &&
    (firmRequiredCue.test(plain) || demandCue.test(plain) || (language !== 'en' && needAbroad.test(plain)));
  const isList =
    part !== 'boilerplate' &&
    meant.length >= minTraitsOfList &&
    (meant.some(({ form }) => form !== 'noun') || areAll(words, meant, language)) &&
    !ofEmployer.test(text);
  // 'A courteous manner is expected'
  const isManner = ({ form, last }: TraitMatch): boolean =>
    part === 'duty' &&
    form === 'quality' &&
    /^(?:attitude|manner|mindset|personality|demeano[u]?r|approach)$/.test(words[last + 1]?.plain ?? '');
  const isOpen = isAsked || isList || isDemanded();
  const ends = isOpen ? [] : allMatches(text, seeks[language]).map(({ index, 0: said }) => index + said.length);
  let lastOfObject = -1;
  return meant.flatMap((match): TraitPlace[] => {
    // 'helping people' in 'a passion for helping people' is asked for once.
    if (match.first <= lastOfObject) return [];
    const from = words[match.first]?.stretches[0].from ?? 0;
    if (!isOpen && !isManner(match) && !isSought(text, from, ends)) return [];
    if (!isOpen && match.form === 'act') return [];
    if (match.form === 'drive') {
      const end = objectEnd(words, match, isTaken, language);
      lastOfObject = end ?? lastOfObject;
      return end === null ? [] : [{ first: match.first, last: end, entry: null, key: null }];
    }
    return [{ first: match.first, last: match.last, entry: match.trait, key: match.key }];
  });
};
