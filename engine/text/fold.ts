/** Lower case without accents: how lists of names and places are compared. */
export const fold = (text: string): string => (isAscii.test(text) ? text.toLowerCase() : withoutAccents(text));

// most text needs no accents taken off, and that is the slow part
const isAscii = /^[ -_a-~\t]*$/u;

const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll(/[’‘`]/gu, "'");
