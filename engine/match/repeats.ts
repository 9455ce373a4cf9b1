/** 'SAP SAP SAP': nobody who tells of their work says a term three times with nothing between; who stuffs keywords does. */
const times = 3;

/** Words `first` to `last` (inclusive) say the term. */
export type SaidAt = { first: number; last: number };

/** Which of the mentions of one term, in order, only say it over and over. */
export const areRepeats = (mentions: readonly SaidAt[]): readonly boolean[] => {
  const over = mentions.map(() => false);
  let from = 0;
  mentions.forEach(({ first }, index) => {
    if (index > 0 && first > (mentions[index - 1]?.last ?? 0) + 1) from = index;
    if (index - from + 1 >= times) over.fill(true, from, index + 1);
  });
  return over;
};
