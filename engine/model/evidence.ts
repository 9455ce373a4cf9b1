import type { Place } from './document.ts';

/** The words and where they are. `places` is empty only for something that is absent (then `quote` is ''). */
export type Evidence = { quote: string; places: readonly Place[] };
