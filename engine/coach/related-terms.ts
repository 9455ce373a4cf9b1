import { toolsOfAKind } from '../lexicon/gazetteers/tools-of-a-kind.ts';
import { wordsForOneSkill } from '../lexicon/gazetteers/words-for-one-skill.ts';
import { linesOf } from '../lexicon/lines.ts';
import { impliedBy } from '../lexicon/skills/implied-skills.ts';
import { familyOf } from '../terms/family.ts';
import { stemOf } from '../text/stem.ts';

/** A map from each key to all its values. */
const grouped = (pairs: Iterable<readonly [string, string]>): ReadonlyMap<string, ReadonlySet<string>> => {
  const groups = new Map<string, Set<string>>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, new Set([value]));
    else group.add(value);
  }
  return groups;
};

const family = (word: string): string => familyOf(stemOf(word));

/** By the family of a word: the families of words that replace it in the names of skills. Both ways. */
const replacements = grouped(
  linesOf(wordsForOneSkill).flatMap((line): [string, string][] => {
    const [one = '', other = ''] = line.split('|').map(family);
    return [
      [one, other],
      [other, one],
    ];
  }),
);
export const canReplace = (one: string, other: string): boolean => replacements.get(one)?.has(other) ?? false;

const kinds = grouped(
  linesOf(toolsOfAKind).map((line): [string, string] => {
    const [tool = '', kind = ''] = line.split('|');
    return [tool, kind];
  }),
);
/** The kind of software that two tools have in common, or null. */
export const sharedKind = (one: string, other: string): string | null =>
  [...(kinds.get(one) ?? [])].find((kind) => kinds.get(other)?.has(kind) === true) ?? null;

/** By printed name: what it takes to have used it. PostgreSQL takes SQL. */
const takes = grouped([...impliedBy].flatMap(([asked, by]) => by.map((name): [string, string] => [name, asked])));
export const isPartOf = (said: string, asked: string): boolean => takes.get(asked)?.has(said) ?? false;
