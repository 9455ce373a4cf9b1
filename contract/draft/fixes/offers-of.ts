import type { ResumeDraft } from '../../report/resume-draft.ts';
import { mergeBrokenEmail } from './broken-email.ts';
import { spellDatesOneWay } from './date-spelling.ts';
import { expandGluedLists } from './glued-list.ts';
import { orderNewestFirst } from './newest-first.ts';
import type { Offer } from './offer.ts';
import { renameUnusualHeadings } from './usual-heading.ts';

/**
 * Every fix that a machine can make to a document without inventing a word. `unusualHeadings` are the headings that its
 * report calls so; `newId` makes up the ids of new blocks.
 */
export const offersOf = (
  draft: ResumeDraft,
  unusualHeadings: readonly string[],
  newId: () => string = () => crypto.randomUUID(),
): readonly Offer[] => [
  ...[mergeBrokenEmail(draft), renameUnusualHeadings(draft, unusualHeadings)].filter((offer) => offer !== null),
  ...orderNewestFirst(draft),
  ...[spellDatesOneWay(draft)].filter((offer) => offer !== null),
  ...expandGluedLists(draft, newId),
];
