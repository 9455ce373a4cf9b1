import { fieldName, levelLabel } from '../../../lexicon/phrases/entry-labels.ts';
import { fold } from '../../../text/fold.ts';
import { sharedWords } from '../../../lexicon/work/employer-words.ts';
import { workFields } from '../../../lexicon/work/job-titles.ts';
import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { isLeave } from '../../../lexicon/work/leaves.ts';
import { isEmploymentType } from '../../../lexicon/work/employment-types.ts';
import { institutionScore } from '../../education/schools/institutions.ts';
import { employerScore } from '../../experience/employers.ts';
import { placeScore } from '../../places/place-score.ts';
import type { Atom } from '../atom.ts';
import { isDuration } from '../durations.ts';
import type { Row } from '../row.ts';
import { typeAt } from '../section-style.ts';
import type { Stretch } from './stretch.ts';

/** 'Acme Insurance (via Bright Staffing)': a staffing agency is not part of the name. */
const agency = /\s*\((?:via|through|c\/o|über|durch|tramite|por medio de|através d[aeo])\s[^()]{2,60}\)?$/iu;

/** 'Harrow Chemicals (mostly working on water and soil samples)': four words and more, two of them small, tell about a name. */
const remark = /\s*\((?!formerly|now(?! part of)|ex|previously|ehemals|antes)(?:[^()\s]+\s+){3,14}[^()\s]+\s*\)?$/iu;

const withoutRemark = (text: string): string => {
  if (!text.includes('(')) return text;
  const found = remark.exec(text);
  if (found === null || found.index === 0) return text;
  const small = found[0]
    .match(/(?<!\p{L})\p{Ll}{2,}/gu)
    ?.filter((word) => !/^(?:of|and|the|for|de|la|und)$/u.test(word));
  return (small?.length ?? 0) < minSmallWords ? text : text.slice(0, found.index);
};

/** Words without a capital that a name in brackets does not have. */
const minSmallWords = 2;

/** 'As a Sales Executive', 'als Verkäuferin'; 'Como' is a town. */
const asA = /^(?:[Aa]s an? |als (?:een )?|en tant que |como |come |in qualità di |en qualité de )(?=\p{L})/u;

/** 'GS-0343-13', 'WG-5803-10': series and grade of a U.S. federal job. */
const payGrade = /^(?:GS|GG|WG|WL|WS|NF|NH|SES|YA)-?\d{1,4}(?:[-/]\d{1,4}){0,2}$/u;

/** 'Harrow Foods ~ 7 years', 'Harrow Foods (7 years)' */
const timeSpent = /\s*[~≈(]\s*\d{1,2}\+? ?(?:years?|yrs?|months?|mos?|jahre|ans|años|anos|anni|jaar)\)?$/iu;

/** '2018 – 2020 in Harrow Bay': the word behind the dates says that a place follows, or a name. */
const preposition = /^(?:in|en|em|à|a|te|bei) (?=\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}$)/u;

/**
 * 'chez Harrow' in a row of its own or in other type than the title, 'en Harrow' in other type, 'for local families'
 * behind the dates: for whom somebody worked.
 */
const forWhom = {
  line: /^(?:chez|bei|presso|bij) (?=\p{Lu})/u,
  type: /^(?:chez|bei|presso|bij|at|en|em|na|no) (?=\p{Lu})/u,
  date: /^(?:for (?=\p{L})|with (?=\p{Lu}))/u,
};

const forWhomLength = (text: string, glue: Stretch['glue']): number =>
  glue === 'line' || glue === 'type' || glue === 'date' ? (forWhom[glue].exec(text)?.[0].length ?? 0) : 0;

/** Score of a text that is rather an organization, and of a place that is known. */
const likelyEmployer = 1.3;
const knownPlace = 1;

const isFieldOfWork = (text: string): boolean =>
  lookupWordsOf(text).every((word) => sharedWords.has(word) || workFields.has(word));

