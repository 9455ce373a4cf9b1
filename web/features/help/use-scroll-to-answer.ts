import { useEffect } from 'react';

/** The browser could not scroll to the answer in the address bar while its tab or its group was closed. */
export const useScrollToAnswer = (named: string): void => {
  useEffect(() => {
    if (named !== '') document.getElementById(named)?.scrollIntoView({ block: 'start' });
  }, [named]);
};
