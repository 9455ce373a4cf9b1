import { z } from 'zod';
import { analysisResultSchema } from '../report/analysis-result.ts';
import { endpoint } from './endpoint.ts';

const ofAnalysis = z.object({ id: z.string() });

/**
 * Whether there is a link to a report, and until when. The link itself is not returned, because we store only its hash.
 */
export const getShare = endpoint({
  method: 'GET',
  path: '/api/analysis/:id/share',
  access: 'signed-in',
  form: 'none',
  input: ofAnalysis,
  output: z.object({ expiresAt: z.string().nullable() }),
  errors: ['not-found'],
});

/** Creates the link and revokes an earlier one. `token` is the last part of '/shared/:token'. */
export const createShare = endpoint({
  method: 'POST',
  path: '/api/analysis/:id/share',
  access: 'signed-in',
  form: 'none',
  input: ofAnalysis,
  output: z.object({ token: z.string(), expiresAt: z.string() }),
  errors: ['not-found', 'too-many-requests'],
});

/** Revokes the link. Succeeds also when there is none. */
export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/analysis/:id/share',
  access: 'signed-in',
  form: 'none',
  input: ofAnalysis,
  output: z.object({ expiresAt: z.null() }),
  errors: ['not-found'],
});

const { shape } = analysisResultSchema;

/**
 * A report without personal data: no name, contact details, file name, links or quotes, nothing that was read from the
 * resume. It contains only our own texts, numbers, and keywords of the job.
 */
export const sharedReportSchema = z.object({
  createdAt: z.string(),
  expiresAt: z.string(),
  engineVersion: z.string(),
  hasJob: z.boolean(),
  unreadJobLanguage: shape.unreadJobLanguage,
  occupation: z.string().nullable(),
  scoreDetails: shape.scoreDetails,
  findings: z.array(
    shape.recommendations.element
      .pick({ title: true, priority: true, category: true, impact: true, noGain: true })
      .extend({ why: z.string() }),
  ),
  matchedKeywords: z.array(z.string()),
  missingKeywords: z.array(z.string()),
  /** Missing keywords that our lists have, with those that are not shown. */
  missingCount: z.number().int(),
  atsCompatibility: shape.atsCompatibility,
  /** Without findings: their titles and reasons are ours, but their quotes are not. */
  checks: shape.checks,
});
export type SharedReport = z.infer<typeof sharedReportSchema>;

/** For anyone who has the link. 'not-found' when it is revoked or expired, or its resume was deleted. */
export const getSharedReport = endpoint({
  method: 'GET',
  path: '/api/shared/:token',
  access: 'anyone',
  form: 'none',
  input: z.object({ token: z.string().max(100) }),
  output: sharedReportSchema,
  errors: ['not-found', 'too-many-requests'],
});
