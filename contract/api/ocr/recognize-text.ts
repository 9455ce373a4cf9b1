import { z } from 'zod';
import { recognizedResumeSchema } from '../../report/recognized-resume.ts';
import { endpoint } from '../endpoint.ts';

/**
 * Reads the pictures of a resume by OCR: a PDF without text, sent as `resume`. Nothing is stored, and it is no analysis:
 * there is no score, and no scan is used up. 'unreadable-file': its message says why there is nothing to read.
 */
export const recognizeText = endpoint({
  method: 'POST',
  path: '/api/recognize-text',
  access: 'signed-in',
  form: 'multipart',
  input: z.object({}),
  output: recognizedResumeSchema,
  errors: ['unreadable-file', 'wrong-type', 'too-many-requests'],
});
