/** True for a date range whose end is on the next line: '06/2019 –', 'August 2017 – January'. */
export const isOpenDate = (text: string): boolean =>
  /\d ?(?:[-–—]|\b(?:to|bis|until))(?: \p{L}{3,10}\.?)?$/u.test(text.trimEnd());

/** True for text with a year or a numeric month: typical content of a gutter of dates or of dates right of a title. */
export const isDated = (text: string): boolean => /\b(?:1[89]|20)\d\d\b|\b\d{1,2}[/.]\d{2,4}\b|['’]\d\d\b/u.test(text);
