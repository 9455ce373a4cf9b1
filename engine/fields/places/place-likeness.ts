import { anyOf } from '../../lexicon/phrases/compose.ts';
import { streetWord } from '../../lexicon/phrases/street-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { brazilianStates, isCountry, isRegion, regionCodePattern, regionCodes, townOf } from '../../lexicon/places.ts';
import { fold } from '../../text/fold.ts';
import { remembered } from '../../text/remembered.ts';
import { endsInWord, isTownAndCountry } from './place-score.ts';

/** 'eSikhaleni' as well. */
const word = "\\p{Ll}?\\p{Lu}[\\p{L}.'’-]*";
const article = 'l[aeo]s? |el ';
const city = `(?:${article})?${word}(?:[ -](?:${word}|am|an|der|de|del|do|da|la|le|les|los|upon|on|sur|the|of|en|im|sous|di)){0,5}`;
/** Postcodes with letters: 'LS1 4AP', 'M5V 2T6'. */
const code = '[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}|[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d';
const cityRegion = new RegExp(
  `^(${city}),\\s*([\\p{L}.' -]{2,30}?)\\.?(?:,?\\s+(?:[-–] ?)?(?:${code}|\\d{4,6}(?:-\\d{4})?|\\d{3} \\d{3}))?(?:,\\s*([\\p{L}.' -]{2,30}))?$`,
  'u',
);
const postcodeCity = new RegExp(
  `^(?:[A-Z]{1,2}-)?\\d{4,5}(?:\\s?[A-Z]{2})?\\s+(${city})(?:,\\s*([\\p{L}.' -]{2,30}))?$`,
  'u',
);
const cityCodeWithoutComma = new RegExp(`^(${city})\\s+(${regionCodePattern})(?:\\s+\\d{4,5}(?:-\\d{4})?)?$`, 'u');

/** 'Belo Horizonte - MG', 'Campinas/SP'. */
const cityState = new RegExp(`^(${city})\\s*[-–/]\\s*([A-Z]{2}|\\p{Lu}[\\p{L}' ]{3,25})$`, 'u');
/** 'Braga (Portugal)'. */
const cityInBrackets = new RegExp(`^(${city})\\s\\(([\\p{L}.' ]{3,25})\\)$`, 'u');
/** 'San Francisco Bay Area', 'Greater Leeds', 'Hannover und Umgebung'. */
const areaAround = anyOf(
  /^(?:Greater )?(.+?) (?:Metropolitan |Metro |Bay )?(?:Area|Region)$/iu,
  /^(?:Greater )?(.+?) (?:und Umgebung|et environs|e dintorni|y alrededores)$/iu,
  /^Greater (.+)$/iu,
);
const remote = /^(?:fully )?remote(?:ly)?(?: worldwide| work)?$/iu;

/** 'London SW1A 1AA', 'Sydney NSW 2000', 'Lyon 69003'. */
const cityPostcode = new RegExp(`^(${city})\\s+(?:(${code})|\\d{4,5})$`, 'u');

/** The first half of a British postcode alone: 'Bradford BD8'. 'Reading B2' may be a level. */
const outwardCode = /\s(?![ABC][12]$)([A-Z]{2}|[BEGLMNSW])\d{1,2}[A-Z]?$/u;
/** Postcode areas of two letters, of Royal Mail. */
const postcodeAreas = wordSet(`
  AB AL BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY EC EH EN EX FK FY GL GU HA HD HG HR HS
  HU HX IG IP IV KA KT KW KY LA LD LE LL LN LS LU ME MK ML NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM SA SE SG SK SL SM SN
  SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB WA WC WD WF WN WR WS WV YO ZE
`);

/** The likelihood that a stretch of text is a place, 0 (not one) to 1. */
export const placeLikeness = remembered((text: string): number => {
  const bare = text.replace(remark, '');
  return bare === '' ? 0 : Math.max(likenessOf(bare), bare === text ? 0 : likenessOf(text));
});

/** 'Paris (75011)', 'Portland, Oregon (open to remote)'. */
const remark = /\s\([^()]{1,40}\)$/u;

