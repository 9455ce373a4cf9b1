import { agoOf } from './moments.ts';
import { useNow } from './use-now.ts';

/** '3 hours ago', updated over time. */
export const Ago = ({ at }: { at: string }) => agoOf(at, useNow());
