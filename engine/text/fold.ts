/**
 * Lower case without accents, for lookups in word lists: 'Zürich' -> 'zurich', 'Straße' -> 'strasse'. Compatibility characters are resolved
 * ('ﬁ' -> 'fi'), typographic apostrophes become "'". Not every character keeps its place: do not use indices into the result on the original.
 */
export const fold = (text: string): string => (isAscii.test(text) ? text.toLowerCase() : withoutAccents(text));

// Most text is ASCII, and normalizing is slow. The backtick is left out: it stands for an apostrophe.
const isAscii = /^[ -_a-~\t]*$/u;

const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll(/[’‘`]/gu, "'");
