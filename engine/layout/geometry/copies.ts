import type { Scrap } from './scraps.ts';

/** In em: how far the second copy of a word is beside the first. */
const maxShift = 0.12;

/**
 * Some programs make text bold by drawing it twice with a tiny offset: the second copy is not a separate word. Both are
 * on one line.
 */
export const isDrawnOver = (first: Scrap, second: Scrap): boolean =>
  first.text === second.text && Math.abs(first.left - second.left) < maxShift * second.size;

/** Finds the second copies among the words of a document that are given one after the other, in any order. */
export const copyFinder = (): ((scrap: Scrap, page: number) => boolean) => {
  const drawn = new Map<string, Scrap[]>();
  return (scrap, page) => {
    const height = Math.round(scrap.baseline);
    const isCopy = [height - 1, height, height + 1].some((at) =>
      drawn.get(`${page} ${at} ${scrap.text}`)?.some((other) => isDrawnOver(other, scrap)),
    );
    if (isCopy) return true;
    const key = `${page} ${height} ${scrap.text}`;
    const alike = drawn.get(key);
    if (alike === undefined) drawn.set(key, [scrap]);
    else alike.push(scrap);
    return false;
  };
};
