const bullet = '•';

/** What OCR makes of the bullet at the beginning of a line. None of them is a word, or a sign that begins a sentence. */
const misread: ReadonlySet<string> = new Set([
  'e',
  'o',
  '*',
  '«',
  '»',
  '¢',
  '©',
  '®',
  '°',
  '+',
  '¢',
  '@',
  '·',
  '.',
  '¥',
]);

/** The first word of a line, or the bullet that it is when another word follows it. */
export const bulletFor = (word: string, next: string | undefined): string =>
  next !== undefined && misread.has(word) ? bullet : word;
