import { z } from 'zod';
import { limits } from '../../product/limits.ts';
import { checkedDocumentSchema, scoresSchema } from '../../report/checked-document.ts';
import { endpoint } from '../endpoint.ts';
import { templateIds } from '../templates.ts';
import { documentSchema } from './workspaces.ts';

const { fixes, requirements, questions, matchedKeywords, missingKeywords } = checkedDocumentSchema.shape;

/**
 * What the whole report would say of the Word file of this document, for the job description of the workspace. `after`
 * is null when the engine refuses that file, with its reason as `refusal`; `before` when there is no uploaded file to
 * compare with. Missing keywords and requirements are those that the plan includes, `withheld` how many it does not.
 * Nothing is stored, and it does not use up a scan. 'superseded': a newer check of the same person came while this one waited.
 */
export const checkWorkspace = endpoint({
  method: 'POST',
  path: '/api/workspaces/:id/check',
  access: 'signed-in',
  form: 'json',
  hasDocument: true,
  input: z.object({ id: z.string(), document: documentSchema, design: z.enum(templateIds) }),
  output: z.object({
    before: scoresSchema.nullable(),
    after: scoresSchema.nullable(),
    refusal: z.string().nullable(),
    fixes,
    keywords: z.object({
      matched: matchedKeywords,
      missing: missingKeywords,
      withheld: z.number().int(),
    }),
    requirements,
    questions,
  }),
  errors: ['not-found', 'unreadable-file', 'superseded', 'too-many-requests', 'busy'],
});

/** '' for no job description. The uploaded file, if it is still there, is scored for the new one. */
export const setWorkspaceJob = endpoint({
  method: 'PUT',
  path: '/api/workspaces/:id/job',
  access: 'signed-in',
  form: 'json',
  input: z.object({
    id: z.string(),
    jobDescription: z
      .string()
      .trim()
      .max(limits.jobDescriptionCharacters, 'The job description is longer than 20,000 characters. Please shorten it.'),
  }),
  output: z.object({ jobDescription: z.string().nullable(), scores: scoresSchema.nullable() }),
  errors: ['not-found', 'unreadable-file', 'too-many-requests', 'busy'],
});
