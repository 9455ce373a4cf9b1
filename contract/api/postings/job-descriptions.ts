import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * The text of a job posting in a file, sent as `posting`, to be looked at and corrected before anything is analyzed.
 * Nothing is stored, and no address in the file is opened. 'unreadable-file': no text could be read in it, with a message
 * of `postingRefusals`.
 */
export const readJobPosting = endpoint({
  method: 'POST',
  path: '/api/job-descriptions/read',
  access: 'anyone',
  scope: 'resumes:check',
  form: 'multipart',
  fileField: 'posting',
  input: z.object({}),
  output: z.object({ text: z.string() }),
  errors: ['wrong-posting-type', 'unreadable-file', 'too-many-requests'],
});
