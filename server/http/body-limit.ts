import { maxExportedBytes } from '#contract/api/workspace/read-back.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { closeAfterResponse } from './close-after-response.ts';
import { Problem } from './problem.ts';

const kib = 1024;

/** The maximum size of a request body in bytes, by the form that its endpoint declares. */
export const maxBodyBytes: Record<Endpoint['form'], number> = {
  /** The longest form is a what-if text of 60,000 characters, with its JSON overhead. */
  json: 64 * kib,
  /**
   * A little more than the maximum file size: enough for the form fields, and for a proper response to a file that is
   * slightly too large.
   */
  multipart: 5.5 * kib * kib,
  /** Signed webhooks are larger than our own forms. */
  signed: 256 * kib,
  'one-click': 64 * kib,
  none: 64 * kib,
};

/** A document of the workspace: 100,000 characters of any script, in a few thousand parts. */
const maxDocumentBytes = 768 * kib;

/** A file that a document made, in base64: `maxExportedBytes` in `contract/api/workspace/read-back.ts`. */
const maxFileBytes = Math.ceil((maxExportedBytes * 4) / 3) + kib;

/** The maximum size of the body of a request to this endpoint. */
export const bodyLimitOf = ({ form, hasDocument, hasFile }: Endpoint): number =>
  (hasDocument === true ? maxDocumentBytes : maxBodyBytes[form]) + (hasFile === true ? maxFileBytes : 0);

/** Refuses a body whose announced size is too large before reading it. */
export const refuseLargeBody = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (Number(request.headers['content-length'] ?? 0) <= maxBodyBytes.multipart) return;
  closeAfterResponse(request, reply);
  throw new Problem('too-large');
};
