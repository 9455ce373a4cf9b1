import { fold } from '../../../text/fold.ts';
import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import { workFields } from '../../../lexicon/work/job-titles.ts';
import { legalForms, weakLegalForms } from '../../../lexicon/work/employer-words.ts';
import { degreeScore, subjectShare } from '../../education/degrees.ts';
import { employerScore } from '../../experience/employers.ts';
import { titleScore } from '../../experience/titles.ts';
import { placeScore } from '../../places/place-score.ts';
import type { Glue } from '../atom.ts';
import type { Row } from '../row.ts';

const separators: readonly { glue: Glue; pattern: RegExp }[] = [
  { glue: 'tab', pattern: /\s*\t\s*/uy },
  // a small L is typed for a bar
  { glue: 'bar', pattern: /\s*[|¦‖│┃❘｜∣]\s*|\s+\/\/\s+|\s+[·•∙●◦▪⋅✦◆]\s+|(?<=[\p{L}\d.)])\s+l\s+(?=\p{Lu})/uy },
  // 'Harrow Works –Leeds', 'Welder @Harrow' have the space before it only
  // the grades of a school, 'K – 12', are not two names
  {
    glue: 'dash',
    pattern: /(?!(?<=\bK)\s[-–—]\s(?:5|6|8|12)\b)\s+(?:[-–—−]|--|---)\s+|\s*—\s*|\s+[-–](?=\p{Lu}\p{L})/uy,
  },
  { glue: 'colon', pattern: /:\s+(?=\p{Lu})/uy },
  { glue: 'comma', pattern: /[,;]\s+/uy },
  { glue: 'at', pattern: /\s+(?:at|@|bei|chez(?: la| le)?|presso|bij|hos)\s+|\s+@(?=\p{Lu})/uy },
];

/** The first character of all of them, of a full stop and of the brackets in which nothing separates. */
const beginsSeparator = /[\s|¦‖│┃❘｜∣—:,;.()[\]]/gu;

/** Where the next character is that may separate or is a bracket, from `position` on: most characters are letters. */
export const nextSign = (text: string, position: number): number => {
  beginsSeparator.lastIndex = position;
  return beginsSeparator.exec(text)?.index ?? text.length;
};

const articles = "(?:(?:la|le|les) |l['’])?";
const at = new RegExp(
  `\\s+(na|no|en|em|nel|nella|nello|à|au|aux)\\s+${articles}(?=(\\p{Lu}[^,;|·•\\t(–—]{1,80}))`,
  'uy',
);
/**
 * How sure the name of an employer must be after each word. 'en' and 'em' occur inside titles as well ('Técnico en
 * Contabilidad'), 'na' and 'no' hardly do.
 */
const sureEmployer: Record<string, number> = {
  na: 0.3,
  no: 0.3,
  en: 2,
  em: 2,
  nel: 0.9,
  nella: 0.9,
  nello: 0.9,
  à: 0.9,
  au: 0.9,
  aux: 0.9,
};

/** At most spaces none of the patterns matches, and one look at all of them is enough. */
const anySeparator = new RegExp(
  [...separators.map(({ pattern }) => pattern), at].map(({ source }) => source).join('|'),
  'uy',
);

/** 'Desenvolvedora na Acme', 'Contable en Acme S.L.', 'Saldatore nella Ditta Acme': a title comes before and an employer follows. */
const atEmployer = (text: string, position: number): { glue: Glue; length: number } | null => {
  at.lastIndex = position;
  const found = at.exec(text);
  if (found === null) return null;
  const [whole, word = '', employer = ''] = found;
  if (employerScore(employer.trim()) < (sureEmployer[word] ?? 9) || placeScore(employer.trim()) >= 1.5) return null;
  const title = text.slice(0, position);
  return titleScore(title) >= 1.2 && degreeScore(title) < 2 ? { glue: 'at', length: whole.length } : null;
};

const stop = /\.\s+(?=[\p{Lu}\d])/uy;
/** Letters of the last word before a full stop that does not abbreviate it: 'Asst. Manager', 'Sr. Engineer'. */
const wholeWord = /\p{L}{5,}$/u;
/** A title in a list of titles, without its next ones. */
const firstPart = /^[^,;.\t]+/u;
const sureTitle = 2;
/** 'Leiter Einkauf' */
const likelyTitle = 1.2;

/** 'Luthier. Harrow Strings', 'Harrow Strings, Leeds. Luthier': a full stop separates a title from a name or a town. */
export const stopAt = (
  text: string,
  start: number,
  position: number,
  to: number,
): { glue: Glue; length: number } | null => {
  if (text[position] !== '.') return null;
  stop.lastIndex = position;
  const found = stop.exec(text);
  const before = text.slice(start, position);
  if (found === null || !wholeWord.test(before)) return null;
  const after = text.slice(stop.lastIndex, to);
  const isBehindTitle = titleScore(before) >= sureTitle && titleScore(after) < likelyTitle;
  const isBeforeTitle = titleScore(before) < likelyTitle && titleScore(firstPart.exec(after)?.[0] ?? '') >= sureTitle;
  return isBehindTitle || isBeforeTitle ? { glue: 'dash', length: found[0].length } : null;
};

