import type { Template, TemplateId, TemplateVariant } from '#contract/api/templates.ts';

export type { Template, TemplateId, TemplateVariant };

/** A template as its author describes it. The score is not here: it is measured, see measured.ts. */
export type TemplateContent = Pick<Template, 'id' | 'title' | 'industry' | 'description' | 'premium'>;

/** What the engine measured on the filled example. `on` is the date ('YYYY-MM-DD') passed to the engine. */
export type Measured = Pick<Template['measured'], 'engineVersion' | 'on'> & {
  templates: Record<TemplateId, Pick<Template, 'pages'> & Pick<Template['measured'], 'pdf' | 'docx'>>;
};
