import { cuesAbroad } from '../adverts/abroad.ts';
import { compilePhrases } from '../phrases/compile.ts';
import { anyOf } from '../phrases/compose.ts';

/** Phrases that make a clause nice to have, wherever they occur. Origin of all lists here: written by us. */
const explicit = `
  preferred
  preferably
  a plus
  an advantage
  advantageous
  desirable
  beneficial
  ideally
  nice to have
  an asset
  bonus
`;

/** In a clause of a list of requirements. */
const inClause = `
  ideal
  even better
  thrilled
  useful but
`;

/** In a whole sentence: 'ideal' does not count in 'the ideal candidate has'. */
const inSentence = `
  preferable
  preference
  pluses
  plus points?
  even better
  nice-to-have
  desired
  advantage
  helpful
  even more attractive
  thrilled
  handy
  deal[- ]?breaker
  useful
  would be (nice|great|good|useful|an? )
  not (required|essential|necessary)
  welcome
  optional
`;
const idealThing = /\bideal\b(?! candidate| applicant| person)/iu;

const wholeWords = { start: 'word', end: 'word', ignoreCase: true } as const;
const abroad = cuesAbroad('nice', { ignoreCase: true });

/** A clause about a spoken language with one of these is nice to have. */
export const niceLanguageCue = anyOf(compilePhrases(explicit, wholeWords), abroad);

/** A clause about a skill with one of these is nice to have. */
export const niceClauseCue = anyOf(compilePhrases(explicit + inClause, wholeWords), abroad);

/** A sentence with one of these is about something that would be nice to have. */
export const niceSentenceCue = anyOf(compilePhrases(explicit + inSentence, wholeWords), idealThing, abroad);

/** Adverbs that open a clause about something nice to have, in English, and in the other languages, where a conjunction may come before them. */
export const ideallyEnglish = compilePhrases('ideally\npreferably', { ignoreCase: true });
export const ideallyAbroad = compilePhrases('idealerweise\nidéalement\nidealmente\nbij voorkeur', { ignoreCase: true });
export const conjunctionAbroad = compilePhrases('und\net\ny\ne\nen', { ignoreCase: true });
