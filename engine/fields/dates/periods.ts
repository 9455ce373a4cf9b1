import { fold } from '../../text/fold.ts';
import {
  andWords,
  betweenWords as wordsForBetween,
  datePrefixes,
  durationUnits,
  monthNames,
  onwardWords,
  rangeWords,
  seasonNames,
  sinceWords,
  startLabels,
  untilWords,
} from '../../lexicon/months.ts';
import type { EndDate, PartialDate, Period } from '../../model/resume.ts';
import { remembered } from '../../text/remembered.ts';
import { dateAt, type FoundDate } from './date-at.ts';
import { dateHabitsOf, type DateHabits } from './date-habits.ts';
import { presentAt } from './date-words.ts';
import { daysOfMonthAt } from './days-of-month.ts';
import type { FoundPeriod } from './found-period.ts';
import { beginsCell, mayStartPeriod, wordAt } from './period-start.ts';
import { at, betweenWords, separatorAt } from './separator-at.ts';

export type { FoundPeriod } from './found-period.ts';

/** '2019 –', '2019 – …' */
const openDash = /( ?[-‐‑–—](?: ?(?:…|\.{3}))?) *(?=$|\t|[)\]])/uy;
/** 'since the 1st of May' in other languages, 'Since-June 1998'. */
const afterSince = /(?:[ \t]*[-:][ \t]*|[ \t]+)(?:(?:le|el|il|o|a|em|dem|zum|al) )?/uy;
const shortYearEnd = /(\d\d)(?![\d%/.]|[-‐]?\p{L})/uy;
const durationAfter =
  /[ \t]*[([·,]?[ \t]*\d{1,2}\+? ?(\p{L}+)\.?(?:,? ?(?:(?:and|und|et|y|e|en) )?\d{1,2} ?(\p{L}+)\.?)?[)\]]?/uy;
/** 'Mei 2x17', '20XX', '??': an end that was left open or got lost. */
const unreadableEnd = /(?:\p{L}{3,9}\.? )?(?=[\dxX?]*[xX?])[\dxX?]{2,4}(?![\p{L}\d])/uy;

/** Lines of resumes are shorter; a longer one is hostile or broken, and parsing it would only cost time. */
const maxLineLength = 3000;

/**
 * All periods in a line, in order; single dates too. Phone numbers, amounts and years inside longer numbers are not
 * periods. `habits` are those of the document, by default those of the line.
 */
export const periodsIn = (text: string, habits?: DateHabits): readonly FoundPeriod[] => {
  if (text.length > maxLineLength || !/\d\d/u.test(text)) return [];
  const { isDayFirst, isTwoYears, isShortYear } = habits ?? habitsAlone(text);
  const key = (isDayFirst ? 1 : 0) + (isTwoYears ? 2 : 0) + (isShortYear ? 4 : 0);
  return periodsByHabits[key]?.(text) ?? [];
};

const habitsAlone = remembered((text: string) => dateHabitsOf([text]));

/** One function for each combination of habits, because the same lines are searched again and again. */
const periodsByHabits = Array.from({ length: 8 }, (_, key) =>
  remembered((text: string) =>
    periodsBy(text, { isDayFirst: (key & 1) !== 0, isTwoYears: (key & 2) !== 0, isShortYear: (key & 4) !== 0 }),
  ),
);

/** A letter or digit of one code unit. */
const isOfWord = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || isDigit(code);
  return /\p{L}/u.test(text[index] ?? '');
};

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

const periodsBy = (text: string, habits: DateHabits): readonly FoundPeriod[] => {
  const found: FoundPeriod[] = [];
  // a period has a digit, so none begins after the last one
  let end = text.length;
  while (end > 0 && !isDigit(text.charCodeAt(end - 1))) end -= 1;
  let index = 0;
  while (index < end) {
    const startsWord = isOfWord(text, index) && !isOfWord(text, index - 1);
    const period = startsWord && mayStartPeriod(text, index) ? periodAt(text, index, habits) : null;
    if (period === null) {
      index += 1;
      continue;
    }
    found.push(widened(text, period, found.at(-1)?.to ?? 0));
    index = period.to;
  }
  return found;
};

