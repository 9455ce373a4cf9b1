import { settings } from './settings.ts';

/** A warning for each environment variable that looks like a misspelled setting, because it would be silently ignored. */
export const nearMisses = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(environment)
    .filter((name) => !(name in settings))
    .flatMap((name) => {
      const meant = Object.keys(settings).find((setting) => distance(name.toUpperCase(), setting) <= reach(setting));
      return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`];
    })
    .toSorted();

/** Short names allow fewer differences: HOME is not a misspelled HOST. */
const reach = (setting: string): number => (setting.length < 8 ? 1 : 2);

/** The Levenshtein distance. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [index, wanted] of Array.from(other).entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};
