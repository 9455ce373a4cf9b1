import type { Piece } from './piece.ts';

/** One reason for or against a label, in about the natural logarithm of odds. */
export type Signal<Of = Piece> = { signal: string; weight: number; example: string; holds: (piece: Of) => boolean };
