import { createContext, useContext } from 'react';
import type { Places } from '../recommendations/marks-of.ts';

/** What is marked on the resume: all findings, with `number` the chosen one, or the places of some words, with `at` the index of the current one. */
export type Highlight =
  | { is: 'findings'; number: number | null }
  | { is: 'words'; title: string; places: Places; at: number };

export type HighlightControl = {
  highlight: Highlight;
  /** The number of the finding of a check; null if the check has none. */
  findingNumberOf: (check: string) => number | null;
  /** Scrolls to the finding on the page; null deselects. */
  showFinding: (number: number | null) => void;
  /** Scrolls to the first place of the words; called again for the same words, to the next one. */
  showWords: (title: string, places: Places) => void;
  /** Moves by `offset` among the places of the words, wrapping around. */
  stepPlaces: (offset: number) => void;
  /** A mark on the page was clicked: opens its finding on a wide screen, and selects it on a small one. */
  chooseMark: (number: number) => void;
  /** Scrolls to the finding in the list. */
  openFinding: (number: number) => void;
};

const nothing = (): void => {};

export const HighlightContext = createContext<HighlightControl>({
  highlight: { is: 'findings', number: null },
  findingNumberOf: () => null,
  showFinding: nothing,
  showWords: nothing,
  stepPlaces: nothing,
  chooseMark: nothing,
  openFinding: nothing,
});

export const useHighlight = (): HighlightControl => useContext(HighlightContext);

/** The element id of a finding's card. */
export const findingId = (number: number): string => `finding-${number}`;
