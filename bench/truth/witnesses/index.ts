import type { CheckId } from '#engine/checks/index.ts';
import type { Row } from '../witness.ts';
import { contactWitnesses } from './contact.ts';
import { dateWitnesses } from './dates.ts';
import { fileWitnesses } from './file.ts';
import { integrityWitnesses } from './integrity.ts';
import { keywordWitnesses } from './keywords.ts';
import { layoutWitnesses } from './layout.ts';
import { sectionWitnesses } from './sections.ts';
import { wordingWitnesses } from './wording.ts';

/** Who judges each check. It does not compile when a check has no row. */
export const witnesses: Readonly<Record<CheckId, Row>> = {
  ...contactWitnesses,
  ...sectionWitnesses,
  ...dateWitnesses,
  ...layoutWitnesses,
  ...fileWitnesses,
  ...wordingWitnesses,
  ...keywordWitnesses,
  ...integrityWitnesses,
};