/** A space before a word in another type: 'Harrow Ltd' in bold, then 'Site Engineer'. */
export const typeChangeAt = (row: Row, position: number): { glue: Glue; length: number } | null => {
  if (row.text[position] !== ' ' || row.source.typeChanges === undefined) return null;
  const isChange = row.source.typeChanges.some(({ at }) => at === row.from + position + 1);
  return isChange ? { glue: 'type', length: 1 } : null;
};

const behindTightComma = /(?<=[\p{Ll}\d)]),(?=(\p{Lu}\p{Ll}[^,;|·•\t(–—]{1,60}))/uy;

/** 'Harrow County Court,Application Developer': a comma without a space separates where a title or a town is beside it. */
const tightComma = (text: string, position: number): { glue: Glue; length: number } | null => {
  behindTightComma.lastIndex = position;
  const [, next = ''] = behindTightComma.exec(text) ?? [];
  if (next === '') return null;
  const isTitle = titleScore(next) >= 2 || titleScore(text.slice(0, position)) >= 2;
  return isTitle || placeScore(next) >= 1.5 ? { glue: 'comma', length: 1 } : null;
};

export const separatorAt = (text: string, position: number, to: number): { glue: Glue; length: number } | null => {
  anySeparator.lastIndex = position;
  if (text[position] !== ',' && !anySeparator.test(text)) return null;
  for (const { glue, pattern } of separators) {
    pattern.lastIndex = position;
    const found = pattern.exec(text);
    if (found === null || position + found[0].length > to + 1) continue;
    const rest = text.slice(pattern.lastIndex, to);
    return glue === 'comma' && (isBeforeLegalForm(rest) || isAmongPartners(text.slice(0, position), rest))
      ? null
      : { glue, length: found[0].length };
  }
  if (text[position] === ',') return tightComma(text.slice(0, to), position);
  return text[position] === ' ' ? atEmployer(text.slice(0, to), position) : null;
};

/** Of 'Roe, Stone & Hill LLP' behind the first comma: the partners whose names follow. */
const furtherPartners =
  /^((?:\p{Lu}[\p{L}'’-]+, ){0,3})\p{Lu}[\p{L}'’-]+,? (?:&|and) \p{Lu}[\p{L}'’-]+,? (?:P?LLC|LLP|PC|LPA)/u;
const lastPiece = /(?:^|[,|\t]\s*|\s[–—-]\s)(\p{Lu}[\p{L}'’-]+)$/u;

/** Practices of law firms and accountants: 'Associate, Advisory, Roe & Hill LLP'. */
const practices = wordSet(
  'advisory assurance litigation consulting transactions restructuring valuation corporate tax audit reception',
);

/** A town of some size: 'Auditor, Boston, Roe & Hill LLP'. */
const likelyPlace = 1;

/** 'Secretary, Roe, Stone & Hill LLP': between the surnames of partners a comma is part of the name. */
const isAmongPartners = (before: string, rest: string): boolean => {
  const surname = lastPiece.exec(before)?.[1];
  const further = furtherPartners.exec(rest)?.[1];
  // 'Tax, Roe & Hill LLP' begins with what somebody did there
  const isSure = surname !== before.trim() || further !== '';
  return (
    surname !== undefined &&
    further !== undefined &&
    isSure &&
    titleScore(surname) < likelyTitle &&
    placeScore(surname) < likelyPlace &&
    subjectShare(surname) === 0 &&
    !workFields.has(fold(surname)) &&
    !practices.has(fold(surname))
  );
};

const formBeforeTitle = /^(\p{Lu}[\p{L}.]*) (\p{Lu}[^\t|,;:()–—]+)/u;

/** A legal form that is no word of titles: 'Ltd', not 'Company'. */
const isSureForm = (written: string): boolean => {
  const [word = ''] = lookupWordsOf(written);
  return legalForms.has(word) && !weakLegalForms.has(word) && !formsInTitles.has(word);
};
const formsInTitles: ReadonlySet<string> = new Set(['company', 'limited', 'corporation', 'incorporated', 'pc', 'lp']);

const titleBehind = / (?=(\p{Lu}[^\t|,;:()–—]+))/uy;

/** 'Harrow Ltd Site Engineer': a title directly after a legal form. */
export const formAt = (
  text: string,
  start: number,
  position: number,
  to: number,
): { glue: Glue; length: number } | null => {
  if (text[position] !== ' ') return null;
  const name = text.slice(start, position);
  const form = name.lastIndexOf(' ') + 1;
  if (form === 0 || !isSureForm(name.slice(form).replace(/\.$/u, ''))) return null;
  titleBehind.lastIndex = position;
  const [, title = ''] = titleBehind.exec(text.slice(0, to)) ?? [];
  return titleScore(title.trim()) >= likelyTitle ? { glue: 'type', length: 1 } : null;
};

/** 'Quay & Sons, Ltd.': the comma belongs to the name. Codes of states and ordinary words are not proof: 'Boulder, CO'. */
const isBeforeLegalForm = (rest: string): boolean => {
  const [, form = ''] = /^(\p{L}[\p{L}.]*)(?=\s*(?:$|[\t|,;()–—-]))/u.exec(rest) ?? [];
  const [word = ''] = lookupWordsOf(form);
  if (legalForms.has(word) && !weakLegalForms.has(word) && (word.length > 2 || form.endsWith('.'))) return true;
  const [, before = '', title = ''] = formBeforeTitle.exec(rest) ?? [];
  return isSureForm(before) && titleScore(title) >= 2;
};
