import type { Reading } from '../model/reading.ts';
import { hasCommaForDot } from '../lexicon/addresses/comma-for-dot.ts';

// What looks like a way to reach somebody, asked without the readers of phone numbers and email addresses.

/** A stretch of digits with the signs that people put between them. */
const numberShape = /(?<![\w/.@#])[+(]{0,2}\d[\d ().\-–/·•∙⋅\u00A0]{6,26}\d(?![\d\p{L}@])/gu;
const fullYear = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
const fullDate = /(?<![\d./-])\d{1,4}([-./])\d{1,2}\1\d{1,4}(?![\d./-])/u;
const [minDigits, maxDigits] = [9, 24];

/** '+91 76097 620XX': the code of a country begins a number, however it goes on. */
const countryCode = /(?<![\w+])\+\s?\d{1,3}[\s(.-]{0,2}\d[\d\s().-]{3}/u;
/** '(206) 743-' at the end of a line: the rest is on the next one. */
const brokenNumber = /\d[\d ().]{4,14}-\s*$/u;

/** 'linkedin.com/in/jane-roe-312555014': the digits of an address are no number to call. */
const webAddress = /(?:https?:\/\/|www\.|\p{L}\.\p{L}{2,6}\/)\S{1,200}/giu;

/** At least nine digits that are not dates. There may be two numbers next to each other. */
const mayBePhone = (text: string): boolean =>
  countryCode.test(text) ||
  [...text.replaceAll(webAddress, ' ').matchAll(numberShape)].some(([found]) => {
    const digits = found.replaceAll(/\D/gu, '').length;
    const isDates = (found.match(fullYear) ?? []).length > 1 || fullDate.test(found.trim());
    return digits >= minDigits && digits <= maxDigits && !isDates;
  });

/** '99.37.89', '555 0142': numbers of a small country or a town, alone in their cell and with a sign between groups. */
const shortNumber = /^(?:\d{2,4}[ .\-/\u00A0]){1,3}\d{2,4}$/u;
const [minShortDigits, maxShortDigits] = [6, 8];
/** A contact block has few lines: a short number further away is a postal code, a grade or a count. */
const maxLinesAway = 2;

const isShortDate = (text: string): boolean => {
  const groups = text.split(/\D/u).map(Number);
  const [first = 0, second = 0] = groups;
  const isDayAndMonth = Math.min(first, second) <= 12 && Math.max(first, second) <= 31;
  return (groups.length === 3 && isDayAndMonth) || /(?:19|20)\d\d/u.test(text);
};

const holdsShortNumber = (text: string): boolean =>
  text.split(/[\t|•]/u).some((part) => {
    const cell = part.trim();
    const digits = cell.replaceAll(/\D/gu, '').length;
    return digits >= minShortDigits && digits <= maxShortDigits && shortNumber.test(cell) && !isShortDate(cell);
  });

const emailShape = /[\w.+-]\s?@\s?[\w-]+\s?\.\s?\w|\w\s?[([{]\s?at\s?[)\]}]\s?\w/iu;

export const phoneTracesOf = ({ lines }: Reading): readonly number[] =>
  lines.flatMap(({ text }, line) => {
    const rest = brokenNumber.test(text) ? (lines[line + 1]?.text ?? '') : '';
    if (mayBePhone(text.trimEnd() + rest)) return [line];
    const near = lines.slice(Math.max(0, line - maxLinesAway), line + maxLinesAway + 1);
    return holdsShortNumber(text) && near.some((other) => emailShape.test(other.text)) ? [line] : [];
  });

export const emailTracesOf = ({ lines }: Reading): readonly number[] =>
  lines.flatMap(({ text }, line) => (emailShape.test(text) || hasCommaForDot(text) ? [line] : []));
