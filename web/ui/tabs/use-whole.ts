import { useDeferredValue } from 'react';
import { useIsHydrated } from '../../data/store.ts';

/**
 * False only for the first moment of something that a browser draws anew: what nobody looks at is drawn after what is looked at,
 * so that the page reacts soon. A page that was written at build time is whole, and stays so while the browser takes it over.
 */
export const useWhole = (): boolean => useDeferredValue(true, !useIsHydrated());
