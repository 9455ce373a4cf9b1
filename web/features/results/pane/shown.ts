import { createContext, useContext } from 'react';
import type { Places } from '../recommendations/marks-of.ts';

/** What the picture of the resume points at: all findings, one of them chosen or none, or the places of some words, one of which (`at`, from 0) is looked at. */
export type Shown =
  | { is: 'findings'; number: number | null }
  | { is: 'words'; title: string; places: Places; at: number };

export type Show = {
  shown: Shown;
  /** The number of what is to do about a check; null when there is nothing. */
  numberOf: (check: string) => number | null;
  /** Leads to the finding's place on the page; null lets it go. */
  showFinding: (number: number | null) => void;
  /** Leads to the first place; asked for the same words again, to the next one. */
  showWords: (title: string, places: Places) => void;
  /** Goes so many places of the shown words further, or back, and round at the end. */
  stepPlaces: (offset: number) => void;
  /** A mark on the page was chosen: beside it, or in its place on a small screen, stands what it is about. */
  chooseMark: (number: number) => void;
  /** Leads to the finding in the list. */
  openFinding: (number: number) => void;
};

const nothing = (): void => {};

export const ShowContext = createContext<Show>({
  shown: { is: 'findings', number: null },
  numberOf: () => null,
  showFinding: nothing,
  showWords: nothing,
  stepPlaces: nothing,
  chooseMark: nothing,
  openFinding: nothing,
});

export const useShow = (): Show => useContext(ShowContext);

/** Of the card that tells about a finding. */
export const findingId = (number: number): string => `finding-${number}`;
