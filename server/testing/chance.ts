/** Numbers from 0 to 1 by mulberry32: the same seed gives the same ones. */
export const chanceOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export type Chance = () => number;

/** One of them, by chance. */
export const oneOf = <T>(items: readonly T[], chance: Chance): T => {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('there is something to choose from');
  return item;
};
