import type { ResumeDraft } from '../../report/resume-draft.ts';
import { type Place, textAt } from '../place.ts';

/** One text of a change; `before` is '' for what is new, `after` for what goes. */
export type TextChange = { place: Place; before: string; after: string };

/**
 * A fix that a machine can make, because every word of its result is already in the document. `place` is where it acts,
 * `changes` is its preview, `result` the document with it.
 */
export type Offer = {
  kind: 'broken-email' | 'date-spelling' | 'usual-heading' | 'glued-list' | 'newest-first';
  place: Place;
  changes: readonly TextChange[];
  result: ResumeDraft;
};

/** A change of the text at a place of this document. */
export const textChange = (draft: ResumeDraft, place: Place, after: string): TextChange => ({
  place,
  before: textAt(draft, place) ?? '',
  after,
});
