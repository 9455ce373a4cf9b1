import { useDeferredValue } from 'react';
import { useIsHydrated } from '../../data/store.ts';

/**
 * False only for the first render in the browser: hidden parts are rendered after the visible one, so that the page
 * reacts soon. A prerendered page is complete, and stays so during hydration.
 */
export const useCanRenderHidden = (): boolean => useDeferredValue(true, !useIsHydrated());
