import type { TemplateFormat, TemplateVariant } from '#contract/api/templates.ts';

/** What to put into a template's file: an example, nothing, or the resume of an analysis. */
export type Wanted = { format: TemplateFormat } & (
  | { content: TemplateVariant }
  | { content: 'mine'; resumeId: string }
);
