import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** On which paper a report is set. Without a word it is that of the browser's language. */
const paperSchema = z.enum(['a4', 'us-letter']).optional();

/** The report of one analysis as PDF/UA: the short one for Free, the full one for Premium (`report` in contract/plans.ts). */
export const downloadReport = endpoint({
  method: 'GET',
  path: '/api/analysis/:id/download',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string(), paper: paperSchema }),
  output: z.unknown(),
  errors: ['bad-input', 'signed-out', 'not-found', 'too-many-requests', 'busy'],
  page: '/results/:id',
  isDownload: true,
});

/** The reports of all resumes as a ZIP, the newest first. It streams. 'not-found' where there is no resume. */
export const downloadAllReports = endpoint({
  method: 'GET',
  path: '/api/user/reports/download-all',
  access: 'signed-in',
  form: 'none',
  input: z.object({ paper: paperSchema }),
  output: z.unknown(),
  errors: ['bad-input', 'signed-out', 'not-found', 'too-many-requests', 'busy'],
  page: '/profile',
  isDownload: true,
});

/** What to do first across all resumes, and how their scores went, as PDF/UA. 'not-found' where there is no resume. */
export const downloadSummary = endpoint({
  method: 'GET',
  path: '/api/user/reports/optimization-summary',
  access: 'signed-in',
  form: 'none',
  input: z.object({ paper: paperSchema }),
  output: z.unknown(),
  errors: ['bad-input', 'signed-out', 'not-found', 'too-many-requests', 'busy'],
  page: '/profile',
  isDownload: true,
});
