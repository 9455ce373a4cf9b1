import type { Random } from '../random.ts';
import type { Share } from '../lists/half.ts';
import { cultures, namesOf } from '../lists/people.ts';
import type { Country } from './countries.ts';

export type Person = {
  /** As printed. */
  name: string;
  plainName: string;
  given: string;
  family: string;
  culture: string;
  traits: readonly string[];
};

/**
 * Three of five people have a name from where they live. The others take turns through all cultures, so that a few
 * hundred resumes have each of them.
 */
const cultureOf = (country: Country, seed: number, number: number, random: Random): string => {
  const turn = number % 5;
  if (turn > 1) return random.pick(country.cultures);
  return cultures[(seed * 7 + Math.floor(number / 5) * 2 + turn) % cultures.length] ?? random.pick(country.cultures);
};

const familyFirst = new Set(['hungarian', 'korean', 'chinese', 'vietnamese', 'japanese', 'hong-kong']);

const particles: Readonly<Record<string, readonly string[]>> = {
  dutch: ['van der', 'van', 'de', 'van den', 'ten'],
  spanish: ['de la', 'de', 'del'],
  mexican: ['de la', 'del'],
  brazilian: ['da', 'dos', 'de'],
  portuguese: ['da', 'de', 'dos'],
  italian: ['Di', 'De', 'Della'],
  german: ['von', 'von der'],
  french: ['de', 'Le', 'du'],
  arabic: ['bin', 'El', 'Abu', 'Al'],
  afrikaans: ['van der', 'du', 'van'],
  english: ["O'", 'Mc', 'St. '],
};

const credentials = [
  'RN',
  'PhD',
  'P.E.',
  'MBA',
  'CPA',
  'PMP',
  'MD',
  'BSN, RN',
  'LCSW',
  'Ph.D.',
  'FCA',
  'MSc',
  'CISSP',
  'SHRM-CP',
  'Esq.',
  'OTR/L',
];

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const initialOf = (name: string): string => `${name.slice(0, 1)}.`;

/** Surname with what its culture adds: a particle, the mother's surname, a hyphen. */
const familyOf = (culture: string, family: readonly string[], random: Random): { family: string; trait?: string } => {
  const [first, second] = [random.pick(family), random.pick(family)];
  const own = particles[culture];
  const twoSurnames = ['spanish', 'mexican', 'portuguese', 'brazilian'].includes(culture);
  if (twoSurnames && random.chance(0.5)) {
    const link = culture === 'spanish' && random.chance(0.15) ? ' y ' : ' ';
    return { family: `${first}${link}${second}`, trait: 'two-surnames' };
  }
  if (own !== undefined && /^\p{Lu}/u.test(first) && !first.includes(' ') && random.chance(0.2)) {
    const particle = random.pick(own);
    return {
      family: /['c]$/.test(particle) ? particle + first : `${particle} ${first}`.replace('  ', ' '),
      trait: 'particle',
    };
  }
  if (random.chance(0.06)) return { family: `${first}-${second}`, trait: 'hyphenated-surname' };
  return { family: first };
};

const givenOf = (culture: string, given: readonly string[], random: Random): { given: string; trait?: string } => {
  const [first, second] = [random.pick(given), random.pick(given)];
  const kind = random.weighted([
    [72, 'one'],
    [10, 'middle-initial'],
    [8, 'two'],
    [4, 'initial-first'],
    [3, 'nickname'],
    [culture === 'indian' ? 25 : 0, 'initials'],
  ] as const);
  if (kind === 'middle-initial') return { given: `${first} ${initialOf(second)}`, trait: 'initial' };
  if (kind === 'two') return { given: `${first} ${second}`, trait: 'two-given-names' };
  if (kind === 'initial-first') return { given: `${initialOf(first)} ${second}`, trait: 'initial' };
  if (kind === 'nickname') return { given: `${first} "${second}"`, trait: 'nickname' };
  if (kind === 'initials') return { given: `${initialOf(first)}${initialOf(second)}`, trait: 'initials-only' };
  return { given: first };
};

type Order = 'given-first' | 'family-first' | 'family-comma';

const orderOf = (culture: string, random: Random): Order => {
  if (random.chance(0.03)) return 'family-comma';
  return random.chance(familyFirst.has(culture) ? 0.5 : 0.01) ? 'family-first' : 'given-first';
};

/** The person, with the surname where the culture or the habit of the moment puts it. */
export const drawPerson = (
  country: Country,
  { seed, number, share }: { seed: number; number: number; share: Share },
  random: Random,
): Person => {
  const culture = cultureOf(country, seed, number, random);
  const names = namesOf(culture, share);
  const { given, trait: givenTrait } = givenOf(culture, names.given, random);
  const { family, trait: familyTrait } = familyOf(culture, names.family, random);
  const order = orderOf(culture, random);
  const plainName = order === 'family-first' ? `${capitalized(family)} ${given}` : `${given} ${family}`;
  const ordered = order === 'family-comma' ? `${capitalized(family)}, ${given}` : plainName;
  const cased = random.chance(0.14)
    ? 'capitals'
    : random.chance(0.25) && order !== 'given-first'
      ? 'capital-surname'
      : 'usual';
  const title = random.chance(0.03) ? `${random.pick(['Dr.', 'Prof.', 'Ms.', 'Mr.', 'Engr.'])} ` : '';
  const behind = order !== 'family-comma' && random.chance(0.12) ? `, ${random.pick(credentials)}` : '';
  const printed = cased === 'capitals' ? ordered.toLocaleUpperCase('en') : ordered;
  const surnameInCapitals =
    cased === 'capital-surname' ? printed.replace(capitalized(family), family.toUpperCase()) : printed;
  const traits = [
    `name: ${culture}`,
    givenTrait && `name: ${givenTrait}`,
    familyTrait && `name: ${familyTrait}`,
    order !== 'given-first' && `name: ${order}`,
    cased !== 'usual' && `name: ${cased}`,
    title !== '' && 'name: title-before',
    behind !== '' && 'name: credentials-behind',
  ].filter((trait) => typeof trait === 'string');
  return { name: `${title}${surnameInCapitals}${behind}`, plainName, given, family, culture, traits };
};
