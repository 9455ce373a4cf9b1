/** Part of a line, lost or not in the other reading. */
export type LinePiece = { text: string; isLost: boolean };

/** Text without what may differ between readings although nothing is lost: spaces, capitals and ligatures. */
export const keyOf = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** Whether a reading contains these words, ignoring spaces and capitals. */
export const containsWords = (reading: string, words: string): boolean => keyOf(reading).includes(keyOf(words));

/** Splits a line into the pieces that the other reading contains and those that it lacks. `otherKey` is the key of that reading. */
export const piecesOf = (text: string, otherKey: string): LinePiece[] => {
  if (otherKey.includes(keyOf(text))) return [{ text, isLost: false }];
  const tokens = text.split(/(\s+)/).map((token) => ({ token, word: wordOf(token) }));
  const letters = sum(tokens.map(({ word }) => word.length));
  const lost = sum(tokens.map(({ word }) => (otherKey.includes(word) ? 0 : word.length)));
  // A word or two of a lost line occur elsewhere by chance: a town, an 'and'.
  if (lost * 2 >= letters) return [{ text, isLost: letters > 0 }];
  return merged(tokens.map(({ token, word }) => ({ text: token, isLost: word !== '' && !otherKey.includes(word) })));
};

/** The word in a token without punctuation around it; '' for spaces and punctuation alone. */
export const wordOf = (token: string): string => keyOf(token).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Merges neighboring pieces of one kind; a space between two lost words is lost with them. */
const merged = (pieces: readonly LinePiece[]): LinePiece[] => {
  const result: LinePiece[] = [];
  pieces.forEach((piece, index) => {
    const isBetweenLost =
      piece.text.trim() === '' && result.at(-1)?.isLost === true && pieces[index + 1]?.isLost === true;
    const isLost = piece.isLost || isBetweenLost;
    const last = result.at(-1);
    if (last !== undefined && last.isLost === isLost) result.splice(-1, 1, { text: last.text + piece.text, isLost });
    else if (piece.text !== '') result.push({ text: piece.text, isLost });
  });
  return result;
};
