import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';

/**
 * How the other dates of a document are written. `isDayFirst`: day, month, year ('15/03/2016'). `isTwoYears`: years with
 * a hyphen are two ('2013-14'), not a year and its month. `isShortYear`: some period has two digits for its years
 * ('09/18 – 12/20', 'Sep-18 to Dec-20'), so '06/16' in a cell of its own is a date.
 */
export type DateHabits = { isDayFirst: boolean; isTwoYears: boolean; isShortYear: boolean };

/** Lines of resumes are shorter. */
const maxLength = 2000;

export const dateHabitsOf = (texts: readonly string[]): DateHabits => {
  const dated = texts.map((text) => text.slice(0, maxLength)).filter((text) => /\d\d/u.test(text));
  return {
    isDayFirst: writesDayFirst(dated),
    isTwoYears: writesTwoYears(dated),
    isShortYear: dated.some((text) => mayBeShortYear.test(text) && shortYears.test(text)),
  };
};

/** What `shortYears` cannot do without: most lines do not have it, and this is fast to see. */
const mayBeShortYear = /[/ '’-]\d\d ?[-–—tbahà]/u;

const shortYear = "\\d{1,2}/\\d\\d|\\p{L}{3,9}\\.?[- ]['’]?\\d\\d";
const shortYears = inSequence(
  new RegExp(`(?<![\\d/])(?:${shortYear}) ?`, 'u'),
  anyOf(
    new RegExp(`(?:[-–—]|to|bis|au|al|tot) ?(?:${shortYear}|\\p{L}{4,12}|(?:en|em|in) c\\p{L}{3,5})`, 'u'),
    // 'a' is an article in English: what follows must be a date
    new RegExp(`(?:a|à|até|hasta) (?:${shortYear}|(?:la )?actualidad|presente|hoje|hoy)`, 'u'),
  ),
  /(?![\d/])/u,
);

/**
 * True when some date of the texts can only be day, month, year: '15/03/2016'. Then the others are read that way too.
 */
const writesDayFirst = (texts: readonly string[]): boolean => {
  const dates = texts
    .filter((text) => /\d[/-]\d/u.test(text))
    .flatMap((text) =>
      [...text.matchAll(/(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(?:(?:19|20)\d\d|(?<=\/)\d\d)(?![\d/])/gu)].map(
        (found) => ({
          first: Number(found[1]),
          second: Number(found[3]),
        }),
      ),
    )
    // '50/30/20' and '20/20/20' are shares
    .filter(({ first, second }) => Math.min(first, second) <= 12 && Math.max(first, second) <= 31);
  const [dayFirst, monthFirst] = [dates.filter(({ first }) => first > 12), dates.filter(({ second }) => second > 12)];
  if (dayFirst.length + monthFirst.length > 0) return dayFirst.length > 0 && dayFirst.length >= monthFirst.length;
  // nobody starts and ends every job in January, but many do on the first of a month
  return dates.length >= 3 && dates.every(({ first }) => first === 1) && dates.some(({ second }) => second !== 1);
};

/** Two digits that are a later year and no month ('2013-14') somewhere, and nowhere an earlier year ('2013-02'). */
const writesTwoYears = (texts: readonly string[]): boolean => {
  const pairs = texts
    .filter((text) => /\d\d[-‐–]\d\d/u.test(text))
    .flatMap((text) =>
      [...text.matchAll(/(?<![\d/.-])(?:19|20)(\d\d)[-‐–](\d\d)(?![\d%/.-])/gu)].map((found) => ({
        first: Number(found[1]),
        second: Number(found[2]),
      })),
    );
  return (
    pairs.some(({ first, second }) => second > 12 && second > first) &&
    pairs.every(({ first, second }) => second > first)
  );
};