const likenessOf = (text: string): number => {
  if (text.length < 2 || text.length > 90 || /@|https?:|www\.|\d{7}/u.test(text)) return 0;
  // 'Ivo Petrov Jr., PE' is a person
  if (/\s(?:Jr|Sr|I{2,3}|IV)\b\.?(?:,|$)/u.test(text)) return 0;
  // The patterns below try every way to split a text at its spaces and hyphens.
  if (text.split(/[\s'’.-]/u).length > 15) return 0;
  const folded = fold(text)
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.,]+$/u, '');
  const known = townOf(folded);
  if (known === 'large' || isCountry(folded)) return 0.8;
  if (known === 'known') return 0.7;
  if (remote.test(text)) return 0.65;
  const area = areaAround.exec(text);
  const center = area?.slice(1).find((name) => name !== undefined) ?? '';
  if (center !== '' && new RegExp(`^${city}(?:, [\\p{L}. ]{2,25})?$`, 'u').test(center))
    return townOf(center) === null ? 0.62 : 0.85;
  const direct = cityRegion.exec(text);
  if (direct !== null) return areaLikeness(direct[2] ?? '', direct[3], direct[1] ?? '');
  if (postcodeCity.test(text)) return 0.9;
  const [, , state = ''] = cityState.exec(text) ?? [];
  if (
    brazilianStates.has(state) ||
    isCountry(state) ||
    isRegion(state) ||
    (townOf(state) === 'large' && /[-–/]/u.test(text))
  )
    return 0.85;
  if (isTownAndCountry(text)) return 0.85;
  const [, , inBrackets = ''] = cityInBrackets.exec(text) ?? [];
  if (isCountry(inBrackets) || isRegion(inBrackets)) return 0.9;
  const [, town = '', regionCode = ''] = cityCodeWithoutComma.exec(text) ?? [];
  if (regionCodes.has(regionCode) && text.length < 40 && !endsInWord(town, regionCode)) return 0.75;
  const coded = cityPostcode.exec(text);
  if (coded !== null && (coded[2] !== undefined || townOf((coded[1] ?? '').replace(/\s[A-Z]{2,3}$/u, '')) !== null))
    return 0.75;
  const outward = outwardCode.exec(text);
  if (outward !== null && areTownsBefore(text.slice(0, outward.index), outward[1] ?? '')) return 0.75;
  return addressLikeness(text);
};

/** 'Bradford', 'Horfield, Bristol' */
const areTownsBefore = (text: string, area: string): boolean => {
  const parts = text.split(/,\s*/u);
  return (
    parts.length <= 3 &&
    parts.every((part) => onlyCity.test(part)) &&
    (postcodeAreas.has(area) || townOf(fold(parts.at(-1) ?? '')) !== null)
  );
};
const onlyCity = new RegExp(`^${city}$`, 'u');

const areaLikeness = (area: string, country: string | undefined, town: string): number => {
  const folded = fold(area).trim();
  // 'Ennis, Co. Clare'
  if (/^(?:Co\.?|County) \p{Lu}\p{L}+$/u.test(area.trim())) return 0.95;
  if (regionCodes.has(area.trim()) || isRegion(folded) || isCountry(folded)) return 0.95;
  if (country !== undefined && (isCountry(country) || isRegion(country) || regionCodes.has(country.trim()))) return 0.9;
  return townOf(town) !== null || townOf(folded) === 'large' ? 0.7 : 0;
};

/** '12 Mill Lane, Leeds LS1 4AP', 'Mühlweg 3, 80331 München', 'Mapo-gu, Seoul, Republic of Korea'. */
const addressLikeness = (text: string): number => {
  const parts = text.split(/,\s*/u);
  if (parts.length > 6) return 0;
  const last = parts.at(-1) ?? '';
  const tail = fold(last)
    .replaceAll(/\d[\d-]*/gu, '')
    .trim();
  const isKnownTail =
    isCountry(tail) || isRegion(tail) || townOf(tail) !== null || regionCodes.has(last.replace(/[\s\d-]+$/u, ''));
  const hasStreet = streetWord.test(text) && /\d/u.test(text);
  const hasPostcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b\d{5}\b/u.test(text);
  if (hasStreet && (isKnownTail || hasPostcode)) return 0.95;
  if (
    parts.length >= 2 &&
    isKnownTail &&
    parts.every((part) => /^[\p{Lu}\d]/u.test(part) && part.split(' ').length <= 5)
  )
    return 0.85;
  if (parts.length >= 2 && hasPostcode && parts.length <= 4 && /\p{Lu}/u.test(text)) return 0.75;
  return hasStreet && text.length < 60 ? 0.6 : 0;
};
