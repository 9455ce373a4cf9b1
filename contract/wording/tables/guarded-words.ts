import { rowsOf, wordsIn } from './list.ts';

// Words that may neither go nor come, because they limit what a line says. All lists here: written by us.

export const negations = wordsIn(`
  no not never none neither nor without nothing nobody cannot can't couldn't didn't doesn't don't hadn't hasn't haven't
  isn't wasn't weren't won't wouldn't except excluding unless lack lacked lacking failed non unable instead
`);

export const hedges = wordsIn(`
  about almost approximately around roughly nearly circa ca some several few partly partially mostly mainly occasionally
  occasional sometimes often usually generally typically possibly probably maybe perhaps might may could would should
  estimated expected planned proposed potential projected intended anticipated over under below above between only just
  tried trying attempted hoped aimed meant supposed intermittently seasonally temporarily briefly
`);

/** How far somebody was responsible, as adjectives and nouns. */
export const roles = wordsIn(`
  acting apprentice assistant assistants assisting associate backup co-led co-lead co-managed deputy intern interim
  internship junior learner member members mock novice observer observing part part-time participant shadow shadowed
  shadowing simulated student supporting supported support temporary temp test trial trainee trainees under unpaid
  volunteer volunteered with jointly together alongside team group class our we helped assisted contributed participated
`);

/** The same in more words: one unit for the alignment. */
export const guardedPhrases = rowsOf(`
  as needed
  as part of
  at least
  at most
  by hand
  in part
  less than
  member of
  more than
  no more than
  one of
  or more
  part of
  took part in
  under supervision
  under the supervision of
  under the guidance of
  under the direction of
  up to
  when needed
  with the help of
  with the team
`);
