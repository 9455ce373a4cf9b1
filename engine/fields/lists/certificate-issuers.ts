import { certificateIssuers, courseProviders, institutionWords } from '../../lexicon/work/institution-words.ts';
import { certificateWords } from '../../lexicon/phrases/section-content.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { fold } from '../../text/fold.ts';
import { periodsIn } from '../dates/periods.ts';
import type { ListRow } from './list-rows.ts';

/** In words. */
const maxIssuerWords = 4;

/** 'CompTIA · 2023' without its date and the sign before it. */
const withoutDates = (text: string): string => {
  const [date] = periodsIn(text);
  return date === undefined || /\p{L}/u.test(text.slice(date.to))
    ? text
    : text.slice(0, date.from).replace(/[\s,;:|•·(–—-]+$/u, '');
};

/** 'Microsoft', 'Coursera': companies, associations and providers of courses by their names. */
export const isKnownIssuer = (text: string): boolean => {
  const folded = fold(text);
  return certificateIssuers.test(folded) || courseProviders.test(folded);
};

const countsOf = (rows: readonly ListRow[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { text } of rows) counts.set(fold(text), (counts.get(fold(text)) ?? 0) + 1);
  return counts;
};

/** 'Udemy:' above its courses. */
const headsCourses = ({ text }: ListRow): boolean => text.endsWith(':') && isKnownIssuer(text.slice(0, -1).trim());

/**
 * The rows without those that are nothing but an issuer: a known one, or one that is named again below another
 * certificate. A list of nothing else stays.
 */
export const withoutLoneIssuers = (rows: readonly ListRow[]): readonly ListRow[] => {
  const counts = countsOf(rows);
  const isIssuer = ({ text, hasMarker }: ListRow): boolean => {
    if (text.split(' ').length > maxIssuerWords) return false;
    const isRepeated = !hasMarker && (counts.get(fold(text)) ?? 0) > 1;
    return isRepeated || isKnownIssuer(withoutDates(text));
  };
  const names = rows.filter((row, at) => !headsCourses(row) && (at === 0 || !isIssuer(row)));
  return rows.every(isIssuer) ? rows : names;
};

/** What the names of those who issue certificates end in; 'Foundation' ends the names of certificates, too. */
export const issuerHeads: ReadonlySet<string> = wordSet(
  `association society corporation institute council board federation commission guild`,
);

/**
 * "Bakers' Guild (BG)", with no small word: 'Member of the Royal Society' is what somebody reached. A comma or a dash
 * parts a certificate from its issuer: 'BLS, American Heart Association'.
 */
const isIssuerName = ({ text, hasMarker }: ListRow): boolean => {
  const words = text.replace(/\s*\([^()]*\)$/u, '').split(' ');
  const isName = !/[,;:|\t]|\s[-–—]/u.test(text) && words.every((word) => /^\p{Lu}/u.test(word));
  return !hasMarker && isName && issuerHeads.has(fold(words.at(-1) ?? '')) && periodsIn(text).length === 0;
};

/** 'Certified Baker', 'Rye Certification': what somebody is certified for, and not only that or until when. */
const namesCertificate =
  /\b(?:Certified|Licensed|Registered) \p{Lu}\p{Ll}|^\p{Lu}.*\s(?:Certificat(?:e|ion)|Licen[cs]e)$/u;

const isDatedName = ({ text, hasMarker }: ListRow): boolean => {
  const [date] = periodsIn(text);
  return (
    !hasMarker && date !== undefined && namesCertificate.test(text.slice(0, date.from).replace(/[\s,(|–—-]+$/u, ''))
  );
};

const minPairs = 2;

/** "Bakers' Society (BS)" above 'Certified Baker 2021', and so on: rows in pairs, of which the second names the certificate. */
export const withoutIssuersAbove = (rows: readonly ListRow[]): readonly ListRow[] => {
  const arePairs =
    rows.length >= minPairs * 2 && rows.every((row, at) => (at % 2 === 0 ? isIssuerName(row) : isDatedName(row)));
  return arePairs && rows.length % 2 === 0 ? rows.filter((_, at) => at % 2 === 1) : rows;
};

/** 'Issued May 2022', 'Credential ID 123', 'Credential': what is written below the issuer of each certificate. */
const closesBlock =
  /^(?:(?:issued|earned|awarded|completed|obtained|credential id)\b|(?:show |see |view )?credential$)/iu;

const isDateAlone = ({ text }: ListRow): boolean => {
  const [date] = periodsIn(text);
  return date !== undefined && !/[\p{L}\d]/u.test(text.slice(0, date.from) + text.slice(date.to));
};

/**
 * The rows without the second of each block that ends in such lines, or in a date: 'Rye Baking', 'Harrow', 'Issued May
 * 2022'. All blocks have to be alike, as two certificates may share a date; of a single one, the words have to tell.
 */
export const withoutIssuersInBlocks = (rows: readonly ListRow[]): readonly ListRow[] => {
  const closes = rows.map((row) => !row.hasMarker && (closesBlock.test(row.text) || isDateAlone(row)));
  const blocks: ListRow[][] = [[]];
  rows.forEach((row, at) => {
    if (closes[at] === true) return;
    if (closes[at - 1] === true) blocks.push([]);
    blocks.at(-1)?.push(row);
  });
  if (
    closes.at(-1) !== true ||
    !blocks.every((block) => block.length === 2 && !block.some(({ hasMarker }) => hasMarker))
  )
    return rows;
  const [aboves, belows] = [blocks.flatMap(([above]) => above ?? []), blocks.flatMap(([, below]) => below ?? [])];
  const [above, below] = [aboves, belows].map((own) => own.filter(isIssuerLike).length);
  if (above !== 0 || (blocks.length < minPairs && below === 0)) return rows;
  return rows.filter((row) => !belows.includes(row));
};

/** "Harrow Academy", "Bakers' Guild", 'Microsoft · 2021': a known issuer, or a name that ends like that of a school or an association. */
const isIssuerLike = (row: ListRow): boolean => {
  const text = withoutDates(row.text);
  if (row.hasMarker || text.split(' ').length > maxIssuerWords) return false;
  return isKnownIssuer(text) || isIssuerName({ ...row, text }) || endsLikeSchool(text) || beginsLikeSchool(text);
};

/** 'Akademie für Lasersicherheit', 'Escuela de Hostelería Harrow': the kind, and a small word behind it. */
const beginsLikeSchool = (text: string): boolean => {
  const [kind = '', joint = ''] = text.split(' ', 2);
  return /^\p{Lu}/u.test(kind) && institutionWords.has(fold(kind)) && schoolJoints.has(fold(joint));
};
const schoolJoints: ReadonlySet<string> = wordSet('of for fur der des de du di do da del della per voor van');

const endsLikeSchool = (text: string): boolean => {
  const words = text.replace(/\s*\([^()]*\)$/u, '').split(' ');
  return (
    words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) && institutionWords.has(fold(words.at(-1) ?? ''))
  );
};

/** Pairs from which on a date below each name, and beside none, is that of an issuer that no list knows. */
const minDatedPairs = 3;

/** 'Oven Basics' above 'Harrow Mill, 2021', and so on: only the lower rows are dated, and none of them names a certificate. */
const areDatedBelow = (names: readonly ListRow[], others: readonly ListRow[], known: boolean): boolean =>
  (known || others.length >= minDatedPairs) &&
  others.every(({ text }) => {
    const name = withoutDates(text);
    return name !== text && name.split(' ').length <= maxIssuerWords && !certificateWords.test(name);
  }) &&
  names.every(({ text }) => periodsIn(text).length === 0);

/** A cell of its own with the date, at either end of a row. */
const dateCell = /^[^\p{L}\t]{4,24}\t|\t[^\t]{4,24}$/u;

/** 'Oven Basics<tab>2021' above 'Harrow Mill', and so on: only the names are dated, in a column of their own. */
const areDatedBeside = (names: readonly ListRow[], others: readonly ListRow[], known: boolean): boolean =>
  (known || others.length >= minDatedPairs) &&
  names.every(({ text }) => dateCell.test(text) && periodsIn(text).length === 1) &&
  others.every(
    ({ text }) =>
      /^\p{Lu}/u.test(text) &&
      text.split(' ').length <= maxIssuerWords &&
      periodsIn(text).length === 0 &&
      !certificateWords.test(text),
  );

/** Of the lower rows of pairs, those that look like issuers; the others are issuers without such a name. */
const minIssuers = 1 / 2;

/** A name above its issuer, and so on: rows in pairs, of which only second ones look like issuers. */
export const withoutIssuersBelow = (rows: readonly ListRow[]): readonly ListRow[] => {
  const [names, others] = [rows.filter((_, at) => at % 2 === 0), rows.filter((_, at) => at % 2 === 1)];
  const counts = countsOf(rows.map((row) => ({ ...row, text: withoutDates(row.text) })));
  const isIssuer = (row: ListRow): boolean => isIssuerLike(row) || (counts.get(fold(withoutDates(row.text))) ?? 0) > 1;
  const known = others.filter(isIssuer).length;
  const arePairs =
    others.length >= minPairs &&
    names.length === others.length &&
    rows.every(({ hasMarker }) => !hasMarker) &&
    !names.some(isIssuer) &&
    (known >= others.length * minIssuers ||
      areDatedBelow(names, others, known > 0) ||
      areDatedBeside(names, others, known > 0));
  return arePairs ? names : rows;
};
