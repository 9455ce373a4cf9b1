import unhomoglyph from 'unhomoglyph';

const isBasic = (letter: string): boolean => letter < '\u0080';

/**
 * What a username looks like: the skeleton of Unicode Technical Standard 39, without regard to case. Two names with the same
 * look are taken for each other, as 'ace' in Latin and 'асе' in Cyrillic letters. Basic letters and digits stay as they
 * are: that 'l' resembles '1' is no reason to refuse one of two ordinary names.
 */
export const lookOf = (name: string): string =>
  Array.from(name.normalize('NFKC').normalize('NFD'), (letter) => (isBasic(letter) ? letter : unhomoglyph(letter)))
    .join('')
    .normalize('NFC')
    .toLowerCase();
