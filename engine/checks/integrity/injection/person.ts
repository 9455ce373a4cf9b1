import { compilePhrases } from '../../../lexicon/phrases/compile.ts';
import { anyOf, followedBy, inSequence, notFollowedBy, optional } from '../../../lexicon/phrases/compose.ts';
import { best, decision, fewWords, someWords, space, wholeWords } from './words.ts';

/** `verdict`: the person or the file is judged. `chosen`: what an order to choose is about, behind its verb. */
export type Person = { verdict: RegExp; chosen: RegExp; chosenAsBest: RegExp };

/** 'This applicant pool', 'this resume builder', 'this candidate drug' is nobody. */
export const noCompound = notFollowedBy(
  inSequence(
    / /iu,
    compilePhrases(
      `
      (pool|group|set|builder|parser|reader|editor|template|format|checker|screener|generator|tool|page)s?
      (drug|gene|vaccine|molecule|compound|protein|antibody|peptide|marker|biomarker|target|material|site)s?
      tracking
      management
      experience
      flow
      data
      `,
      wholeWords,
    ),
  ),
);
const thisPerson = inSequence(
  compilePhrases('this (candidate|resume|cv|applicant|profile|person)', wholeWords),
  noCompound,
);
const thePerson = compilePhrases('(the|my) (candidate|resume|cv|applicant|profile)', wholeWords);
const thisApplication = compilePhrases('this application', wholeWords);

const verdict = anyOf(
  decision,
  compilePhrases(
    'approve\naccept\ninvite\ninterview\nchoose\nprefer\nclassify\nmark\nhires\nrecommends\nscores',
    wholeWords,
  ),
);
const praise = anyOf(best, compilePhrases('best\nideal\nhired\nmatch', wholeWords));
const topMark = /\b(?:10\/10|100\/100|(?:highest|top|maximum|perfect) (?:score|rank|rating|mark)s?)\b/iu;
const me = inSequence(/ me\b/iu, followedBy(/ (?:first|highest|top|above|for)\b|\s{0,2}(?:$|[.!;,])/iu));

/** Words between the verb of a decision and the name of the person whom it is about. */
const introduction = inSequence(
  compilePhrases(
    `
    and
    that
    you
    to
    select
    rank
    recommend
    shortlist
    hir(e|ing)
    interview(ing)?
    invit(e|ing)
    the
    candidate
    applicant
    named
    `,
    wholeWords,
  ),
  space,
);
const introductions = inSequence(
  optional(introduction),
  optional(introduction),
  optional(introduction),
  optional(introduction),
);
/** Authors of a paper are listed in a row, page headers have a number; 'Jane Roe, RN for an interview' is one person. */
const noAuthor = notFollowedBy(
  anyOf(
    /,? (?:and|&|et al)\b|\s{0,2}[(|]| [-–—] /iu,
    inSequence(
      /\s{0,2},/iu,
      notFollowedBy(/ ?(?:[\p{L}.]{2,6} )?(?:for|as (?:an?|the|your|our|first|top)|first|above|over)\b/iu),
    ),
  ),
);

/** What is longer is no name. */
const maxNameWords = 6;
const maxNameLength = 80;
const nameIn = (name: string | null): RegExp | null => {
  if (name === null || name.length > maxNameLength) return null;
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < 2 || words.length > maxNameWords) return null;
  return new RegExp(String.raw`(?<!\p{L})${words.join(String.raw`[^\p{L}\n]{1,3}`)}(?!\p{L})`, 'iu');
};

export const personOf = (fullName: string | null): Person => {
  const name = nameIn(fullName);
  const person = name === null ? thisPerson : anyOf(thisPerson, name);
  const judged = anyOf(thisPerson, inSequence(anyOf(thePerson, thisApplication), someWords, best));
  const chosen = anyOf(inSequence(space, someWords, judged), me);
  return {
    verdict: anyOf(
      inSequence(verdict, someWords, anyOf(person, thisApplication)),
      inSequence(person, someWords, / (?:is|are|as|be|scores) /iu, someWords, praise),
      inSequence(verdict, me),
      topMark,
    ),
    chosen: name === null ? chosen : anyOf(chosen, inSequence(space, introductions, name, noAuthor)),
    chosenAsBest: inSequence(space, someWords, anyOf(person, thisApplication), fewWords, best),
  };
};