const isInPlace = (text: string, word: string): boolean => {
  if (isEmploymentType(text) || employerScore(text) >= likelyEmployer || isLeave(fold(text))) return false;
  if (placeScore(text) >= knownPlace) return true;
  // 'en Mercadona' and 'bei Harwell' may say for whom, 'in Marketing' at what; 'en CDI' names no place
  return /^(?:in|te) $/u.test(word) && /\p{Ll}/u.test(text) && !isFieldOfWork(text);
};

/** What asks for a value: 'School: …', 'School' in a cell or a row of its own; not 'University, 2020' below 'Harrow'. */
const isLabel = (row: Row, end: number): boolean => {
  const rest = row.text.slice(end).trimStart();
  if (rest === '') return row.isWrapped !== true;
  const isOtherType = row.source.typeChanges?.some((change) => change.at === row.from + end + 1) === true;
  return isOtherType || /^(?:[:|(]|[-–—]\s)/u.test(rest) || /^\s*\t/u.test(row.text.slice(end));
};

/** Each of the patterns is tried at every space, and most texts have no sign that it needs. */
const withoutEnds = (text: string): string => {
  let left = withoutRemark(text);
  if (left.includes('(')) left = left.replace(agency, '');
  if (/\d/u.test(left)) left = left.replace(timeSpent, '');
  if (/\/\/|www\./iu.test(left)) left = left.replace(/\s*\(?(?:https?:\/\/|www\.)\S+$/iu, '');
  if (/[^\p{L}\d]$/u.test(left)) left = left.replace(/[\s,;:|│┃❘｜∣·•–—([<*-]+$/u, '');
  // the full stop of a sentence, not that of 'Corp.'
  return left.endsWith('.')
    ? left.replace(/(?<=\p{L}{4})(?<!corp|dept|univ|bros|assn|intl|tech|govt|assoc|natl)\.$/iu, '')
    : left;
};

export const trimmed = (row: Row, index: number, { from, to, glue, closing, fact }: Stretch): Atom[] => {
  const raw = row.text.slice(from, to);
  // '2010-2013. Doctor of Philosophy', but '.NET developer'; bullets behind a section title in the margin
  const edge = /^(?:[\s,;:/|│┃❘｜∣·•‣∙●◦▪■□◆▸►➢➤➧→✓✔❖–—)\][>*-]|\.(?=\s))*/u.exec(raw)?.[0].length ?? 0;
  const named = raw.slice(edge).trimEnd();
  const behindDates = glue === 'date' && from > 0 ? (preposition.exec(named)?.[0].length ?? 0) : 0;
  const isPlace = behindDates > 0 && isInPlace(named.slice(behindDates), named.slice(0, behindDates));
  const lead = edge + behindDates + forWhomLength(named, glue) + (asA.exec(raw.slice(edge))?.[0].length ?? 0);
  const text = withoutEnds(raw.slice(lead));
  // 'University' at the end of a row begins a name, or ends one where the row above continues: it is not a label
  const mayBeLabel = from === 0 ? row.goesOn !== true : to < row.text.length;
  const isAsked = fieldName.test(text)
    ? isLabel(row, to) && (mayBeLabel || institutionScore(text) < 3)
    : levelLabel.test(text) && row.text[to] === ':';
  if (behindDates > 0 && isEmploymentType(text)) return [];
  if (!/[\p{L}\d]/u.test(text) || isAsked || payGrade.test(text) || isDuration(text)) return [];
  const start = row.from + from + lead;
  const type = typeAt(row, start, text);
  const close =
    closing === undefined ? {} : { closing: { open: row.from + closing.open, end: row.from + closing.end } };
  const asked = isPlace ? { fact: 'place' as const } : fact === undefined ? {} : { fact };
  const until = start + text.length;
  return [{ text, line: row.line, from: start, to: until, glue, row: index, period: null, type, ...close, ...asked }];
};
