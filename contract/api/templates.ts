import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { industries } from '../product/industries.ts';

/** The ids of the six templates. */
export const templateIds = [
  'template-1',
  'template-2',
  'template-3',
  'template-4',
  'template-5',
  'template-6',
] as const;
export type TemplateId = (typeof templateIds)[number];

/** What the engine answers for a file, from 0 to 100. */
const measuredSchema = z.object({ atsScore: z.number().int(), formatScore: z.number().int() });

/**
 * A template. `atsScore` is measured: the lower score of the filled-in example as PDF and as Word file.
 * `image` is the address of a picture of its first page, `pages` how many the PDF has in each variant.
 */
export const templateSchema = z.object({
  id: z.enum(templateIds),
  title: z.string(),
  industry: z.enum(industries),
  description: z.string(),
  atsScore: z.number().int(),
  image: z.string(),
  premium: z.boolean(),
  pages: z.object({ filled: z.number().int(), empty: z.number().int() }),
  measured: z.object({ pdf: measuredSchema, docx: measuredSchema, engineVersion: z.string(), on: z.string() }),
});
export type Template = z.infer<typeof templateSchema>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  access: 'anyone',
  form: 'none',
  input: z.object({}),
  output: z.array(templateSchema),
  errors: [],
});

export const formatSchema = z.enum(['docx', 'pdf']);
export type TemplateFormat = z.infer<typeof formatSchema>;

/** filled: an example with an invented person. empty: with a hint in every field. */
export const variantSchema = z.enum(['filled', 'empty']);
export type TemplateVariant = z.infer<typeof variantSchema>;

/**
 * The file, as a download. A browser that opens the URL without access is redirected: visitors to the login, users
 * without Premium to the plans.
 */
export const downloadTemplate = endpoint({
  method: 'GET',
  path: '/api/templates/:id/download',
  access: 'signed-in',
  form: 'none',
  page: '/templates',
  isDownload: true,
  input: z.object({ id: z.string(), format: formatSchema.default('docx'), variant: variantSchema.default('filled') }),
  output: z.unknown(),
  errors: ['not-in-plan', 'not-found', 'too-many-requests', 'too-long-to-print', 'busy'],
});

/** The same, filled in with data from one of the user's resumes. */
export const fillTemplate = endpoint({
  method: 'POST',
  path: '/api/templates/:id/fill',
  access: 'signed-in',
  form: 'json',
  input: z.object({ id: z.string(), analysisId: z.string(), format: formatSchema }),
  output: z.unknown(),
  errors: [
    'not-in-plan',
    'not-found',
    'unreadable-file',
    'unprintable',
    'too-many-requests',
    'too-long-to-print',
    'busy',
  ],
});

/** A page of the PDF that `fillTemplate` makes, as a PNG; `page` counts from 1. Used as the `src` of an image. */
export const drawTemplate = endpoint({
  method: 'GET',
  path: '/api/templates/:id/pages/:page',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string(), page: z.coerce.number().int().min(1), analysisId: z.string() }),
  output: z.unknown(),
  errors: [
    'not-in-plan',
    'not-found',
    'unreadable-file',
    'unprintable',
    'too-many-requests',
    'too-long-to-print',
    'busy',
  ],
});
