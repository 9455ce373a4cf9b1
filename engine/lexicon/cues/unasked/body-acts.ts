import { compilePhrases } from '../../phrases/compile.ts';
import { anyOf, inSequence } from '../../phrases/compose.ts';

// What the body has to do. Origin of all lists: written by us, from postings.

const bodyAct = compilePhrases(
  `
  standing
  sitting
  walking
  bending
  twisting
  kneeling
  crouching
  crawling
  climbing
  stooping
  squatting
  balancing
  reaching
  lifting
  pushing
  pulling
  carrying
  stretching
  gripping
  grasping
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

const nextAct = /(?: \p{L}{1,12}){0,2},? (?:(?:and|or|and\/or) )?/giu;

/** What is lifted or climbed, up to where the sentence may ask for something else. */
const itsObject = /(?:(?! (?:and|with|using|plus|while)\b)[^,;.]){0,60}/giu;

const furtherActs = new RegExp(`(?:,? (?:(?:and|or|and\\/or) )?(?:${bodyAct.source})${itsObject.source}){0,15}`, 'giu');

/**
 * 'Standing, bending, climbing stools or ladders': what the body has to do, from the first of three such words to the
 * object of the last. Two may be the work itself: 'pulling cables and climbing towers'.
 */
export const ofBody = anyOf(
  inSequence(bodyAct, nextAct, bodyAct, nextAct, bodyAct, itsObject, furtherActs),
  /\bprolonged (?:sitting|standing)\b/giu,
  /\bpre-?employment (?:physical|medical|health)(?: (?:exam|examination|check|screening|test))?\b/giu,
  /\b(?:upper|lower) extremit(?:y|ies)\b/giu,
);
