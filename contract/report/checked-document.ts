import { z } from 'zod';
import type { ResultAsk } from '#engine/model/coach.ts';
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

/** A line of the document: its place, and its text when it was checked. */
const lineSchema = z.object({ place: z.string(), text: z.string() });

/** Why a line is near a requirement: `Nearness` in `engine/model/coach.ts`. */
const nearnessSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('word'), said: z.string() }),
  z.object({ by: z.literal('meaning'), said: z.string(), asked: z.string() }),
  z.object({ by: z.literal('kind'), said: z.string(), kind: z.string() }),
  z.object({ by: z.literal('part'), said: z.string() }),
]);

const resultAsks = ['people', 'change', 'money', 'contacts', 'made', 'work', 'any'] as const satisfies ResultAsk[];

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
        .pick({
          label: true,
          group: true,
          kind: true,
          answer: true,
          isPhrase: true,
          isOnlyAddedToList: true,
          gain: true,
        })
        .extend({
          places,
          /** A license, language or degree: its name is the proof, not a line about work. */
          isHeld: z.boolean(),
          /** The lines to ask about when it is missing, the nearest first. */
          near: z.array(lineSchema.extend({ because: z.array(nearnessSchema) })),
        }),
    ),
    /** Bullets without a result, and what to ask about each. */
    questions: z.array(lineSchema.extend({ ask: z.enum(resultAsks) })),
  });
export type CheckedDocument = z.infer<typeof checkedDocumentSchema>;
