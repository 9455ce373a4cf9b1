import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf } from '../../lexicon/phrases/compose.ts';
import { isCountry, isMajorRegion, isRegion, regionCodePattern, regionCodes, townOf } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';
import { remembered } from '../../text/remembered.ts';

const remoteWords: ReadonlySet<string> = new Set([
  'remote',
  'remote work',
  'fully remote',
  'hybrid',
  'on-site',
  'onsite',
  'work from home',
  'home office',
  'homeoffice',
  'teletravail',
  'remoto',
  'da remoto',
  'online',
  'en ligne',
  'en linea',
  'a distance',
  'a distancia',
  'a distanza',
  'various locations',
  'verschiedene standorte',
  'divers lieux',
  'varias ubicaciones',
  'varie sedi',
  'verschillende locaties',
]);

const isRegionInWords = (name: string): boolean => isMajorRegion(name) || isCountry(name);

/** True for the part after a town's comma: 'OR', 'OR 97301', 'United Kingdom', 'Co. Clare'. */
export const isRegionName = remembered((text: string): boolean => {
  const bare = text
    .replace(/\s*\(?\b\d{4,6}(?:-\d{4})?\)?$/u, '')
    .replace(/[.)]+$/u, '')
    .trim();
  // counties, as Irish addresses name them
  if (/^(?:Co\.|County) \p{Lu}\p{L}+$/u.test(bare)) return true;
  return regionCodes.has(bare) || regionCodes.has(`${bare}.`) || isRegionInWords(bare);
});

/** A word of a town's name: capitalized, or one of the connecting words. */
const townWord = anyOf(
  /[\p{Lu}'’‘][\p{L}'’.-]*/u,
  compilePhrases(`
    de
    del
    da
    la
    le
    los
    las
    am
    an
    im
    in
    ob
    bei
    der
    den
    do
    dos
    of
    upon
    sur
    en
    the
    el
    al
    /
    &
  `),
);
const capitalised = new RegExp(`^(?:${townWord.source})(?:[ -](?:${townWord.source}))*$`, 'u');

/**
 * How much `text` as a whole reads like a place: 3 for 'City, ST', 'City, Country' and 'Remote', about 2 for a known
 * country or city alone, slightly above 0 for any one to three capitalized words, below 0 for everything else.
 */
export const placeScore = remembered((text: string): number => {
  const bare = text.replace(/^[\s(]+|[\s).;]+$/gu, '');
  if (bare === '' || bare.length > 60) return -3;
  if (isTownInDepartment(text.trim())) return 2;
  const key = fold(bare);
  if (remoteWords.has(key) || /^(?:remote|hybrid)\b.{0,24}$/u.test(key)) return 3;
  const isKnown = townOf(bare);
  if (isKnown === 'large' || isRegionInWords(key)) return 2;
  if (key.endsWith('area') && /^\p{Lu}[\p{L} .-]{2,30} (?:metropolitan |metro |bay )?area$/iu.test(bare)) return 2;
  const parts = bare.split(/\s*,\s*/u);
  const last = parts.at(-1) ?? '';
  if (parts.length > 1) {
    const first = parts[0] ?? '';
    const isTown =
      parts.length <= 4 &&
      parts.every((part) => capitalised.test(part) || isRegionName(part) || /^\d{4,6}$/u.test(part)) &&
      first.split(' ').length <= 4;
    if (!isTown) return -3;
    if (isRegionName(last) || isInRegion(first, last)) return 3;
    return townOf(first) === 'large' ? 1.5 : -1;
  }
  if (isTownAndState(bare)) return 1.5;
  if (isTownAndCountry(bare)) return 2;
  if (regionCodes.has(bare)) return 0.5;
  if (/\d|[@|<>]/u.test(bare) || !capitalised.test(bare) || bare.length < 3) return -3;
  if (/\p{Lu}{3}/u.test(bare)) return -2.5;
  if (isKnown !== null) return 1;
  const words = bare.split(' ').length;
  return words === 1 ? 0.3 : words === 2 ? -0.3 : words === 3 ? -0.8 : -2;
});

/** 'Leeds, West Yorkshire', 'Cebu City, Cebu': a known town, and a region of any size or the province named after it. */
export const isInRegion = (town: string, region: string): boolean =>
  (townOf(town) !== null && isRegion(region)) || (townOf(region) !== null && fold(town) === `${fold(region)} city`);

const departmentBehind = /^([^(]+) \((?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-6])\)$/u;

/** 'Tarbes (65)', 'AJACCIO (2A)': a known town, and no shop with the number of its department: 'Leclerc (31)'. */
const isTownInDepartment = (text: string): boolean => {
  if (!text.endsWith(')')) return false;
  const [, town = ''] = departmentBehind.exec(text) ?? [];
  return town !== '' && townOf(town) !== null;
};

const townAndState = new RegExp(`^(.+) (${regionCodePattern})(?: \\d{4,5})?$`, 'u');
/** Behind a name without a comma these rather tell a company from those abroad: 'Harrow Foods UK'. */
const codesOfCountries: ReadonlySet<string> = new Set(['UK', 'US', 'USA', 'UAE', 'U.K.', 'U.S.', 'U.S.A.']);
/** Codes of regions that are words, too. */
const codesThatAreWords: ReadonlySet<string> = new Set(['HI', 'IN', 'MA', 'ME', 'OH', 'OK', 'ON', 'OR', 'PA']);

/** True for 'REACH ME' and 'SAY HI': in capitals, they are headings unless the town is known ('BANGOR ME'). */
export const endsInWord = (town: string, code: string): boolean =>
  codesThatAreWords.has(code) && !/\p{Ll}/u.test(town) && townOf(town) === null;

/** 'Salem OR', 'Wagga Wagga NSW 2650': without a comma. */
const isTownAndState = (text: string): boolean => {
  const [, town = '', code = ''] = townAndState.exec(text) ?? [];
  if (!regionCodes.has(code) || !capitalised.test(town)) return false;
  if (endsInWord(town, code)) return false;
  return !codesOfCountries.has(code) || townOf(town) !== null;
};

/** 'Lyon France', 'Toulouse - FR': a known town, and no firm abroad such as 'Harrow Foods France'. */
export const isTownAndCountry = (text: string): boolean => {
  const cut = /(?:\s+[-–]\s+|\s)(\p{Lu}[\p{L}.]*)$/u.exec(text);
  const [end = '', country = ''] = cut ?? [];
  if (cut === null || townOf(text.slice(0, -end.length)) === null) return false;
  return isCountry(country) || (/[-–]/u.test(end) && regionCodes.has(country));
};
