import type { Word } from '../../text/words.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { Statement } from '../statements/statement.ts';
import { isAdverb, isVerb, qualifierSet, vagueWordSet } from '../word-classes.ts';
import { isConjunction, isSaidOfPerson, isSmallWord, isSurelyBearer } from './said-of-people.ts';
import type { TraitLanguage } from './trait-index.ts';
import type { TraitMatch } from './traits-in.ts';

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
const isSaidOfOthers = (text: string, words: readonly Word[], { first, last }: TraitMatch, from: number): boolean => {
  const noun = words.slice(last + 1, last + 3).find(({ plain }) => plain === 'people' || /[^s]s$/.test(plain));
  return first > 0 && noun !== undefined && ofOthers.test(text.slice(Math.max(0, from - maxLengthOfOthers), from));
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

/** 'patient autonomy', 'organizational resilience': the word before an English noun makes it something else. */
const isBehindNoun = (words: readonly Word[], { first, last }: TraitMatch, language: TraitLanguage): boolean => {
  const [before, word] = [words[first - 1], words[first]];
  if (language !== 'en' || first !== last || before === undefined || word?.before !== ' ') return false;
  if (isSmallWord(before, 'en') || isAdverb(before)) return false;
  return !qualifierSet.has(before.plain) && !vagueWordSet.has(before.plain) && !isVerb(before.plain);
};

/** The names of traits that are said of the person whom the employer looks for: not of itself, of others or of things. */
export const meantTraits = (
  { text, language: written }: Statement,
  words: readonly Word[],
  matches: readonly TraitMatch[],
): readonly TraitMatch[] => {
  const language = written ?? 'en';
  const covered = new Set(
    matches.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, offset) => first + offset)),
  );
  const isTrait = (index: number): boolean => covered.has(index);
  const isJoined = (index: number, step: -1 | 1): boolean => {
    const beside = words[index + step];
    if (beside === undefined) return false;
    if (isConjunction(beside, language)) return isTrait(index + 2 * step);
    // 'patient, kind', but not 'patient autonomy'
    return isTrait(index + step) && words[step < 0 ? index : index + step]?.joint === 'hard';
  };
  const hasCompany = ({ first, last }: TraitMatch): boolean => {
    const next = words[last + 1];
    return isJoined(first, -1) || isJoined(last, 1) || (next?.joint === 'soft' && isSurelyBearer(next, language));
  };
  return matches.filter((match) => {
    if (match.needsCompany && !hasCompany(match)) return false;
    // 'Driven by a strong work ethic', 'to be determined by the registrar'
    if (match.form === 'quality' && /^(?:by|of)$/.test(words[match.last + 1]?.plain ?? '')) return false;
    // 'caring for patients' is what is done.
    if (match.trait === 'Compassion' && words[match.last + 1]?.plain === 'for') return false;
    const from = words[match.first]?.stretches[0].from ?? 0;
    if (match.form !== 'act' && ofOffer.test(text.slice(Math.max(0, from - maxLengthOfOffer), from))) return false;
    if (match.form === 'quality' && isSaidOfOthers(text, words, match, from)) return false;
    if (match.form === 'quality') return isSaidOfPerson(words, match, isTrait, language);
    if (match.form !== 'noun') return true;
    return !goesOn(words, match.last, language) && !isBehindNoun(words, match, language);
  });
};
