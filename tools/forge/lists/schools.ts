import { shareOf, type Share } from './half.ts';
import { once, oncePer } from './once.ts';
import { linesOfList } from './shared-lists.ts';

const all = once(() => {
  const byCountry = new Map<string, string[]>();
  for (const line of linesOfList('universities')) {
    const [country = '', name = ''] = line.split('\t');
    const list = byCountry.get(country) ?? [];
    list.push(name);
    byCountry.set(country, list);
  }
  return byCountry;
});

const perShare = oncePer((share: Share) => {
  const rows = [...all()].map(([country, names]) => [country, shareOf(names, share)] as const);
  return new Map(rows);
});

/** The universities of a country by its ISO code, or of the whole world for a country that has none in the list. */
export const universitiesOf = (country: string, share: Share): readonly string[] => {
  const own = perShare(share).get(country) ?? [];
  return own.length > 0 ? own : [...perShare(share).values()].flat();
};

const schoolStems =
  'universi colle institut school acad hochschule polit polyt facul schul escola escuela école ecole seminar conserv'.split(
    ' ',
  );
const hasSchoolWord = (name: string): boolean => schoolStems.some((stem) => name.toLowerCase().includes(stem));

/** Names that no word marks as a school: 'Technion', 'ESADE', 'INSEAD'. */
export const unmarkedSchools = oncePer((share: Share): readonly string[] =>
  [...perShare(share).values()].flat().filter((name) => !hasSchoolWord(name)),
);
