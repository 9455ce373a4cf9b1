import { linesOf } from '../lines.ts';
import type { StudyColumn } from './study-details.ts';

/**
 * Labels that the Europass editor of 2020 prints before the facts of a school, in English and in lower case. 'detail' is
 * shown nowhere. Origin: written by us, after documents made with it. Its labels in other languages are not here yet.
 */
export const europassLabels: readonly { column: StudyColumn; labels: readonly string[] }[] = [
  {
    column: 'subject',
    labels: linesOf(`
      field of study
      fields of study
      field(s) of study
    `),
  },
  { column: 'grade', labels: ['final grade'] },
  {
    column: 'detail',
    labels: linesOf(`
      level in eqf
      national classification
      type of credits
      number of credits
    `),
  },
];

/** Labels of the same form that also are words of other texts: they count at the start of a row or a cell only. */
export const europassAddressLabels: readonly string[] = ['address', 'website', 'link'];
