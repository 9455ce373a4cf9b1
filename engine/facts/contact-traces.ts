import type { Reading } from '../model/reading.ts';

// What looks like a way to reach somebody, asked without the readers of phone numbers and email addresses.

/** A stretch of digits with the signs that people put between them. */
const numberShape = /(?<![\w/.@#])[+(]{0,2}\d[\d ().\-–/\u00A0]{6,26}\d(?![\d\p{L}@])/gu;
const fullYear = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
const fullDate = /(?<!\d)\d{1,4}([-./])\d{1,2}\1\d{1,4}(?!\d)/u;
const [minDigits, maxDigits] = [9, 24];

/** At least nine digits that are not dates. There may be two numbers next to each other. */
const mayBePhone = (text: string): boolean =>
  [...text.matchAll(numberShape)].some(([found]) => {
    const digits = found.replaceAll(/\D/gu, '').length;
    const isDates = (found.match(fullYear) ?? []).length > 1 || fullDate.test(found.trim());
    return digits >= minDigits && digits <= maxDigits && !isDates;
  });

const emailShape = /[\w.+-]\s?@\s?[\w-]+\s?\.\s?\w|\w\s?[([{]\s?at\s?[)\]}]\s?\w/iu;

export const phoneTracesOf = ({ lines }: Reading): readonly number[] =>
  lines.flatMap(({ text }, line) => (mayBePhone(text) ? [line] : []));

export const emailTracesOf = ({ lines }: Reading): readonly number[] =>
  lines.flatMap(({ text }, line) => (emailShape.test(text) ? [line] : []));
