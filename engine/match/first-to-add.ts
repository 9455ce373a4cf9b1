import type { Requirement, RequirementGroup } from '../model/keywords.ts';

const weightOrder: readonly RequirementGroup[] = ['must', 'duty', 'nice', 'soft'];

/** The kinds of terms, those most worth adding first: recruiters search for tools and licenses, not for qualities. */
const sureness = { known: 0, phrase: 1, quality: 2 } as const;

const surenessOf = ({ group, alternatives, isPhrase }: Requirement): number => {
  if (group === 'soft' || alternatives.every(({ kind }) => kind === 'soft')) return sureness.quality;
  return isPhrase === true ? sureness.phrase : sureness.known;
};

/**
 * Keyword requirements in the order in which they are worth adding: known skills, tools, licenses and languages, then
 * phrases of the posting, then qualities of a person. Each of these by weight, and in the order of the posting.
 */
export const firstToAdd = (asks: readonly Requirement[]): readonly Requirement[] =>
  asks.toSorted(
    (one, other) =>
      surenessOf(one) - surenessOf(other) || weightOrder.indexOf(one.group) - weightOrder.indexOf(other.group),
  );
