import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The paper size of a report; by default that of the browser's language. */
const paperSchema = z.enum(['a4', 'us-letter']).optional();

/** A file for signed-in users, which the browser saves. */
const download = {
  method: 'GET',
  access: 'signed-in',
  scope: 'resumes:read',
  form: 'none',
  output: z.unknown(),
  errors: ['not-found', 'too-many-requests', 'too-long-to-print', 'busy'],
  isDownload: true,
} as const;

/** The report of one analysis as PDF/UA: the short one for Free, the full one for Premium (`report` in contract/product/plans.ts). */
export const downloadReport = endpoint({
  ...download,
  path: '/api/analysis/:id/download',
  input: z.object({ id: z.string(), paper: paperSchema }),
  page: '/results/:id',
});

/** The reports of all resumes as a ZIP, newest first. It is streamed. 'not-found' when there is no resume. */
export const downloadAllReports = endpoint({
  ...download,
  path: '/api/user/reports/download-all',
  input: z.object({ paper: paperSchema }),
  page: '/profile',
});

/**
 * What to do first across all resumes, and how their scores developed, as PDF/UA. 'not-found' when there is no resume.
 */
export const downloadSummary = endpoint({
  ...download,
  path: '/api/user/reports/optimization-summary',
  input: z.object({ paper: paperSchema }),
  page: '/profile',
});
