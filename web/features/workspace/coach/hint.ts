import { createContext, useContext } from 'react';
import type { Place } from '#contract/draft/place.ts';
import type { LiveCheck } from '../checking/live-check.ts';

/** What is shown below the line that somebody writes in because the coach asked: a term of the posting, or a question. */
export type Hint = { place: Place; about: { is: 'term'; term: string } | { is: 'question'; text: string } };

export type Hints = { hint: Hint | null; check: LiveCheck; close: () => void };

export const HintContext = createContext<Hints | null>(null);

/** The hint for a place, or null. */
export const useHintFor = (place: Place): (Hints & { hint: Hint }) | null => {
  const hints = useContext(HintContext);
  return hints?.hint?.place === place ? { ...hints, hint: hints.hint } : null;
};

export const hintId = 'coach-hint';
