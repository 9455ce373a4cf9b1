import type { TemplateFormat, TemplateVariant } from '#contract/api/templates.ts';

/** The content of a template's file: an example, nothing, or the resume of an analysis. */
export type Wanted = { format: TemplateFormat } & (
  | { content: TemplateVariant }
  | { content: 'mine'; resumeId: string }
);
