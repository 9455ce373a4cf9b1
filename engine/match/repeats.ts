/** 'SAP SAP SAP': three mentions with nothing between are keyword stuffing, not a description of work. */
const times = 3;

/** The term is in words `first` to `last` (inclusive). */
export type WordRange = { first: number; last: number };

/** Which of the mentions of one term, in order, only repeat it. */
export const areRepeats = (mentions: readonly WordRange[]): readonly boolean[] => {
  const over = mentions.map(() => false);
  let from = 0;
  mentions.forEach(({ first }, index) => {
    if (index > 0 && first > (mentions[index - 1]?.last ?? 0) + 1) from = index;
    if (index - from + 1 >= times) over.fill(true, from, index + 1);
  });
  return over;
};
