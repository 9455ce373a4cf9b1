import { rowsOf, wordsIn } from './list.ts';

// All lists here: written by us.

/**
 * Openings that only say that a duty follows. What they may become when a noun follows
 * and not a verb, if anything. Not 'oversaw': that others did the work was not said.
 */
export const openings: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(`
    responsible for: handled
    was responsible for: handled
    i was responsible for: handled
    in charge of: managed, ran, handled
    was in charge of: managed, ran, handled
    i was in charge of: managed, ran, handled
    tasked with:
    was tasked with:
    i was tasked with:
    duties include:
    duties included:
    my duties included:
    responsibilities include:
    responsibilities included:
    my responsibilities included:
  `).map((row): [string, readonly string[]] => {
    const [from = '', to = ''] = row.split(':');
    return [
      from,
      to
        .split(',')
        .map((verb) => verb.trim())
        .filter((verb) => verb !== ''),
    ];
  }),
);

/** Verbs that only say that the deed of a noun was done: 'performed the inspection of', 'provided training to'. */
export const lightVerbs = wordsIn('performed conducted provided gave');
export const lightPhrases = rowsOf('carried out');

/** Phrases with the same meaning as a shorter one. */
export const shorter: ReadonlyMap<string, string> = new Map(
  rowsOf(`
    in order to: to
    as well as: and
    due to the fact that: because
    for the reason that: because
    on a daily basis: daily
    on a weekly basis: weekly
    on a monthly basis: monthly
    on a regular basis: regularly
    every day: daily
    each day: daily
    every week: weekly
    each week: weekly
    every month: monthly
    each month: monthly
    prior to: before
    subsequent to: after
  `).map((row): [string, string] => {
    const [from = '', to = ''] = row.split(': ');
    return [from, to];
  }),
);

/** What may go because nothing is said with it. Not here: whatever limits a statement, see `guarded-words.ts`. */
export const fillerPhrases = rowsOf(`
  in a timely manner
  in an efficient manner
  at all times
  a variety of
  a wide range of
  a wide variety of
`);
export const fillers = wordsIn(`
  actually always basically carefully diligently effectively efficiently proactively quickly quite
  really simply smoothly successfully truly various very
`);

export const articles = wordsIn('a an the');
/** After these, an article limits or singles out: 'a few', 'the first', 'the lead', '40 calls a day'. */
export const articleMatters = wordsIn(`
  few little first last second third only sole lead head chief best top main most largest biggest highest leading number
  bit lot majority minority half third quarter hour day week month quarter year shift night piece unit person head
`);

export const prepositions = wordsIn(
  'about across along among at by during for from in into of on over per through to toward under with within',
);

/** What a phrase of time or place begins with, which may stand at either end of a bullet. */
export const movable = wordsIn('in at during within');

/** What may join a fact that its person confirmed to the end of a bullet. */
export const connectives = wordsIn('and for in using with');

/** Every phrase that is one unit for the alignment. */
export const phrases: readonly string[] = [...openings.keys(), ...shorter.keys(), ...fillerPhrases, ...lightPhrases];
