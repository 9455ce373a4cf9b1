import { getCountryCallingCode, getExampleNumber, isSupportedCountry } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import type { Random } from '../random.ts';
import type { Person } from './person.ts';

/** Letters of an address: no accents, no spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');

export const drawEmail = ({ given, family }: Person, random: Random): string => {
  const [first, last] = [plain(given.split(' ')[0] ?? given) || 'me', plain(family) || 'me'];
  const user = random.pick([
    `${first}.${last}`,
    `${first}${last}`,
    `${first.slice(0, 1)}${last}`,
    `${first}_${last}`,
    `${last}.${first}`,
    `${first}${last}${random.int(1, 99)}`,
    `hello+${first}`,
    `${first}-${last}`,
  ]);
  return `${user}@${random.pick(['example.com', 'example.org', 'example.net', 'mail.example.com', 'alumni.example.edu'])}`;
};

const american = (random: Random): string => {
  const [area, line] = [
    random.pick(['312', '206', '415', '617', '713', '303', '404', '919', '512', '646', '702', '813']),
    `01${random.int(10, 99)}`,
  ];
  return random.pick([
    `(${area}) 555-${line}`,
    `${area}-555-${line}`,
    `${area}.555.${line}`,
    `+1 ${area} 555 ${line}`,
    `${area}555${line}`,
    `+1 (${area}) 555-${line}`,
    `1-${area}-555-${line}`,
    `${area} 555 ${line}`,
  ]);
};

/** A mobile number of the country's documented example, its last two digits changed, in one of the usual spellings. */
export const drawPhone = (country: string, random: Random): string => {
  if (country === 'US' || country === 'CA' || !isSupportedCountry(country)) return american(random);
  const number = getExampleNumber(country, examples);
  if (number === undefined) return american(random);
  const tail = String(random.int(10, 99));
  const withTail = (text: string): string => {
    const places = [...text.matchAll(/\d/g)].slice(-2).map(({ index }) => index);
    return Array.from(text, (letter, index) =>
      places.includes(index) ? (tail[places.indexOf(index)] ?? letter) : letter,
    ).join('');
  };
  const code = getCountryCallingCode(country);
  const national = withTail(number.formatNational());
  const international = withTail(number.formatInternational());
  return random.pick([
    international,
    international,
    national,
    international.replaceAll(' ', ''),
    international.replace(`+${code}`, `(+${code})`),
    international.replace(`+${code}`, `00${code}`),
    international.replaceAll(' ', '-').replace(`+${code}-`, `+${code} `),
  ]);
};

export const drawLinks = ({ given, family }: Person, hasCode: boolean, random: Random): readonly string[] => {
  const slug = `${plain(given.split(' ')[0] ?? '')}-${plain(family)}-${random.int(100, 999)}`.replace(/^-/, '');
  const prefix = random.pick(['', '', 'https://', 'www.', 'https://www.']);
  const linkedIn = `${prefix}linkedin.com/in/${slug}`;
  const code = `${prefix.replace('www.', '')}github.com/${slug}`;
  const page = `${random.pick(['', 'https://', 'www.'])}${plain(family) || 'me'}.example.com`;
  return [
    random.chance(0.6) ? linkedIn : '',
    hasCode && random.chance(0.7) ? code : '',
    random.chance(0.12) ? page : '',
  ].filter(Boolean);
};
