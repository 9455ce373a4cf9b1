import { traitNames } from '../../lexicon/traits/index.ts';
import { conditionStems, jobOffered } from '../../lexicon/traits/things.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { needAbroad } from '../../lexicon/cues/nice-to-have.ts';
import { firmRequiredCue } from '../../lexicon/cues/required.ts';
import { allMatches } from '../../text/all-matches.ts';
import type { Word } from '../../text/words.ts';
import type { Statement } from '../statements/statement.ts';
import { isAdverb, isVerb, qualifierSet, vagueWordSet } from '../word-classes.ts';
import { isSaidOfPerson, isSmallWord, isSurelyBearer } from './said-of-people.ts';
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
  // what somebody is looked for: 'to deliver creative solutions'
  to
  per
  pour
  para
  um
  om
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** 'The firm is flexible', 'an organization that is innovative', 'gives you flexibility': the employer and what it offers. */
const ofOffer = compilePhrases(
  `
  (firm|company|organi[sz]ation|trust|school|employer) (that |which |who )?(is|are) {2 words}$
  (environment|culture|team) (that |which |who )?(is|are) {2 words}$
  we are ((an?|very|also|truly|all|highly|proud|always) )?$
  we['’]re {2 words}$
  (offer|offers|offering|provide|provides|providing|gives?|enjoy|enjoying|with maximum|maximum) {3 words}$
  (bieten|bietet|ofrecemos|offrons|oferecemos|offriamo|bieden) {4 words}$
  `,
  { start: 'word', ignoreCase: true },
);
const maxLengthOfOffer = 60;

/** 'With smart people', 'our dedicated managers': others, and not the reader. */
const ofOthers = /\b(?:with|among|alongside|our|of|by) (?:the |other |many |some )?(?:\w+ly )?$/iu;
const maxLengthOfOthers = 30;
const isOfOthers = (text: string, words: readonly Word[], { first, last }: TraitMatch, from: number): boolean => {
  const noun = words.slice(last + 1, last + 3).find(({ plain }) => plain === 'people' || /[^s]s$/.test(plain));
  return first > 0 && noun !== undefined && ofOthers.test(text.slice(Math.max(0, from - maxLengthOfOthers), from));
};

const maxLengthFromSeek = 120;
const endOfSentence = /[.!?;]\s/u;

/** Whether the words before a place say that the employer looks for somebody who is so. */
const isSought = (text: string, from: number, ends: readonly number[]): boolean => {
  const end = ends.findLast((at) => at <= from);
  if (end === undefined || from - end > maxLengthFromSeek) return false;
  const between = text.slice(end, from);
  return !ofEmployer.test(between) && !endOfSentence.test(between);
};

const ofWord = /^(?:of|de|du|des|d|da|do|dos|das|di|del|della|dello|dei|degli|von|van|der|dell)$/;

/** 'integrity checks', 'organización de eventos': a noun that goes on names something else. */
const goesOn = (words: readonly Word[], last: number, language: TraitLanguage): boolean => {
  const next = words[last + 1];
  if (next?.joint !== 'soft') return false;
  if (ofWord.test(next.plain)) return true;
  return (
    !isSmallWord(next, language) && !/^(?:skills?|required|essential|ability|abilities|attitude|is)$/.test(next.plain)
  );
};

/** 'Willing to travel' is a condition of the work, and no trait. */
const mayBeCondition: ReadonlySet<string> = new Set(['Willingness', 'Desire', 'Commitment']);
/** 'patient autonomy', 'organizational resilience': the word before an English noun makes it something else. */
const isOfOther = (words: readonly Word[], { first, last }: TraitMatch, language: TraitLanguage): boolean => {
  const [before, word] = [words[first - 1], words[first]];
  if (language !== 'en' || first !== last || before === undefined || word?.before !== ' ') return false;
  if (isSmallWord(before, 'en') || isAdverb(before)) return false;
  return !qualifierSet.has(before.plain) && !vagueWordSet.has(before.plain) && !isVerb(before.plain);
};

/** Words that an object may have: 'for high-quality food and beverage'. */
const maxWordsOfObject = 6;
const endOfObject = /^(?:who|that|which|will|is|are|qui|que|che|die|as|while)$/;
const conjunctions: Readonly<Record<TraitLanguage, RegExp>> = {
  en: /^(?:and|or)$/,
  de: /^(?:und|oder)$/,
  fr: /^(?:et|ou)$/,
  es: /^[yeou]$/,
  pt: /^(?:e|ou)$/,
  it: /^(?:e|ed|o)$/,
  nl: /^(?:en|of)$/,
};
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
    if (word.joint !== 'soft' || endOfObject.test(word.plain) || conjunctions[language].test(word.plain)) break;
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
      (words[end + 1]?.joint === 'soft' && !conjunctions[language].test(words[end + 1]?.plain ?? '')))
  )
    return null;
  return mayBeCondition.has(trait) && isCondition(object) ? null : end;
};

/** 'A friendly manner is a must', '- Strong character' */
const demandCue = /\bis an? (?:absolute )?must\b|^(?:strong|excellent|outstanding|exceptional) (?!team\b)/u;

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
  const covered = new Set(
    matches.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, offset) => first + offset)),
  );
  const isTrait = (index: number): boolean => covered.has(index);
  const isJoined = (index: number, step: -1 | 1): boolean => {
    const beside = words[index + step];
    if (beside === undefined) return false;
    if (conjunctions[language].test(beside.plain)) return isTrait(index + 2 * step);
    // 'patient, kind', but not 'patient autonomy'
    return isTrait(index + step) && words[step < 0 ? index : index + step]?.joint === 'hard';
  };
  const hasCompany = ({ first, last }: TraitMatch): boolean => {
    const next = words[last + 1];
    return isJoined(first, -1) || isJoined(last, 1) || (next?.joint === 'soft' && isSurelyBearer(next, language));
  };
  const meant = matches.filter((match) => {
    if (match.needsCompany && !hasCompany(match)) return false;
    // 'Driven by a strong work ethic', 'to be determined by the registrar'
    if (match.form === 'quality' && /^(?:by|of)$/.test(words[match.last + 1]?.plain ?? '')) return false;
    // 'caring for patients' is what is done.
    if (match.trait === 'Compassion' && words[match.last + 1]?.plain === 'for') return false;
    const from = words[match.first]?.stretches[0].from ?? 0;
    if (match.form !== 'act' && ofOffer.test(text.slice(Math.max(0, from - maxLengthOfOffer), from))) return false;
    if (match.form === 'quality' && isOfOthers(text, words, match, from)) return false;
    if (match.form === 'quality') return isSaidOfPerson(words, match, isTrait, language);
    if (match.form !== 'noun') return true;
    return !goesOn(words, match.last, language) && !isOfOther(words, match, language);
  });
  const plain = text.toLowerCase();
  const isAsked = part === 'must' || part === 'nice';
  const isDemanded = (): boolean =>
    part !== 'boilerplate' &&
    (firmRequiredCue.test(plain) || demandCue.test(plain) || (language !== 'en' && needAbroad.test(plain)));
  const isList =
    part !== 'boilerplate' &&
    meant.length >= minTraitsOfList &&
    meant.some(({ form }) => form !== 'noun') &&
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
