import { anyOf, followedBy, inSequence, notPrecededBy } from '../../lexicon/phrases/compose.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';

/**
 * 'Prior sailing experience preferred Ability to splice Knowledge of knots': words with a capital that begin items,
 * right after a word in lower case. After a function word they are a name: 'our Experience in Motion tour'.
 */
const lostItemBreak = inSequence(
  / (?=\p{Lu})(?<=\p{Ll}{3}\)? )/u,
  notPrecededBy(/(?<!\p{L})(?:a|an|the|our|your|their|of|in|with|and|or|for|as|to|by|from|on|at|such) /u),
  followedBy(
    compilePhrases(
      `
      (Ability|Able|Capable|Willing|Willingness) to_
      (Experience|Background|Expertise) (in|with|of|as|using|working)_
      (Proven|Previous|Prior|Demonstrated|Hands-on|Relevant) {2 words}(experience|ability|knowledge|skills|track)_
      (Knowledge|Understanding|Awareness|Command) of_
      (Proficient|Proficiency|Fluency|Fluent) (in|with)_
      (Familiarity|Familiar) with_
      (Excellent|Strong|Good|Solid) {4 words}(skills|knowledge|understanding|communication|command)_
      (Self-motivated|Detail-oriented) and_
      (College|University|Bachelor['’]?s?|Master['’]?s?|Associate['’]?s?) degree_
      Must (be|have|possess)_
      `,
    ),
  ),
);

// Not after abbreviations, and only where a capital or digit follows.
const abbreviation = anyOf(
  /\b(?:[eE]\.g|i\.e|etc|[Ii]nc|[Ll]td|Dr|Mr|Mrs|Ms|St|No|vs|approx|U\.S|H\.S)\./u,
  // German: 'z. B.', 'o. ä.', 'bzw.'
  /\b(?:z|z\. ?B|o|o\. ?[äv]|u|u\. ?a|bzw|bspw|beispielsw|ca|inkl|ggf|evtl|techn|kaufm|mind|Nr)\./u,
);
const sentenceEnd = anyOf(
  inSequence(notPrecededBy(abbreviation), /(?<=[.!?])\s+(?=["“(£$€]?[\p{Lu}\d])/u),
  /(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll}+ )/u,
  // 'A valid license is required.* Night work is highly valued', 'Read on…Responsibilities:'
  /(?<=\p{Ll}[.!?])\*\s+(?=\p{Lu}\p{Ll})|(?<=\p{Ll}…)(?=\p{Lu}\p{Ll})/u,
  lostItemBreak,
);

// Postings that lost their line breaks run a heading into the text: 'About You It is anticipated that ...'.
const firstTitles = compilePhrases(`
  About You
  About The (Role|Company|Job|Client|Team|Business)
  About Us
  About Our [A-Z]+
  Person Specification
  Things you should know
`);
const furtherTitles = compilePhrases(`
  (Key )?Responsibilities
  Candidate Requirements
  The (Role|Person|Company|Candidate|Package)
  The (ideal|successful) candidate (will|should|must|is)
`);
const runInTitle = inSequence(/\s+/u, followedBy(inSequence(anyOf(firstTitles, furtherTitles), /\b/u)));

/** The sentences of a line, also where a full stop or a line break was lost. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(runInTitle))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** A title that a posting without its line breaks runs into the text, at its start. */
export const leadingTitle = inSequence(/^/u, firstTitles);
