/**
 * Letter pairs that make up about a third of any text in a European language, counted in English, German, French,
 * Spanish, Italian, Portuguese and Dutch together (the first of the usual frequency lists of each). Letters shifted or
 * mixed up by a broken font map match them only by chance.
 */
const commonPairs = new Set(
  (
    'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce ' +
    'li ch ll be ma si om ur ge un ie ei ta da do os la el ad ci ent qu ue ao em ra di so no na us pr am il mi pe tr et ss ai ec ou ' +
    'ns ts tu ac ct po lo ee ij aa oo va ig sc'
  ).split(' '),
);

const latinWord = /[a-z]{2,}/g;

/** The number of Latin letter pairs in the words of a text, and how many of them are common ones. */
export const letterPairs = (text: string): { all: number; common: number } => {
  let all = 0;
  let common = 0;
  for (const [word] of text.toLowerCase().matchAll(latinWord)) {
    for (let at = 0; at + 1 < word.length; at++) {
      all++;
      if (commonPairs.has(word.slice(at, at + 2))) common++;
    }
  }
  return { all, common };
};
