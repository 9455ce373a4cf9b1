import { createContext, useContext } from 'react';
import type { Place } from '#contract/draft/place.ts';

/** Opens the suggestion for a bullet; null where there are none, because no model is set up or the person wants none. */
export type Suggesting = ((place: Place) => void) | null;

export const SuggestingContext = createContext<Suggesting>(null);

export const useSuggesting = (): Suggesting => useContext(SuggestingContext);
