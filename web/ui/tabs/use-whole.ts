import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False only for the first moment of something that a browser draws anew: what nobody looks at is drawn after what is looked at,
 * so that the page reacts soon. A page that was written at the build is whole, and stays so while the browser takes it over.
 */
export const useWhole = (): boolean => {
  const isWritten = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useDeferredValue(true, isWritten);
};
