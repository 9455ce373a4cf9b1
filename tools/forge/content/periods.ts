import type { ForgedPeriod } from '../forged-resume.ts';
import type { Random } from '../random.ts';
import type { Tongue } from './countries.ts';

export type Month = { year: number; month: number };
export type Span = { start: Month; end: Month | 'present' };

type Precision = 'month' | 'year';
/** How one resume writes its dates. */
export type DateStyle = {
  trait: string;
  precision: Precision;
  write: (month: Month, tongue: Tongue) => string;
  /** Set where start and end are written as one thing: '2013-14', 'since 2020'. */
  writeSpan?: (span: Span, tongue: Tongue, now: string) => string | undefined;
};

const pad = (value: number): string => String(value).padStart(2, '0');
const short = ({ year }: Month): string => pad(year % 100);

const intl = (tongue: Tongue, month: 'long' | 'short'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tongue, { month, timeZone: 'UTC' });
const monthWord = (tongue: Tongue, length: 'long' | 'short', { month }: Month): string => {
  const word = intl(tongue, length).format(new Date(Date.UTC(2021, month - 1, 15)));
  return tongue === 'en' || tongue === 'de' ? word : word.replace(/^./u, (first) => first.toUpperCase());
};
const long = (month: Month, tongue: Tongue): string => monthWord(tongue, 'long', month);
const abbreviated = (month: Month, tongue: Tongue): string => monthWord(tongue, 'short', month).replace(/\.$/, '');

/** 'Jan.', and 'May' without a stop. */
const shortened = (month: Month, tongue: Tongue): string => {
  const word = abbreviated(month, tongue);
  return word === long(month, tongue) ? word : `${word}.`;
};

const seasons: Readonly<Record<Tongue, readonly string[]>> = {
  en: ['Winter', 'Spring', 'Summer', 'Fall'],
  de: ['Winter', 'Frühjahr', 'Sommer', 'Herbst'],
  fr: ['Hiver', 'Printemps', 'Été', 'Automne'],
  es: ['Invierno', 'Primavera', 'Verano', 'Otoño'],
  pt: ['Inverno', 'Primavera', 'Verão', 'Outono'],
  it: ['Inverno', 'Primavera', 'Estate', 'Autunno'],
  nl: ['Winter', 'Lente', 'Zomer', 'Herfst'],
};

const since: Readonly<Record<Tongue, readonly string[]>> = {
  en: ['since', 'Since'],
  de: ['seit', 'Seit'],
  fr: ['depuis', 'Depuis'],
  es: ['desde'],
  pt: ['desde'],
  it: ['dal', 'da'],
  nl: ['sinds', 'vanaf'],
};

export const presentWords: Readonly<Record<Tongue, readonly string[]>> = {
  en: ['Present', 'Present', 'Present', 'present', 'Current', 'Now', 'Today', 'to date', 'Ongoing', 'PRESENT'],
  de: ['heute', 'heute', 'aktuell', 'Heute', 'laufend'],
  fr: ['présent', "aujourd'hui", 'Présent', 'en cours', 'ce jour'],
  es: ['actualidad', 'Actualidad', 'presente', 'actual'],
  pt: ['atual', 'presente', 'Presente', 'o momento'],
  it: ['oggi', 'presente', 'Oggi', 'attuale'],
  nl: ['heden', 'heden', 'Heden', 'nu'],
};

const plain = (trait: string, write: DateStyle['write'], precision: Precision = 'month'): DateStyle => ({
  trait: `dates: ${trait}`,
  precision,
  write,
});

const monthsBetween = (start: Month, end: Month): number => (end.year - start.year) * 12 + end.month - start.month + 1;
const duration = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    years > 0 ? `${years} yr${years > 1 ? 's' : ''}` : '',
    rest > 0 ? `${rest} mo${rest > 1 ? 's' : ''}` : '',
  ];
  return parts.filter(Boolean).join(' ');
};

/** Weight and style. Rows are what people write, in the proportions of resumes that we have seen published. */
const styles = (tongue: Tongue): readonly (readonly [number, DateStyle])[] => [
  [18, plain('Month YYYY', (month) => `${long(month, tongue)} ${month.year}`)],
  [22, plain('Mon YYYY', (month) => `${abbreviated(month, tongue)} ${month.year}`)],
  [4, plain('Mon. YYYY', (month) => `${shortened(month, tongue)} ${month.year}`)],
  [14, plain('MM/YYYY', (month) => `${pad(month.month)}/${month.year}`)],
  [tongue === 'en' ? 2 : 6, plain('MM.YYYY', (month) => `${pad(month.month)}.${month.year}`)],
  [3, plain('YYYY-MM', (month) => `${month.year}-${pad(month.month)}`)],
  [2, plain('YYYY/MM', (month) => `${month.year}/${pad(month.month)}`)],
  [2, plain('YYYY-Mon', (month) => `${month.year}-${abbreviated(month, tongue)}`)],
  [3, plain('Mon-YY', (month) => `${abbreviated(month, tongue)}-${short(month)}`)],
  [3, plain("Mon 'YY", (month) => `${abbreviated(month, tongue)} '${short(month)}`)],
  [2, plain('Month, YYYY', (month) => `${long(month, tongue)}, ${month.year}`)],
  [2, plain('MM/YY', (month) => `${pad(month.month)}/${short(month)}`)],
  [2, plain('MON YYYY', (month) => `${abbreviated(month, tongue).toLocaleUpperCase(tongue)} ${month.year}`)],
  [2, plain('M/YYYY', (month) => `${month.month}/${month.year}`)],
  [3, plain('season', (month) => `${seasons[tongue][Math.floor((month.month % 12) / 3)]} ${month.year}`, 'year')],
  [12, plain('years', ({ year }) => String(year), 'year')],
  [
    2,
    {
      ...plain('YYYY-YY', ({ year }) => String(year), 'year'),
      writeSpan: ({ start, end }) =>
        end === 'present' || end.year === start.year ? undefined : `${start.year}-${short(end)}`,
    },
  ],
  [
    3,
    {
      ...plain('day too', (month) =>
        tongue === 'de' ? `01.${pad(month.month)}.${month.year}` : `1 ${long(month, tongue)} ${month.year}`,
      ),
    },
  ],
  [
    4,
    {
      ...plain('duration behind', (month) => `${abbreviated(month, tongue)} ${month.year}`),
      writeSpan: ({ start, end }, _, now) => {
        if (tongue !== 'en') return undefined;
        const write = (month: Month): string => `${abbreviated(month, tongue)} ${month.year}`;
        const last = end === 'present' ? today : end;
        const length = duration(monthsBetween(start, last));
        return `${write(start)} - ${end === 'present' ? now : write(end)} (${length})`;
      },
    },
  ],
];