/** '04/2016 –', '2016 to March', 'since': the line ends in the middle of a period. */
export const breaksOffInPeriod = (text: string): boolean => {
  const last = fold(/(\p{L}+)$/u.exec(text.slice(-24))?.[1] ?? '');
  if (sinceWords.has(last) || last === 'from') return true;
  const rest = monthNames.has(last) ? text.slice(0, -last.length).trimEnd() : text;
  // '10 May to', '10 May to 16 June'
  if (endsInFirstDay(monthNames.has(last) ? rest.replace(lastDay, '') : text)) return true;
  return /\d ?(?:[-–—]|to|bis|until|till?)$/iu.test(rest);
};

const lastDay = / [0-3]?\d(?:st|nd|rd|th|\.|er|º)?$/u;
const firstDay = /(?<![\p{L}\d])[0-3]?\d(?:st|nd|rd|th|\.|er|º)? (\p{L}{3,10})\.? (\p{L}+)$/u;

/** '30 September to', '1er mars au': a first day whose year comes after the last. */
const endsInFirstDay = (text: string): boolean => {
  const [, month = '', word = ''] = firstDay.exec(text.slice(-32)) ?? [];
  return monthNames.has(fold(month)) && rangeWords.has(fold(word));
};

const periodAt = (text: string, index: number, habits: DateHabits): FoundPeriod | null => {
  const opened = openEnded(text, index, habits);
  if (opened !== null) return opened;
  // the middle of a telephone number
  if (/\d[-‐.]$/u.test(text.slice(Math.max(0, index - 2), index))) return null;
  const days = daysOfMonthAt(text, index, habits);
  if (days !== null) return days;
  const start = numberOfMonth(text, index, habits) ?? dateAt(text, index, habits) ?? monthWithoutYear(text, index);
  if (start === null) return null;
  const between = separatorAt(text, start.to);
  const end =
    (between === null ? null : endAt(text, between, start, habits, /\d{4}/u.test(text.slice(index, index + 4)))) ??
    furtherSeasons(text, start) ??
    twoYearsOf(start);
  const isLone = end === null && habits.isShortYear && standsAlone(text, index, start.to);
  if (start.isShortYear && !isLone && (end === null || (end.end !== 'present' && !end.isShortYear))) return null;
  const range = (to: number, until: EndDate | null): FoundPeriod => ({
    from: index,
    to,
    period: { start: start.date, end: until, style: start.style },
    isRange: true,
  });
  if (end !== null) return range(end.to, end.end);
  const open = start.isShortYear ? null : (openDashAt(text, start.to) ?? onwardAt(text, start.to));
  if (open !== null) return range(open, 'present');
  const beside = inNextCell(text, index, start, habits);
  if (beside !== null) return range(beside.to, beside.end);
  const unreadable = between === null ? null : at(unreadableEnd, text, between);
  if (unreadable !== null && between !== null) return range(between + unreadable[0].length, null);
  const period: Period = { start: start.date, end: start.date, style: start.style };
  return { from: index, to: start.to, period, isRange: false };
};

/** Nothing but separators around it: a date of its own, in a document that writes short years. */
const standsAlone = (text: string, from: number, to: number): boolean =>
  /(?:^|[\t(|·•–—,]|  )\s*$/u.test(text.slice(0, from)) && /^\s*(?:$|[\t)|·•–—,])/u.test(text.slice(to));

const nextCell = / *\t */uy;
const space = / +/uy;

/**
 * 'February 2023<tab>Present', '11-05-2011<tab>31-05-2012': start and end in cells of their own. In one cell a word for
 * today has to be all that is behind the date: '09/2020 Present', whose dash was drawn or lost.
 */
const inNextCell = (text: string, from: number, start: FoundDate, habits: DateHabits): End | null => {
  const gap = at(nextCell, text, start.to);
  if (gap === null) return presentBehind(text, from, start);
  const index = start.to + gap[0].length;
  const present = presentAt(text, index);
  if (present !== null) return endsCell(text, present) ? { to: present, end: 'present', isShortYear: false } : null;
  const date = dateAt(text, index, habits);
  const isLater =
    date !== null &&
    !date.isShortYear &&
    date.date.month !== undefined &&
    start.date.month !== undefined &&
    date.date.year * 12 + date.date.month > start.date.year * 12 + start.date.month;
  return isLater && endsCell(text, date.to) ? { to: date.to, end: date.date, isShortYear: false } : null;
};

