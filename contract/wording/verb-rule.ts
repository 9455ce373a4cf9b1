import { type Hunk, offered, rejected, type Verdict } from './hunk.ts';
import { deeds, isActivity, isSameDeed, type VerbForm, type VerbReading, verbReadings } from './tables/verbs.ts';
import { hasObject } from './object-rule.ts';
import { lightPhrases, lightVerbs, openings } from './tables/phrases.ts';
import type { Token } from './tokens.ts';

/** The tense that a duty is told in may become that of what was done, never the other way round. */
const tenses: readonly (readonly [VerbForm, VerbForm])[] = [
  ['ing', 'past'],
  ['base', 'past'],
  ['third', 'past'],
];
/** After an opening: 'Responsible for managing' is 'Manage' in a job that one has. */
const tensesAfterOpening: readonly (readonly [VerbForm, VerbForm])[] = [
  ['ing', 'past'],
  ['ing', 'base'],
];

/** After these, a verb of training or teaching can mean that somebody was trained. */
const ambiguousAfter = new Set(['in', 'as', 'for', 'with', 'to', 'under', 'at', 'by', 'on']);

export type VerbChange = { from: VerbReading; to: VerbReading };

/** How a word can be another one: the same verb or deed in two forms. */
const changesBetween = (gone: string, come: string): readonly VerbChange[] =>
  verbReadings(gone).flatMap((from) =>
    verbReadings(come).flatMap((to) => (isSameDeed(from.lemma, to.lemma) ? [{ from, to }] : [])),
  );

const isTense = ({ from, to }: VerbChange, allowed: readonly (readonly [VerbForm, VerbForm])[]): boolean =>
  allowed.some(([before, after]) => from.form === before && to.form === after);

const originOf = (gone: string, come: string): Verdict => {
  const isSameVerb = verbReadings(gone).some(({ lemma }) => verbReadings(come).some((to) => to.lemma === lemma));
  return offered({ word: come, origin: isSameVerb ? 'same-verb' : 'same-deed', from: gone });
};

/** The word of a hunk that only changes the form of a verb; null for any other hunk. */
export const tenseOf = ({ gone, come }: Hunk): VerbChange | null => {
  const [before, after] = [gone.at(-1), come[0]];
  if (before === undefined || after === undefined || come.length !== 1) return null;
  const isDuty = gone.length === 1 || (gone.length === 2 && openings.has(gone[0]?.key ?? ''));
  const changed = changesBetween(before.key, after.key).find((change) => change.from.form !== change.to.form);
  return isDuty ? (changed ?? null) : null;
};

/** One verb for another at the start of a line, after an opening or not. `target` forbids to make a duty a deed. */
export const verbAtStart = (gone: readonly Token[], come: Token, hunk: Hunk, hasTarget: boolean): Verdict | null => {
  const [first, second] = gone;
  const isOpening = openings.has(first?.key ?? '');
  const verb = isOpening ? second : first;
  if (verb === undefined || gone.length !== (isOpening ? 2 : 1)) return null;
  const changes = changesBetween(verb.key, come.key.toLowerCase());
  const allowed = isOpening ? tensesAfterOpening : tenses;
  const fits = changes.filter(
    (change) =>
      (!isOpening && change.from.form === change.to.form) ||
      (isTense(change, allowed) && isActivity(change.from.lemma)),
  );
  if (fits.length === 0) return changes.length === 0 ? null : rejected('meaning', come.text);
  const at = hunk.source.indexOf(verb);
  const mayBeName = fits.every(({ from }) => from.form !== 'past' && !hasObject(hunk.source, at, from));
  if (mayBeName) return rejected('meaning', come.text);
  if (isOpening && hasTarget) return rejected('number', come.text);
  const changesTense = fits.every(({ from, to }) => from.form !== to.form);
  const isTaught = fits.some(
    ({ from }) => from.lemma === 'train' || from.lemma === 'teach' || from.lemma === 'instruct',
  );
  if (changesTense && isTaught && ambiguousAfter.has(hunk.next?.key ?? '')) return rejected('meaning', come.text);
  return originOf(verb.text, come.text);
};

/** Participles that also describe a thing: 'fixed costs', 'used cars'. Beyond the start of a line, these stay. */
const alsoAdjectives = new Set([
  'fixed',
  'used',
  'made',
  'kept',
  'cut',
  'reduced',
  'lowered',
  'improved',
  'enhanced',
  'recorded',
  'documented',
  'selected',
  'chosen',
  'organized',
  'arranged',
  'supported',
  'assisted',
  'prepared',
  'cooked',
]);

