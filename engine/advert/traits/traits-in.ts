import type { Word } from '../../text/words.ts';
import { traitIndex, type TraitLanguage, type TraitName } from './trait-index.ts';

/** Where words name a trait: from the first to the last of them. */
export type TraitMatch = TraitName & { first: number; last: number };

/** Words that a gap in a name may cover. */
const maxGap = 3;

/** The last of the words that the rest of a name covers from `at` on, or null. */
const endOf = (words: readonly Word[], at: number, rest: TraitName['words']): number | null => {
  const [wanted, ...others] = rest;
  if (wanted === undefined) return at - 1;
  if (wanted !== null) {
    const word = words[at];
    return word?.plain === wanted && word.joint === 'soft' ? endOf(words, at + 1, others) : null;
  }
  for (let skipped = 0; skipped <= maxGap; skipped += 1) {
    const end = endOf(words, at + skipped, others);
    if (end !== null) return end;
    if (words[at + skipped]?.joint !== 'soft') return null;
  }
  return null;
};

/** 'The ability to work in a team', 'capacidad de liderazgo': what somebody is able to do names the trait, if it is one. */
const opensTrait = (words: readonly Word[], at: number, index: ReturnType<typeof traitIndex>): boolean =>
  (index.get(words[at]?.plain ?? '') ?? []).some(
    ({ form, words: [, ...rest] }) => form === 'act' && endOf(words, at + 1, rest) !== null,
  );

/** The ending of an adjective that follows its noun and may be joined to another: 'comunicative', 'relationnelles'. */
const adjective: Readonly<Partial<Record<TraitLanguage, RegExp>>> = {
  fr: /(?:elles?|ives?|ales?|iques?|aires?|trices?)$/,
  it: /(?:ive|ali|iche|arie|ative)$/,
  es: /(?:ivas?|ales|icas?|arias?)$/,
  pt: /(?:ivas?|ais|icas?|arias?)$/,
};
const joins = /^(?:et|e|ed|y)$/;

/** 'capacità comunicative e relazionali': the noun has a second adjective. */
const lastOfPair = (
  words: readonly Word[],
  { first, last }: { first: number; last: number },
  language: TraitLanguage,
) => {
  const ending = adjective[language];
  const [own, link, other] = [words[last], words[last + 1], words[last + 2]];
  const isPair =
    ending !== undefined &&
    last > first &&
    ending.test(own?.plain ?? '') &&
    link?.joint === 'soft' &&
    joins.test(link.plain) &&
    other?.joint === 'soft' &&
    ending.test(other.plain);
  return isPair && words[last + 3]?.joint !== 'soft' ? last + 2 : last;
};

/** The names of traits in the words, in order, the longest at each place. */
export const traitsIn = (words: readonly Word[], language: TraitLanguage): readonly TraitMatch[] => {
  const index = traitIndex(language);
  const found: TraitMatch[] = [];
  let from = 0;
  words.forEach((word, first) => {
    if (first < from) return;
    for (const name of index.get(word.plain) ?? []) {
      const last = endOf(words, first + 1, name.words.slice(1));
      if (last === null || (name.trait === 'Ability' && opensTrait(words, last + 1, index))) continue;
      const end = name.form === 'noun' ? lastOfPair(words, { first, last }, language) : last;
      found.push({ ...name, first, last: end });
      from = end + 1;
      return;
    }
  });
  return found;
};
