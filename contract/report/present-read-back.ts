import type { ComparedValue } from '#engine/model/read-back.ts';
import type { ReadBack } from './read-back.ts';

/** Nobody goes through more; the count says how many there are. */
const maxDifferences = 50;
const maxCharacters = 300;

const short = (text: string): string => (text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text);

export const presentReadBack = (values: readonly ComparedValue[]): ReadBack => {
  const different = values.filter(({ isSame }) => !isSame);
  return {
    same: values.length - different.length,
    all: values.length,
    differences: different.slice(0, maxDifferences).map(({ field, written, read }) => ({
      field,
      written: short(written),
      read: read === null ? null : short(read),
    })),
  };
};
