import { createContext, useContext } from 'react';

/** The public sample report about an invented person: nothing to load from the server, nothing to download. */
export type Sample = {
  /** URLs of the images of its pages. */
  pictures: readonly string[];
};

export const SampleContext = createContext<Sample | null>(null);

/** null in every real report. */
export const useSample = (): Sample | null => useContext(SampleContext);
