import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * One page of a PDF as its owner sees it, as a PNG; `page` counts from 1. Used as the `src` of an image instead of
 * being fetched.
 */
export const getPageImage = endpoint({
  method: 'GET',
  path: '/api/analysis/:id/pages/:page',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string(), page: z.coerce.number().int().min(1) }),
  output: z.unknown(),
  errors: ['not-found', 'unreadable-file', 'too-many-requests', 'busy'],
});

/** The file as it was uploaded, for its owner, only as a download. */
export const downloadOriginalFile = endpoint({
  method: 'GET',
  path: '/api/analysis/:id/file',
  access: 'signed-in',
  scope: 'resumes:read',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.unknown(),
  errors: ['not-found'],
  page: '/results/:id',
  isDownload: true,
});