const presentBehind = (text: string, from: number, { to, isShortYear }: FoundDate): End | null => {
  const gap = isShortYear || !beginsCell(text, from) ? null : at(space, text, to);
  const present = gap === null ? null : presentAt(text, to + gap[0].length);
  return present !== null && endsCell(text, present) ? { to: present, end: 'present', isShortYear: false } : null;
};

const endsCell = (text: string, index: number): boolean => /^\s*(?:$|\t)/u.test(text.slice(index));

/**
 * '2019–' in a cell of its own is a current job: returns the end of the dash when nothing but the end of the cell
 * follows it.
 */
const openDashAt = (text: string, index: number): number | null => {
  const found = at(openDash, text, index);
  return found === null ? null : index + (found[1] ?? '').length;
};

/** Where 'onwards' of 'May 2018 onwards' ends. */
const onwardAt = (text: string, index: number): number | null => {
  const word = at(/[ \t]+(\p{L}+)/uy, text, index);
  return word !== null && onwardWords.has(fold(word[1] ?? '')) ? index + word[0].length : null;
};

/** 'Jan – May 2019', '19 May – 20 June 2026': only the end has a year. */
const monthWithoutYear = (text: string, index: number): FoundDate | null => {
  if (/[\p{L}\d]/u.test(text[index - 1] ?? ' ')) return null;
  // '19 May – 20 June 2026'
  const day = at(/[0-3]?\d(?:st|nd|rd|th|\.|er)? (?=\p{L})/uy, text, index)?.[0].length ?? 0;
  const name = at(wordAt, text, index + day);
  if (name === null) return null;
  const key = fold(name[0]);
  const month = monthNames.get(key);
  if (month === undefined && (day > 0 || !seasonNames.has(key))) return null;
  const end = index + day + name[0].length + (text[index + day + name[0].length] === '.' ? 1 : 0);
  const between = separatorAt(text, end) ?? joinedSeason(text, end);
  const other = between === null ? null : dateAt(text, between);
  if (other === null || other.isShortYear) return null;
  if (month === undefined)
    return other.style === 'season'
      ? { to: end, date: { year: other.date.year }, style: 'season', isShortYear: false }
      : null;
  if (other.date.month === undefined) return null;
  return { to: end, date: { year: other.date.year, month }, style: 'month-year', isShortYear: false };
};

/** A month in digits before a dash: '06' of '06 – 08/2019'. */
const bareMonth = /(\d{1,2}) ?[-‐‑–] ?(?=\d{1,2}(?:\/|\. ?)(?:19|20)\d\d(?!\d))/uy;

