import { createContext, useContext } from 'react';

/** The report that everybody may look at: an invented person's, with nothing to load from the server or to take away. */
export type Sample = {
  /** Addresses of the pictures of its pages. */
  pictures: readonly string[];
};

export const SampleContext = createContext<Sample | null>(null);

/** null in every report that belongs to somebody. */
export const useSample = (): Sample | null => useContext(SampleContext);
