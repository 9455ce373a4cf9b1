import { hasObject } from './object-rule.ts';
import { type Hunk, offered, rejected, type Verdict } from './hunk.ts';
import { hasTarget, isNumeric } from './quantities.ts';
import { hedges, negations } from './tables/guarded-words.ts';
import { articles, movable, openings, prepositions } from './tables/phrases.ts';
import { isActivity, verbReadings } from './tables/verbs.ts';
import type { Token } from './tokens.ts';
import { tenseOf, type VerbChange } from './verb-rule.ts';

/** Hunks that are accepted together or not at all. `verdict` is null where each is judged on its own. */
export type Group = { hunks: readonly Hunk[]; verdict: Verdict | null };

/** Words that were moved, and verbs of one row whose tense changes, belong together. */
export const groupsOf = (hunks: readonly Hunk[]): readonly Group[] => {
  const moves = moveOf(hunks);
  const rest = hunks.filter((hunk) => moves === null || !moves.hunks.includes(hunk));
  const row = rowOf(rest);
  const single = rest.filter((hunk) => !row.includes(hunk));
  const lone = single.map((hunk): Group => ({ hunks: [hunk], verdict: laterTense(hunk) }));
  return [...(moves === null ? [] : [moves]), ...(row.length > 0 ? [rowGroup(row)] : []), ...lone];
};

/** The tense of a later verb changes only with the first: 'trained in managing and leading' is not 'and led'. */
const laterTense = (hunk: Hunk): Verdict | null => {
  const tense = tenseOf(hunk);
  return tense !== null && !hunk.isAtStart && tense.from.form !== tense.to.form
    ? rejected('meaning', hunk.come[0]?.text)
    : null;
};

/** The hunks at which a row of verbs changes its tense in the same way, with the first verb of the line. */
const rowOf = (hunks: readonly Hunk[]): readonly Hunk[] => {
  const [first, ...others] = hunks;
  const head = first === undefined ? null : tenseOf(first);
  if (first === undefined || head === null || !first.isAtStart || !isActivity(head.from.lemma)) return [];
  if (/^(?:help|assist|support|learn|participate)/u.test(head.from.lemma)) return [];
  const row = others.filter((hunk) => continuesRow(hunk, first, head));
  return row.length === 0 ? [] : [first, ...row];
};

/** What may stand between the verbs of one row: nothing that a verb could depend on. */
const dependsOn = new Set(
  'in on about by through regarding with from like including how such that which who while when if via toward during let make have'.split(
    ' ',
  ),
);

const continuesRow = (hunk: Hunk, first: Hunk, head: VerbChange): boolean => {
  const tense = tenseOf(hunk);
  if (tense === null || tense.from.form !== head.from.form || tense.to.form !== head.to.form) return false;
  if (!isActivity(tense.from.lemma) || hunk.gone.length !== 1) return false;
  if (!hasObject(hunk.source, hunk.stretch.from.source, tense.from)) return false;
  if (!['and', ','].includes(hunk.previous?.key ?? '')) return false;
  const between = hunk.source.slice(first.stretch.source.length, hunk.stretch.from.source);
  const verbs = between.filter(({ key }) => verbReadings(key).some(({ form }) => form === head.from.form));
  const isTold = (token: Token): boolean =>
    head.from.form !== 'base' && (verbs.includes(token) || token.key.endsWith('ing'));
  if (head.from.form === 'base' && verbs.some(({ key }) => !key.endsWith('s'))) return false;
  return between.every((token, index) => {
    if (dependsOn.has(token.key)) return false;
    // Another verb of the row, which changes as well.
    return !isTold(token) || ['and', ','].includes(between[index - 1]?.key ?? '');
  });
};

const rowGroup = (row: readonly Hunk[]): Group => {
  const [first, ...others] = row;
  const origins = others.map(({ gone, come }) => ({
    word: come[0]?.text ?? '',
    origin: 'same-verb' as const,
    from: gone[0]?.text ?? '',
  }));
  return first === undefined ? { hunks: row, verdict: null } : { hunks: row, verdict: firstOfRow(first, origins) };
};

const firstOfRow = (
  first: Hunk,
  origins: readonly { word: string; origin: 'same-verb'; from: string }[],
): Verdict | null => {
  const [gone, come] = [first.gone.at(-1), first.come[0]];
  if (gone === undefined || come === undefined) return null;
  const isPlain = first.gone.length === 1 || openings.has(first.gone[0]?.key ?? '');
  const at = first.source.indexOf(gone);
  const isVerb = verbReadings(gone.key).some((reading) => hasObject(first.source, at, reading));
  return isPlain && isVerb && !hasTarget(first.source)
    ? offered({ word: come.text, origin: 'same-verb', from: gone.text }, ...origins)
    : rejected('meaning', come.text);
};

const wordKeys = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ isMark }) => !isMark)
    .map(({ key }) => key.toLowerCase())
    .join(' ');

/** A phrase of time or place that moves between the ends of a line in which nothing else could claim it. */
const moveOf = (hunks: readonly Hunk[]): Group | null => {
  for (const gone of hunks)
    for (const come of hunks) {
      const words = wordKeys(gone.gone);
      if (
        gone === come ||
        words === '' ||
        words !== wordKeys(come.come) ||
        wordKeys(gone.come) + wordKeys(come.gone) !== ''
      )
        continue;
      return {
        hunks: [gone, come],
        verdict: mayMove(gone, come)
          ? offered({ word: words, origin: 'moved', from: words })
          : rejected('order', words),
      };
    }
  return null;
};

const mayMove = (gone: Hunk, come: Hunk): boolean => {
  const block = gone.gone.filter(({ isMark }) => !isMark);
  const areEnds = (gone.isAtStart && come.isAtEnd) || (gone.isAtEnd && come.isAtStart);
  const [head, ...words] = block;
  if (!areEnds || head === undefined || !movable.has(head.key.toLowerCase()) || words.length > 5) return false;
  // 'In 2019', 'at the school', 'in Texas'; not 'in theory'.
  const [noun] = words;
  const isTimeOrPlace =
    noun !== undefined && (articles.has(noun.key) || isNumeric(noun.key) || /^\p{Lu}/u.test(noun.text));
  if (!isTimeOrPlace) return false;
  const stays = gone.source.filter((token) => !gone.stretch.source.includes(token) && !token.isMark);
  const [, ...others] = stays;
  const isYear = words.length === 1 && /^(?:19|20)\d\d$/.test(words[0]?.key ?? '');
  // 'the school in Texas' is not 'In Texas, … the school'; a year belongs to the deed.
  if (!isYear && others.some(({ key }) => prepositions.has(key))) return false;
  return (
    words.every(({ key }) => !key.endsWith('ing') && !isGuarded(key)) &&
    others.every(({ key }) => !/(?:ed|ing)$/u.test(key) && !isGuarded(key) && verbReadings(key).length === 0)
  );
};

const isGuarded = (key: string): boolean =>
  negations.has(key) || hedges.has(key) || (isNumeric(key) && key.includes('-'));