/** '06 – 08/2019' at the start of a cell: only the end has a year, and it is later in that year. */
const numberOfMonth = (text: string, index: number, habits: DateHabits): FoundDate | null => {
  const found = at(bareMonth, text, index);
  if (found === null || !/(?:^|[\t(|,])[ ]*$/u.test(text.slice(0, index))) return null;
  const month = Number(found[1]);
  const other = dateAt(text, index + found[0].length, { ...habits, isEnd: true });
  if (month < 1 || other?.date.month === undefined || other.date.month <= month) return null;
  const to = index + (found[1] ?? '').length;
  return { to, date: { year: other.date.year, month }, style: 'numeric', isShortYear: false };
};

const listJoint = /(?: ?, ?| ?& ?| (?:and|und|et|y|e) )(?:(?:and|&) )?/uy;

const joinedSeason = (text: string, index: number): number | null => {
  const joint = at(listJoint, text, index);
  return joint === null ? null : index + joint[0].length;
};

/** 'Summer 2019 and 2020', 'Summers 2017, 2018': the last one is the end. */
const furtherSeasons = (text: string, start: FoundDate): End | null => {
  if (start.style !== 'season') return null;
  let last: End | null = null;
  let index = start.to;
  for (;;) {
    const next = joinedSeason(text, index);
    const date = next === null ? null : dateAt(text, next);
    if (
      date === null ||
      date.date.month !== undefined ||
      date.isShortYear ||
      !isAfter(date.date, last?.end ?? start.date)
    )
      return last;
    last = { to: date.to, end: date.date, isShortYear: false };
    index = date.to;
  }
};

/** '2010/2011' alone is from the one to the other. */
const twoYearsOf = ({ until, to }: FoundDate): End | null =>
  until === undefined ? null : { to, end: until, isShortYear: false };

type End = { to: number; end: EndDate; isShortYear: boolean };

const endAt = (text: string, index: number, start: FoundDate, habits: DateHabits, isYearFirst = false): End | null => {
  const present = presentAt(text, index);
  if (present !== null) return { to: present, end: 'present', isShortYear: false };
  const prefix = at(/(?:exp(?:ected)?|anticipated)\.? +/iuy, text, index);
  const from = prefix === null ? index : index + prefix[0].length;
  const isAfterMonth = start.date.month !== undefined;
  const quote = start.isShortYear && /['’‘]/u.test(text[from] ?? '') ? 1 : 0;
  const date = dateAt(text, from + quote, { ...habits, isAfterMonth, isEnd: true });
  if (date !== null) return { to: date.to, end: date.date, isShortYear: date.isShortYear };
  const month = isYearFirst ? monthOfSameYear(text, from, start.date) : null;
  if (month !== null) return month;
  const short = at(shortYearEnd, text, from);
  // 'Oct 2013–16' is a year, '10/2013 - 16' may be anything
  const isTight = /\d[-‐‑–—]$/u.test(text.slice(Math.max(0, from - 2), from));
  if (short === null || (isAfterMonth && !(start.style === 'month-year' && isTight))) return null;
  const year = Math.floor(start.date.year / 100) * 100 + Number(short[1]);
  const later = year < start.date.year ? year + 100 : year;
  return later - start.date.year <= (isAfterMonth ? 20 : 60)
    ? { to: from + 2, end: { year: later }, isShortYear: false }
    : null;
};

/** '2019, May – Aug': the year before the first month is that of both. */
const monthOfSameYear = (text: string, index: number, { year, month: first }: PartialDate): End | null => {
  const name = at(wordAt, text, index);
  const month = name === null || !/^\p{Lu}/u.test(name[0]) ? undefined : monthNames.get(fold(name[0]));
  if (name === null || month === undefined || first === undefined || month < first) return null;
  return { to: index + name[0].length, end: { year, month }, isShortYear: false };
};

/** Also true for the same date. Months of one year may be mixed up; only the years must be in order. */
const isAfter = (end: PartialDate, start: EndDate): boolean => start !== 'present' && end.year >= start.year;

/** 'since 2018', 'until 2020', 'between 2012 and 2014'. */
const openEnded = (text: string, index: number, habits: DateHabits): FoundPeriod | null => {
  if (/[\p{L}\d]/u.test(text[index - 1] ?? ' ')) return null;
  const word = at(wordAt, text, index);
  if (word === null) return null;
  const key = fold(word[0]);
  const current = currentFirst(text, index, habits);
  if (current !== null) return current;
  const isSince = sinceWords.has(key);
  const isBetween = wordsForBetween.has(key);
  if (!isSince && !isBetween && !untilWords.has(key)) return null;
  const gap = at(afterSince, text, index + word[0].length);
  const from = gap === null ? null : index + word[0].length + gap[0].length;
  const date = from === null ? null : dateAt(text, from, habits);
  if (date === null || date.isShortYear) return null;
  // 'desde 2018 hasta 2020' and 'from ... to' have both ends
  const between = isSince ? separatorAt(text, date.to) : isBetween ? afterAnd(text, date.to) : null;
  const end = between === null ? null : endAt(text, between, date, habits);
  if (isBetween && end === null) return null;
  const period: Period =
    isSince || isBetween
      ? { start: date.date, end: end?.end ?? 'present', style: date.style }
      : { start: null, end: date.date, style: date.style };
  return { from: index, to: end?.to ?? date.to, period, isRange: true };
};

/** Words for 'until today' that also name something else, or lead to a date of their own: 'Date – June 2019'. */
const notFirst: ReadonlySet<string> = new Set(['date', 'dato', 'actual', 'in', 'to-date', 'momento']);

/** 'Present – June 2019' in a cell of its own: the end comes first. */
const currentFirst = (text: string, index: number, habits: DateHabits): FoundPeriod | null => {
  if (!/^\p{Lu}/u.test(text.slice(index, index + 2)) || !beginsCell(text, index)) return null;
  const present = presentAt(text, index);
  if (present === null || notFirst.has(fold(/^[\p{L}-]+/u.exec(text.slice(index))?.[0] ?? ''))) return null;
  const between = separatorAt(text, present);
  const date = between === null ? null : dateAt(text, between, { ...habits, isEnd: true });
  if (date === null || date.isShortYear || !endsCell(text, date.to)) return null;
  const period: Period = { start: date.date, end: 'present', style: date.style };
  return { from: index, to: date.to, period, isRange: true };
};

/** Length of '(2 years 3 months)' after a period, 0 without it. */
const durationLength = (text: string, index: number): number => {
  const [whole = '', first = '', second = first] = at(durationAfter, text, index) ?? [];
  return durationUnits.has(fold(first)) && durationUnits.has(fold(second)) ? whole.length : 0;
};

const afterAnd = (text: string, index: number): number | null => {
  const word = at(betweenWords, text, index);
  return word !== null && andWords.has(fold(word[1] ?? '')) ? index + word[0].length : null;
};

/** 'Mittlerer Abschluss' and "Master's degree" before 'expected 2026' are whole; before 'Botany, degree expected' is a comma. */
const qualifications = /^(?:abschluss|degree)\b/iu;

/** 'Start: ', 'Start date: ' before a period. */
const labelOfStart = /(\p{L}+)(?: (?:date|datum))?[ \t]?:[ \t]*$/iu;

/** 'Padaria Moinho: de 02/2018 até 01/2019': behind a sign, the word belongs to what follows. 'IN' and 'DE' are states. */
const behindSign = /[:,;(]\s*$/u;
const preposition = /^(?:de|du|del)$/u;

/**
 * Includes words before ('Expected') and a duration after ('(2 years)'), which belong to the period and to no other
 * field.
 */
const widened = (text: string, found: FoundPeriod, floor: number): FoundPeriod => {
  let from = found.from;
  for (let step = 0; step < 3; step += 1) {
    const before = /([\p{L}]+)[.:]?[ \t]+$/u.exec(text.slice(Math.max(floor, from - 24), from));
    if (before === null || !datePrefixes.has(fold(before[1] ?? ''))) break;
    if (qualifications.test(before[0]) && /\p{L} $/u.test(text.slice(floor, from - before[0].length))) break;
    from -= before[0].length;
  }
  // 'Bachelor of 2019' is not a phrase, but 'University of' 2019 might be cut that way: a lone 'of', 'in', 'de' stays
  // with its words; 'De 2017 à 2022' begins with one, and "D'août 2023 à" with half of one
  const lead = text.slice(from, found.from).trim();
  const isLone = /^(?:of|in|de|du|del|van|em|nel|date|degree|abschluss)$/i.test(lead);
  // 'LLB, first class' before '2008 – 2011'
  const isGrade = /^class$/i.test(lead) && /\p{L} $/u.test(text.slice(floor, from));
  const isApart = beginsCell(text, from) || (preposition.test(lead) && behindSign.test(text.slice(floor, from)));
  if ((isLone && !(found.isRange && isApart)) || isGrade) from = found.from;
  const start = found.isRange ? labelOfStart.exec(text.slice(Math.max(floor, from - 24), from)) : null;
  if (start !== null && startLabels.has(fold(start[1] ?? ''))) from -= start[0].length;
  if (found.isRange && /d['’]$/iu.test(text.slice(floor, from)) && beginsCell(text, from - 2)) from -= 2;
  return { ...found, from, to: found.isRange ? found.to + durationLength(text, found.to) : found.to };
};
