import { z } from 'zod';
import { analysisResultSchema } from './analysis-result.ts';

/** null where there is nothing to score by: `job` without a job description. */
export const scoresSchema = z.object({
  ats: z.number().int(),
  keyword: z.number().int(),
  format: z.number().int(),
  job: z.number().int().nullable(),
});
export type WorkspaceScores = z.infer<typeof scoresSchema>;

/** Where something stands in a document: a JSON pointer, such as '/name', '/sections/2' or '/sections/2/blocks/1/dates'. */
const places = z.array(z.string());

const { recommendations, requirements } = analysisResultSchema.shape;

/**
 * What the engine finds in the file that a document of the workspace makes. `fixes` are the recommendations of the
 * report, in its order, each with what its check found and where; `places` is empty where that cannot be told.
 */
export const checkedDocumentSchema = analysisResultSchema
  .pick({ jobKeywords: true, matchedKeywords: true, missingKeywords: true, engineVersion: true, parsed: true })
  .extend({
    scores: scoresSchema,
    fixes: z.array(
      recommendations.element.extend({
        findings: z.array(z.object({ message: z.string(), fix: z.string(), quote: z.string(), places })),
      }),
    ),
    requirements: z.array(
      requirements.element
        .pick({ label: true, group: true, kind: true, answer: true, isOnlyAddedToList: true, gain: true })
        .extend({ places }),
    ),
  });
export type CheckedDocument = z.infer<typeof checkedDocumentSchema>;
