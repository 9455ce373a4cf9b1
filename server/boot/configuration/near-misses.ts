import { settings } from './settings.ts';

/** A sentence for each variable that is no setting and looks like one that was misspelt: it would be passed over in silence. */
export const nearMisses = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(environment)
    .filter((name) => !(name in settings))
    .flatMap((name) => {
      const meant = Object.keys(settings).find((setting) => distance(name.toUpperCase(), setting) <= reach(setting));
      return meant === undefined ? [] : [`${name} is not a setting. Is ${meant} meant?`];
    })
    .toSorted();

/** In short names one letter is a lot: HOME is not a misspelt HOST. */
const reach = (setting: string): number => (setting.length < 8 ? 1 : 2);

/** How many letters have to be put in, left out, or be others (Levenshtein). */
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
