/** Scripts that one language writes together; every other name keeps to one script. */
const writtenTogether: readonly (readonly string[])[] = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Cherokee',
  'Coptic',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Thai',
  'Ethiopic',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Bopomofo',
].map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));

/**
 * Whether a name mixes letters of scripts that no language writes together, as in 'admin' with a Cyrillic a: then it may
 * look like another name (Unicode Technical Standard 39, 'highly restrictive' without Latin beside Asian scripts).
 */
export const mixesScripts = (name: string): boolean => {
  const used = scripts.filter(({ pattern }) => pattern.test(name)).map((script) => script.name);
  return used.length > 1 && !writtenTogether.some((together) => used.every((script) => together.includes(script)));
};
