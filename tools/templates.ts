import path from 'node:path';
import dictionary from 'dictionary-en';
import type { Measured } from '#content/templates/schema.ts';
import { texts } from '#content/templates/texts.ts';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { presentAnalysis } from '#contract/report/present-analysis.ts';
import { type TemplateFormat, type TemplateId, templateIds, type TemplateVariant } from '#contract/api/templates.ts';
import { analyze } from '#engine/analyze.ts';
import { spellerFrom } from '#engine/read/dictionary.ts';
import { loadPdfium, type Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { readPdf } from '#engine/read/pdf/read-pdf.ts';
import { engineVersion } from '#engine/version.ts';
import { writeFile } from '#server/templates/write-file.ts';
import { createTypesetter, type Typesetter } from '#server/typst/typesetter.ts';
import { pdfiumBytes } from './pdfium-bytes.ts';

/** The date that every template is measured with: 'Present' and the ages of dates depend on it. */
export const measuredOn = '2026-11-21';

/** Creates and reads templates; call `close` afterwards. */
export type Workshop = { typesetter: Typesetter; pdfium: Pdfium; close: () => void };

export const openWorkshop = async (): Promise<Workshop> => {
  const typesetter = createTypesetter();
  const pdfium = await loadPdfium(pdfiumBytes());
  return { typesetter, pdfium, close: () => typesetter.close() };
};

export const makeTemplate = (
  { typesetter }: Workshop,
  id: TemplateId,
  format: TemplateFormat,
  variant: TemplateVariant,
): Promise<Uint8Array> => writeFile(typesetter, id, format, texts[id][variant], new Date(measuredOn));

const speller = spellerFrom(dictionary);

/** The product's result for a file. Throws for a rejected file. */
export const judge = (bytes: Uint8Array, filename: string, { pdfium }: Workshop): AnalysisResult => {
  const analysis = analyze({ bytes, filename, today: measuredOn }, pdfium, speller);
  if (!analysis.ok) throw new Error(`${filename}: ${analysis.failure.code}`);
  return presentAnalysis(analysis.value, { id: filename });
};

const pagesOf = (pdf: Uint8Array, pdfium: Pdfium): number => {
  const document = readPdf(pdf, pdfium);
  if (!document.ok) throw new Error('a template is a PDF that can be read');
  return document.value.pages.length;
};

/** Creates the filled example of every template in both formats and analyzes it. */
export const measureTemplates = async (workshop: Workshop): Promise<Measured> => {
  const scores = async (id: TemplateId, format: TemplateFormat) => {
    const bytes = await makeTemplate(workshop, id, format, 'filled');
    const { atsScore, formatScore } = judge(bytes, `Resume.${format}`, workshop);
    return { bytes, scores: { atsScore, formatScore } };
  };
  const rows: [TemplateId, Measured['templates'][TemplateId]][] = [];
  for (const id of templateIds) {
    const [pdf, docx] = [await scores(id, 'pdf'), await scores(id, 'docx')];
    const hints = await makeTemplate(workshop, id, 'pdf', 'empty');
    const pages = { filled: pagesOf(pdf.bytes, workshop.pdfium), empty: pagesOf(hints, workshop.pdfium) };
    rows.push([id, { pages, pdf: pdf.scores, docx: docx.scores }]);
  }
  return { engineVersion, on: measuredOn, templates: Object.fromEntries(rows) as Measured['templates'] };
};

/** The source of content/templates/measured.ts. */
export const measuredSource = (measured: Measured): string =>
  `import type { Measured } from './schema.ts';

/** Written by \`npm run templates\` from the files themselves. */
export const measured: Measured = ${JSON.stringify(measured, null, 2)};
`;

/** A card shows the first page of the example; the others are shown larger in the preview. */
export const sizesOf = (variant: TemplateVariant, page: number): readonly ('small' | 'large')[] =>
  variant === 'filled' && page === 1 ? ['small', 'large'] : ['large'];

export const root = path.resolve(import.meta.dirname, '..');
