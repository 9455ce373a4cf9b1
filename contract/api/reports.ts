import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** On which paper a report is set. Without a word it is that of the browser's language. */
const paperSchema = z.enum(['a4', 'us-letter']).optional();

/** A file for whoever is signed in, which the browser saves. */
const download = {
  method: 'GET',
  access: 'signed-in',
  form: 'none',
  output: z.unknown(),
  errors: ['not-found', 'too-many-requests', 'busy'],
  isDownload: true,
} as const;

/** The report of one analysis as PDF/UA: the short one for Free, the full one for Premium (`report` in contract/product/plans.ts). */
export const downloadReport = endpoint({
  ...download,
  path: '/api/analysis/:id/download',
  input: z.object({ id: z.string(), paper: paperSchema }),
  page: '/results/:id',
});

/** The reports of all resumes as a ZIP, the newest first. It streams. 'not-found' where there is no resume. */
export const downloadAllReports = endpoint({
  ...download,
  path: '/api/user/reports/download-all',
  input: z.object({ paper: paperSchema }),
  page: '/profile',
});

/** What to do first across all resumes, and how their scores went, as PDF/UA. 'not-found' where there is no resume. */
export const downloadSummary = endpoint({
  ...download,
  path: '/api/user/reports/optimization-summary',
  input: z.object({ paper: paperSchema }),
  page: '/profile',
});
