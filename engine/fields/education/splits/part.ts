import type { Atom } from '../../entries/atom.ts';

/** A piece of a piece, with its place in the row. */
export const part = (atom: Atom, from: number, to: number, glue: Atom['glue']): Atom => ({
  ...atom,
  text: atom.text.slice(from, to),
  from: atom.from + from,
  to: atom.from + to,
  glue,
});
