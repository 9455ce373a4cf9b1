/** Lower case without accents: how lists of names and places are compared. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll(/[’‘`]/gu, "'");
