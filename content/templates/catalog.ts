import { measured } from './measured.ts';
import type { Template, TemplateContent, TemplateId, TemplateVariant } from './schema.ts';

/** The six templates. Ids and titles are stable: links and downloads use them. */
const described: readonly TemplateContent[] = [
  {
    id: 'template-1',
    title: 'Modern Professional',
    industry: 'technology',
    description: 'Skills come before jobs, in labeled groups. For engineers, analysts and others in technical work.',
    premium: false,
  },
  {
    id: 'template-2',
    title: 'Executive Summary',
    industry: 'business',
    description:
      'A serif design that names the employer before the job title. For people responsible for budgets and teams.',
    premium: true,
  },
  {
    id: 'template-3',
    title: 'Creative Portfolio',
    industry: 'creative',
    description:
      'Your name in large type, with your portfolio address and two projects above your jobs. Bold for people, plain for software.',
    premium: true,
  },
  {
    id: 'template-4',
    title: 'Healthcare Professional',
    industry: 'healthcare',
    description:
      'Licenses and certifications come right after the summary. For nurses and others who work under a license.',
    premium: false,
  },
  {
    id: 'template-5',
    title: 'Entry Level',
    industry: 'general',
    description: 'Education comes before jobs, with sections for projects and volunteering. For the start of a career.',
    premium: false,
  },
  {
    id: 'template-6',
    title: 'Federal / Government',
    industry: 'government',
    description:
      'Civilian jobs have a line for hours per week, federal ones also for series and grade. The example fits on two pages.',
    premium: true,
  },
];

/** Page images, US Letter. small: for a card. large: for reading. */
export const pageSizes = {
  small: { widthPx: 480, heightPx: 621 },
  large: { widthPx: 1224, heightPx: 1584 },
} as const;

/** The path of a page image. */
export const pageImage = (
  id: TemplateId,
  variant: TemplateVariant,
  page: number,
  size: keyof typeof pageSizes,
): string => `/template-pages/${id}-${variant}-${page}-${size}.webp`;

/** With their measured scores. */
export const templates: readonly Template[] = described.map((template) => {
  const { pages, pdf, docx } = measured.templates[template.id];
  return {
    ...template,
    atsScore: Math.min(pdf.atsScore, docx.atsScore),
    image: pageImage(template.id, 'filled', 1, 'large'),
    pages,
    measured: { pdf, docx, engineVersion: measured.engineVersion, on: measured.on },
  };
});
