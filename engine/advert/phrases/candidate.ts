import { askedAdjectives, askedNouns, fieldNouns, possessives } from '../../lexicon/cues/asking.ts';
import type { Word } from '../../text/words.ts';
import type { Statement } from '../statements/statement.ts';
import type { Phrase } from './phrase-shape.ts';
import { isKnowHow, type Opening } from './openings.ts';

/** Words of a statement that may name a requirement, with what their place in the sentence says about them. */
export type Candidate = Phrase & {
  words: readonly Word[];
  /** The words of the phrase itself. */
  inside: readonly Word[];
  statement: Statement;
  opening: Opening;
  /** True right after the words that open the list, and for the whole list until something else begins. */
  isDirect: boolean;
  /** The word before the phrase, when it is a function word; else ''. */
  behind: string;
  /** The word after the phrase, when only a space is between; else ''. */
  ahead: string;
  /** True when the statement consists of this phrase and words that only qualify it. */
  isWhole: boolean;
  /** True for the first thing that the statement names. */
  isFirst: boolean;
  /** True where most words have a capital, so that a capital is not a signal. */
  isHeadline: boolean;
  /** True for a short item or a list, where nouns are all there is. */
  isNounItem: boolean;
  /** Whether a preposition of place, time or purpose is between the opening and the phrase. */
  isCircumstance: boolean;
};

/** True for a phrase of several words. */
export const isCompound = ({ first, last }: Candidate): boolean => last > first;

/** 'rules' of 'Rules of Court', 'drains' of 'storm drains'. */
export const headOf = ({ inside }: Candidate): string => {
  const of = inside.findIndex(({ plain }) => plain === 'of');
  return inside[of > 0 ? of - 1 : inside.length - 1]?.plain ?? '';
};

/** 'kitchen fitting experience', 'Wella preferred': the words after the phrase ask for it. */
export const isAskedBehind = ({ ahead, words, last, isCircumstance }: Candidate): boolean => {
  if (isKnowHow(words, last + 1)) return true;
  // 'Ability to use a key to identify weirs required' asks for the ability.
  if (askedNouns.has(ahead) || (askedAdjectives.has(ahead) && !isCircumstance)) return true;
  const [verb, adjective, noun] = [words[last + 1], words[last + 2], words[last + 3]];
  // 'Rigging (required)', 'Rigging - essential'
  const isSaidAlone = verb !== undefined && /^(?: \(|: | [-–] )$/.test(verb.before) && askedAdjectives.has(verb.plain);
  if (isSaidAlone && adjective?.joint !== 'soft') return true;
  if (verb === undefined || adjective === undefined) return false;
  if (!/^(?:is|are|a|an|as|would|will|strongly|highly|also)$/.test(verb.plain)) return false;
  // 'rota changes as needed'
  if (verb.plain === 'as') return false;
  const said = [adjective.plain, noun?.plain ?? '', words[last + 4]?.plain ?? ''];
  return said.some((plain) => askedAdjectives.has(plain) || /^(?:plus|must|advantage|asset|bonus)$/.test(plain));
};

/** 'sales', 'design': an everyday noun that is a field of work where it is asked for. */
export const isField = (candidate: Candidate): boolean => !isCompound(candidate) && fieldNouns.has(headOf(candidate));

/** 'sales experience', 'a design background' */
export const isFieldAskedBehind = (candidate: Candidate): boolean =>
  isField(candidate) && /^(?:experience|background)$/.test(candidate.ahead);

/** 'equipment such as air conditioners' */
export const isExample = ({ opening, isDirect }: Candidate): boolean => opening === 'example' && isDirect;

export const isOwned = ({ behind }: Candidate): boolean => possessives.has(behind);
