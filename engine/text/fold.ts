import { remembered } from './remembered.ts';

/**
 * Lower case without accents, for lookups in word lists: 'Zürich' -> 'zurich', 'Straße' -> 'strasse'. Compatibility
 * characters are resolved ('ﬁ' -> 'fi'), typographic apostrophes become "'". The length may change: do not use indices
 * into the result on the original.
 */
export const fold = (text: string): string => (asciiText.test(text) ? text.toLowerCase() : withoutAccents(text));

// Most text is ASCII, and normalizing is slow. The backtick is excluded because it is used as an apostrophe.
const asciiText = /^[ -_a-~\t]*$/u;

const withoutAccents = remembered((text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll(/[’‘`]/gu, "'"),
);
