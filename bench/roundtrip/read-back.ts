import { readFileSync } from 'node:fs';
import { type TemplateFormat, type TemplateId, templateIds } from '#contract/api/templates.ts';
import { presentDraft } from '#contract/report/present-draft.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { draftFile } from '#engine/draft-file.ts';
import type { ComparedValue } from '#engine/model/read-back.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { readBack } from '#engine/readback/read-back.ts';
import { printedFrom, withHeadings } from '#server/templates/printed-from.ts';
import { writeFile } from '#server/templates/write-file.ts';
import type { Typesetter } from '#server/typst/typesetter.ts';

/** A document of the workspace as a file in one design. */
export type Exported = { design: TemplateId; format: TemplateFormat; bytes: Uint8Array };

/** The document of the workspace that a file becomes; null for a file that our engine refuses. */
export const documentOf = (file: string, pdfium: Pdfium): ResumeDraft | null => {
  const outcome = draftFile(readFileSync(file), file, pdfium);
  return outcome.ok ? presentDraft(outcome.value.draft) : null;
};

/** The document in all designs as Word file and as PDF, as the workspace downloads them. */
export async function* exportsOf(document: ResumeDraft, typesetter: Typesetter): AsyncGenerator<Exported> {
  const resume = printedFrom(document);
  for (const design of templateIds)
    for (const format of ['docx', 'pdf'] as const)
      yield { design, format, bytes: await writeFile(typesetter, design, format, resume, new Date('2026-11-24')) };
}

/** Every value of the document beside what our engine reads in the file; null when it refuses the file. */
export const valuesReadBack = (
  document: ResumeDraft,
  { format, bytes }: Exported,
  pdfium: Pdfium,
): readonly ComparedValue[] | null => {
  const outcome = readBack(bytes, `resume.${format}`, withHeadings(document), pdfium);
  return outcome.ok ? outcome.value : null;
};
