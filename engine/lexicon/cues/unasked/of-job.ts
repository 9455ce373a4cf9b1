import { compilePhrases } from '../../phrases/compile.ts';
import { anyOf } from '../../phrases/compose.ts';

// What a posting says of the job itself: who gives the work, what may replace a qualification, how the job is filed.
// Origin of all lists: written by us, from postings.

/**
 * Who gives the work, and where its rules are: 'under the supervision of a nurse'. What is done may follow the next
 * comma or verb. 'You come from the hotel trade' is not about it.
 */
export const givenBy = compilePhrases(
  `
  as set out in
  (tasks?|assignments?|requests?|instructions?|work|orders?|referrals?) {2 words}come from (the|our|your)_
  (requested|directed|assigned|delegated|facilitated|supervised) by
  under the (direct |general |close )?(supervision|direction|guidance|oversight) of
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** One kind of qualification in place of another: 'One year of college may substitute for a year of experience'. */
export const substituted = compilePhrases(
  `
  (may|can|will) (be )?(substitute|substituted|qualifying)
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** How a job is classed and filed, in a row of its own or between commas: 'Full-time, Non-Exempt', 'LI-MT1'. */
export const classOfJob = anyOf(
  /(?<=^|[:,|/(]\s{0,2})(?:non-?)?exempt(?=\s{0,2}(?:$|[,|/);]))/giu,
  /(?<=^|[:,|/(]\s{0,2})(?:union|pay) (?:level|grade|scale|band) \w{1,3}(?=\s{0,2}(?:$|[,|/);]))/giu,
  /#li-[a-z0-9]{2,12}$/giu,
  // Not 'Li-ion' or 'LI-COR'
  /^li-(?:remote|hybrid|on-?site|[a-z]{2}\d{1,3})$/giu,
);
