import type { Template, TemplateId, TemplateVariant } from '#contract/api/templates.ts';

export type { Template, TemplateId, TemplateVariant };

/** A template as its writer describes it. Its score is not here: it is measured, see measured.ts. */
export type TemplateContent = Pick<Template, 'id' | 'title' | 'industry' | 'description' | 'premium'>;

/** What the engine found in the filled example. `on` is the day ('YYYY-MM-DD') that it was told it is. */
export type Measured = Pick<Template['measured'], 'engineVersion' | 'on'> & {
  templates: Record<TemplateId, Pick<Template, 'pages'> & Pick<Template['measured'], 'pdf' | 'docx'>>;
};
