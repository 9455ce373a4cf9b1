import type { TemplateId } from '#contract/api/templates.ts';
import type { PlacedText } from '#contract/report/present-checked.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { designs } from './designs.ts';
import { fileNameOf } from './file-name-of.ts';
import { printedFrom } from './printed-from.ts';
import { titleOf } from './title-of.ts';
import { textsOfParagraphs, writeWord } from './write-word.ts';

/** A document of the workspace as a Word file in a design, and what each of its paragraphs shows of the document. */
export const fileOfDocument = async (
  document: ResumeDraft,
  id: TemplateId,
): Promise<{ bytes: Uint8Array; filename: string; paragraphs: PlacedText[][] }> => {
  const design = designs[id];
  const resume = printedFrom(document);
  const texts = textsOfParagraphs(design, resume);
  const places = textsOfParagraphs(
    design,
    printedFrom(document, (_text, place) => place),
  );
  return {
    bytes: await writeWord(design, resume, titleOf(resume.name)),
    filename: `${fileNameOf(resume.name)}.docx`,
    paragraphs: texts.map((line, nr) => line.map((text, at) => ({ text, place: places[nr]?.[at] ?? '' }))),
  };
};
