import { measured } from './measured.ts';
import type { Template, TemplateContent, TemplateId, TemplateVariant } from './schema.ts';

/** The six templates. Ids and titles are stable: links and downloads use them. */
const described: readonly TemplateContent[] = [
  {
    id: 'template-1',
    title: 'Modern Professional',
    industry: 'technology',
    description:
      'Skills first, in groups that a recruiter can scan. For engineers, analysts and everyone who builds things.',
    premium: false,
  },
  {
    id: 'template-2',
    title: 'Executive Summary',
    industry: 'business',
    description: 'A serif design that puts employers first, for people responsible for budgets, plants and teams.',
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
    description: 'Licenses and certifications come before the jobs, because hospitals look for them first.',
    premium: false,
  },
  {
    id: 'template-5',
    title: 'Entry Level',
    industry: 'general',
    description: 'Education, student jobs, projects and volunteering fill the page when your career is just beginning.',
    premium: false,
  },
  {
    id: 'template-6',
    title: 'Federal / Government',
    industry: 'government',
    description: 'Series, grade and hours per week for every position, all within two pages.',
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
