import type { PageRun } from './runs.ts';

/**
 * Pairs of letters that make up about a third of any text in a European language, counted in English, German, French, Spanish,
 * Italian, Portuguese and Dutch together (the first of the usual frequency lists of each). Letters shifted or mixed up by a broken
 * font map hit them by chance only.
 */
const commonPairs = new Set(
  (
    'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce ' +
    'li ch ll be ma si om ur ge un ie ei ta da do os la el ad ci ent qu ue ao em ra di so no na us pr am il mi pe tr et ss ai ec ou ' +
    'ns ts tu ac ct po lo ee ij aa oo va ig sc'
  ).split(' '),
);

/** Measured on texts of resumes in seven languages: 0.45 to 0.65; on letters shifted by any distance: below 0.3. */
const plausibleShare = 0.3;
/** Fewer pairs of letters prove nothing. */
const minPairs = 60;

const latinWord = /[a-z]{2,}/g;

/** Whether Latin letters follow each other as in a language; true as well when there are too few of them to tell. */
export const isPlausible = (text: string): boolean => {
  let pairs = 0;
  let common = 0;
  for (const [word] of text.toLowerCase().matchAll(latinWord)) {
    for (let at = 0; at + 1 < word.length; at++) {
      pairs++;
      if (commonPairs.has(word.slice(at, at + 2))) common++;
    }
  }
  return pairs < minPairs || common / pairs >= plausibleShare;
};

/** Marks the runs of each font whose text is no language: its map exists and is wrong. */
export const markImplausible = (runs: readonly PageRun[]): void => {
  const byFont = new Map<string, PageRun[]>();
  for (const run of runs) {
    // Subsets of one font may share a name, and fonts of different pages an address.
    const font = `${run.style.fontAt} ${run.style.font.name}`;
    const same = byFont.get(font);
    if (same === undefined) byFont.set(font, [run]);
    else same.push(run);
  }
  for (const same of byFont.values()) {
    if (isPlausible(same.map(({ run }) => run.text).join(' '))) continue;
    for (const { run } of same) run.isUnmapped = true;
  }
};
