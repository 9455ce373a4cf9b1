import { empty as emptyCreative } from './creative-portfolio/empty.ts';
import { filled as filledCreative } from './creative-portfolio/filled.ts';
import { empty as emptyEntry } from './entry-level/empty.ts';
import { filled as filledEntry } from './entry-level/filled.ts';
import { empty as emptyExecutive } from './executive-summary/empty.ts';
import { filled as filledExecutive } from './executive-summary/filled.ts';
import { empty as emptyFederal } from './federal-government/empty.ts';
import { filled as filledFederal } from './federal-government/filled.ts';
import { empty as emptyHealthcare } from './healthcare-professional/empty.ts';
import { filled as filledHealthcare } from './healthcare-professional/filled.ts';
import { empty as emptyModern } from './modern-professional/empty.ts';
import { filled as filledModern } from './modern-professional/filled.ts';
import type { TemplateId } from './schema.ts';
import type { ResumeText } from './resume-text.ts';

/** The text of each template. Separate from the catalog, because browsers load the catalog and do not need the text. */
export const texts: Record<TemplateId, { filled: ResumeText; empty: ResumeText }> = {
  'template-1': { filled: filledModern, empty: emptyModern },
  'template-2': { filled: filledExecutive, empty: emptyExecutive },
  'template-3': { filled: filledCreative, empty: emptyCreative },
  'template-4': { filled: filledHealthcare, empty: emptyHealthcare },
  'template-5': { filled: filledEntry, empty: emptyEntry },
  'template-6': { filled: filledFederal, empty: emptyFederal },
};
