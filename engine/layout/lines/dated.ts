/** True where a date waits for its end, which the next line brings: '06/2019 –', 'August 2017 – January'. */
export const isOpenDate = (text: string): boolean =>
  /\d ?(?:[-–—]|\b(?:to|bis|until))(?: \p{L}{3,10}\.?)?$/u.test(text.trimEnd());

/** True for text with a year or a month in figures: what stands in a gutter of dates or right of a title. */
export const isDated = (text: string): boolean => /\b(?:1[89]|20)\d\d\b|\b\d{1,2}[/.]\d{2,4}\b|['’]\d\d\b/u.test(text);
