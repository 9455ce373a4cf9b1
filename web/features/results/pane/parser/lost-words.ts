/** A stretch of a line: kept or lost on the way. */
export type LinePiece = { text: string; isLost: boolean };

/** Readings may differ in spaces, capitals and ligatures without anything being lost. */
export const keyOf = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** Whether a reading has these words, whatever the spaces and capitals. */
export const isHeldBy = (reading: string, words: string): boolean => keyOf(reading).includes(keyOf(words));

/** Cuts a line into what `everything` (the key of the other reading) holds and what it lacks. */
export const piecesOf = (text: string, everything: string): LinePiece[] => {
  if (everything.includes(keyOf(text))) return [{ text, isLost: false }];
  const tokens = text.split(/(\s+)/).map((token) => ({ token, word: wordOf(token) }));
  const letters = sum(tokens.map(({ word }) => word.length));
  const lost = sum(tokens.map(({ word }) => (everything.includes(word) ? 0 : word.length)));
  // A word or two of a lost line stand elsewhere by chance: a town, an 'and'.
  if (lost * 2 >= letters) return [{ text, isLost: letters > 0 }];
  return joined(tokens.map(({ token, word }) => ({ text: token, isLost: word !== '' && !everything.includes(word) })));
};

/** The word in a token, without the signs around it; '' for spaces and signs alone. */
const wordOf = (token: string): string => keyOf(token).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Neighbours of one kind become one piece; a space between two lost words is lost with them. */
const joined = (pieces: readonly LinePiece[]): LinePiece[] => {
  const together: LinePiece[] = [];
  pieces.forEach((piece, index) => {
    const isBetweenLost =
      piece.text.trim() === '' && together.at(-1)?.isLost === true && pieces[index + 1]?.isLost === true;
    const isLost = piece.isLost || isBetweenLost;
    const last = together.at(-1);
    if (last !== undefined && last.isLost === isLost) together.splice(-1, 1, { text: last.text + piece.text, isLost });
    else if (piece.text !== '') together.push({ text: piece.text, isLost });
  });
  return together;
};
