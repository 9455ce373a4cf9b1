import type { Fact } from '../../../lexicon/form-labels.ts';
import type { Closing, Glue } from '../atom.ts';

/** A stretch of the text of a row, before it is trimmed to an atom. */
export type Stretch = { from: number; to: number; glue: Glue; closing?: Closing; fact?: Fact };
