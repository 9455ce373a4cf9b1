import { halfOf } from './half.ts';

/** The entry of a data line: 'NL\tUtrecht' and 'Utrecht|290529' are about Utrecht. */
const entryOf = (line: string): string => {
  const cells = line.trim().split(/[\t|]/);
  return cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? cells[0] ?? '';
};

/** Drops the lines of a data file's template literals whose entries are withheld. Code around them stays. */
export const withKnownHalf = (source: string): string =>
  source
    .split('`')
    .map((part, index) =>
      index % 2 === 0 || !part.includes('\n')
        ? part
        : part
            .split('\n')
            .filter((line) => line.trim() === '' || halfOf(entryOf(line)) === 'known')
            .join('\n'),
    )
    .join('`');
