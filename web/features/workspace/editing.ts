import { createContext, useContext } from 'react';
import type { Place } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';

/** What the parts of the editor can do. The functions never change, so that only changed parts are rendered again. */
export type Editing = {
  /** Somebody types at a place. */
  write: (place: Place, text: string) => void;
  /** Any other change: a step of its own in the history. The focus goes to `focus`, if it is given. */
  change: (next: (draft: ResumeDraft) => ResumeDraft, focus?: Place) => void;
};

const nothing = (): void => {};

export const EditingContext = createContext<Editing>({ write: nothing, change: nothing });

export const useEditing = (): Editing => useContext(EditingContext);