/** One verb for another later in a line, in the same form: after 'and' or a comma in a row of deeds. */
export const verbInRow = (gone: Token, come: Token, { previous, source, next }: Hunk): Verdict | null => {
  const fits = changesBetween(gone.key, come.key).filter(({ from, to }) => from.form === to.form);
  if (fits.length === 0) return null;
  if (/^utili[sz]/u.test(gone.key)) return originOf(gone.text, come.text);
  if (gone.key === 'leveraging' && previous?.key === 'by') return originOf(gone.text, come.text);
  const isPhrase = gone.key.includes(' ');
  const first = verbReadings(source[0]?.key ?? '');
  const isInRow =
    ['and', ',', 'then', 'to'].includes(previous?.key ?? '') &&
    next !== undefined &&
    !next.isMark &&
    (previous?.key === 'to'
      ? fits.some(({ from }) => from.form === 'base')
      : first.some(({ form }) => fits.some(({ from }) => from.form === form)));
  if (!isInRow || (!isPhrase && alsoAdjectives.has(gone.key))) return null;
  return originOf(gone.text, come.text);
};

const withoutThe = (tokens: readonly Token[]): readonly Token[] => tokens.filter(({ key }) => key !== 'the');

/** What stands between the noun and what was done something to, and goes. One presents to a board, and still does. */
const linksOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['train', ['of', 'to', 'for']],
  ['present', ['of', '']],
]);

/** 'Performed the inspection of', 'Responsible for the preparation of', 'Provided training to': the verb of the deed. */
export const deedAsVerb = (gone: readonly Token[], come: Token, hasTarget: boolean): Verdict | null => {
  const [light, deed, link, ...rest] = withoutThe(gone);
  if (light === undefined || deed === undefined || rest.length > 0) return null;
  const isOpening = openings.has(light.key);
  const isLight = lightVerbs.has(light.key) || lightPhrases.includes(light.key);
  const lemma = deeds.get(deed.key);
  if (lemma === undefined || (!isOpening && !isLight)) return null;
  // 'Gave the management of the store away', but 'gave training'.
  if (light.key === 'gave' && lemma !== 'train' && lemma !== 'present' && lemma !== 'demonstrate') return null;
  if (!(linksOf.get(lemma) ?? ['of']).includes(link?.key ?? '')) return null;
  const fits = verbReadings(come.key.toLowerCase()).some((to) => to.lemma === lemma && to.form === 'past');
  if (!fits) return null;
  if (isOpening && (hasTarget || !isActivity(lemma))) return rejected('meaning', come.text);
  return offered({ word: come.text, origin: 'deed-as-verb', from: deed.text });
};

const helpers = new Set(['helped', 'help', 'helping', 'assisted', 'assist', 'assisting']);

/**
 * 'Helped with the sorting of', 'Assisted with the development of': the deed as a verb, still only helped with. The word
 * for helping stays, or becomes another one.
 */
export const deedAfterHelp = (
  gone: readonly Token[],
  come: readonly Token[],
  previous: Token | undefined,
): Verdict | null => {
  const swaps = helpers.has(gone[0]?.key ?? '') && /^help(?:ed|ing)?$/iu.test(come[0]?.key ?? '');
  const helper = swaps ? gone[0] : previous;
  if (!/^(?:help|assist|participat)/u.test(helper?.key ?? '')) return null;
  const [first, ...others] = withoutThe(swaps ? gone.slice(1) : gone);
  const verbs = swaps ? come.slice(1) : come;
  const [verb] = verbs;
  if (first === undefined || verb === undefined || verbs.length !== 1) return null;
  const hasLink = ['with', 'in'].includes(first.key);
  const [deed, of, ...more] = hasLink ? others : [first, ...others];
  if (!hasLink || deed === undefined || more.length > 0) return null;
  const to = verbReadings(verb.key).find(({ form }) => form === 'base');
  if (to === undefined) return null;
  const isNoun =
    of?.key === 'of' &&
    (deeds.get(deed.key) === to.lemma || verbReadings(deed.key).some((from) => from.lemma === to.lemma));
  const isIng =
    of === undefined && verbReadings(deed.key).some((from) => from.lemma === to.lemma && from.form === 'ing');
  return isNoun || isIng ? offered({ word: verb.text, origin: 'same-verb', from: deed.text }) : null;
};

/** 'in the migration of' as 'in migrating'. */
export const deedAfterPreposition = (
  gone: readonly Token[],
  come: readonly Token[],
  previous: Token | undefined,
): Verdict | null => {
  const [deed, of, ...more] = withoutThe(gone);
  const [verb, ...others] = come;
  if (deed === undefined || verb === undefined || of?.key !== 'of' || more.length + others.length > 0) return null;
  if (!['in', 'with', 'for', 'by'].includes(previous?.key ?? '')) return null;
  const fits = verbReadings(verb.key).some(({ lemma, form }) => form === 'ing' && lemma === deeds.get(deed.key));
  return fits ? offered({ word: verb.text, origin: 'deed-as-verb', from: deed.text }) : null;
};
