import type { Repair } from '../mendable.ts';
import { columns } from './columns.ts';
import { comments } from './comments.ts';
import { fileProperties } from './file-properties.ts';
import { formFields } from './form-fields.ts';
import { headerContact } from './header-contact.ts';
import { headingStyles } from './heading-styles.ts';
import { hiddenText } from './hidden-text.ts';
import { symbols } from './symbols.ts';
import { tables } from './tables.ts';
import { textBoxes } from './text-boxes.ts';
import { trackedChanges } from './tracked-changes.ts';

/**
 * Every repair, in the order in which they are applied: first what should not be in the file, then where its text is,
 * then how it looks.
 */
export const repairs: readonly Repair[] = [
  trackedChanges,
  comments,
  hiddenText,
  formFields,
  textBoxes,
  headerContact,
  tables,
  columns,
  symbols,
  headingStyles,
  fileProperties,
];