/** Resumes are forged as of this month, so that a seed means the same next year. */
export const today: Month = { year: 2026, month: 10 };

/** The names of all styles, as traits. */
export const dateTraits: readonly string[] = styles('en').map(([, { trait }]) => trait);

export type Dates = {
  style: DateStyle;
  between: string;
  now: string;
  sinceWord: string | undefined;
  traits: readonly string[];
};

const tightStyles = new Set(['dates: YYYY-MM', 'dates: Mon-YY', 'dates: YYYY-Mon', 'dates: YYYY-YY']);

/** Drawn once for a resume. `sinceWord` writes 'since 2020' for what goes on. */
export const drawDates = (tongue: Tongue, random: Random): Dates => {
  const style = random.weighted(styles(tongue));
  const words = { en: 'to', de: 'bis', fr: 'à', es: 'a', pt: 'a', it: 'a', nl: 'tot' } as const;
  const between = random.weighted([
    [40, ' - '],
    [30, ' – '],
    [6, ' — '],
    [tightStyles.has(style.trait) ? 0 : 8, '-'],
    [6, '–'],
    [8, ` ${words[tongue]} `],
    [tongue === 'en' ? 2 : 0, ' until '],
    [tongue === 'en' ? 2 : 0, ' through '],
  ] as const);
  const now = random.pick(presentWords[tongue]);
  const sinceWord = random.chance(0.06) ? random.pick(since[tongue]) : undefined;
  const tight = /^[-–]$/.test(between);
  return {
    style,
    between,
    now,
    sinceWord,
    traits: [
      style.trait,
      ...(tight ? ['dates: no spaces'] : []),
      ...(/[a-z]/.test(between) ? ['dates: word between'] : []),
    ],
  };
};

const valueOf = (month: Month, precision: Precision): string =>
  precision === 'year' ? String(month.year) : `${month.year}-${pad(month.month)}`;

/** The text of a span, and what it says. */
export const printSpan = (span: Span, dates: Dates, tongue: Tongue): ForgedPeriod => {
  const { style, between, now, sinceWord } = dates;
  const start = valueOf(span.start, style.precision);
  const end = span.end === 'present' ? 'present' : valueOf(span.end, style.precision);
  if (span.end === 'present' && sinceWord !== undefined) {
    return { text: `${sinceWord} ${style.write(span.start, tongue)}`, start, end };
  }
  const whole = style.writeSpan?.(span, tongue, now);
  if (whole !== undefined) return { text: whole, start, end };
  const last = span.end === 'present' ? now : style.write(span.end, tongue);
  const first = style.write(span.start, tongue);
  const link = /^to date$/.test(last) ? ' ' : between;
  return { text: `${first}${link}${last}`, start, end };
};

/** A job of one summer or one year. It begins and ends there. */
export const printBrief = ({ start }: Span, dates: Dates, random: Random): ForgedPeriod => {
  const year = String(start.year);
  const next = String(start.year + 1);
  const single = { start: year, end: year };
  return random.pick([
    { text: year, ...single },
    { text: `Summer ${year}`, ...single },
    { text: `${random.pick(['Spring', 'Fall', 'Winter'])} ${year}`, ...single },
    { text: `Summer ${year} and ${next}`, start: year, end: next },
    { text: `Summers ${year} - ${next}`, start: year, end: next },
    ...(dates.style.precision === 'month'
      ? [{ text: dates.style.write(start, 'en'), start: valueOf(start, 'month'), end: valueOf(start, 'month') }]
      : []),
  ]);
};

/** A single date, as for a degree: 'May 2019'. It is the end. */
export const printMonth = (month: Month, dates: Dates, tongue: Tongue): ForgedPeriod => ({
  text: dates.style.write(month, tongue),
  start: undefined,
  end: valueOf(month, dates.style.precision),
});

/** Moves by whole months, forward or back. */
export const plusMonths = ({ year, month }: Month, months: number): Month => {
  const total = year * 12 + month - 1 + months;
  return { year: Math.floor(total / 12), month: (total % 12) + 1 };
};
