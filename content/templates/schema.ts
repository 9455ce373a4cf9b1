import type { Template, TemplateId, TemplateVariant } from '#contract/api/templates.ts';

export type { Template, TemplateId, TemplateVariant };

/** A template as its author describes it. The score is not here: it is measured, see measured.ts. */
export type TemplateContent = Pick<Template, 'id' | 'title' | 'industry' | 'description' | 'premium'>;

/** Programs that extract text and are not ours. Three read the PDF, two the Word file. */
export const extractors = {
  poppler: 'Poppler',
  mupdf: 'MuPDF',
  pdfjs: 'PDF.js',
  mammoth: 'Mammoth',
  libreoffice: 'LibreOffice',
} as const;

/** How much of the example each program recovers, in percent: contact details, jobs, headings and skills in equal parts. */
export type Recovery = { on: string; templates: Record<TemplateId, Record<keyof typeof extractors, number>> };

/** What the engine measured on the filled example. `on` is the date ('YYYY-MM-DD') passed to the engine. */
export type Measured = Pick<Template['measured'], 'engineVersion' | 'on'> & {
  templates: Record<TemplateId, Pick<Template, 'pages'> & Pick<Template['measured'], 'pdf' | 'docx'>>;
};
