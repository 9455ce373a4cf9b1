import type { Lie } from '#server/testing/language-model/lies.ts';

// Judges what was offered without knowing the guard or its tables: by what the liar is known to have done, and by a short
// vocabulary of its own.

/** Words that restate what the double's lines say. Everything else that is new has to share its root with the line. */
const restatements = new Set(
  'a an the to and daily weekly used repaired cared prepared handled spoke distributed produced created operated assembled compiled'.split(
    ' ',
  ),
);

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[("'“]+|[)"'”.,;:!?]+$/g, ''))
    .filter((word) => word !== '');

const countOf = (word: string, words: readonly string[]): number => words.filter((each) => each === word).length;

const irregular: Readonly<Record<string, string>> = {
  led: 'lead',
  drove: 'drive',
  wrote: 'write',
  taught: 'teach',
  made: 'make',
  kept: 'keep',
};
/** 'managing', 'managed' and 'manage' have one root; 'managers' and 'manager' do not, because a plural counts. */
const rootOf = (word: string): string => (irregular[word] ?? word).replace(/(?:ing|ed|e)$/, '').replace(/y$|i$/, '');

/**
 * What of a result the line does not support, as sentences; empty when it is honest. `honest` is a rewrite of the line
 * that a person vouches for, and that the lie was made from; the line itself where there is none.
 */
export const unsupportedIn = (line: string, honest: string, result: string, lie: Lie): readonly string[] => {
  const [before, after, vouched] = [wordsOf(line), wordsOf(result), wordsOf(honest)];
  const found: string[] = [];
  for (const word of new Set(after)) {
    const isNew = !before.includes(word) && !vouched.includes(word) && !restatements.has(word);
    const isPercent = /^\d+%$/.test(word) && line.includes(`${word.slice(0, -1)} percent`);
    if (isNew && !isPercent && !before.some((own) => rootOf(own) === rootOf(word))) found.push(`says '${word}'`);
  }
  if (/[^ -~’“”–—]/.test(result) && result !== line) found.push('has a character of another kind');
  for (const planted of lie.planted) {
    const word = planted.toLowerCase().replaceAll(/[.,]+$/g, '');
    const isCharacter = /^[^ -~]$/.test(word);
    const more = isCharacter
      ? result.includes(word) && !line.includes(word)
      : countOf(word, after) > Math.max(countOf(word, before), countOf(word, vouched));
    if (more) found.push(`kept the planted '${planted}'`);
  }
  for (const dropped of lie.dropped)
    if (
      countOf(dropped.toLowerCase(), after) <
      Math.min(countOf(dropped.toLowerCase(), before), countOf(dropped.toLowerCase(), vouched))
    )
      found.push(`lost '${dropped}'`);
  if (lie.swapped !== null) {
    const [first, second] = lie.swapped;
    const [one, other] = [after.indexOf(first), after.indexOf(second)];
    // An honest rewrite may have another order than its line, which then is right as well.
    const isOwnOrder = before.indexOf(first) > before.indexOf(second);
    if (one >= 0 && other >= 0 && other < one && !isOwnOrder) found.push(`has '${second}' before '${first}'`);
  }
  return found;
};
