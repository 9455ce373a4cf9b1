import type * as api from '#contract/api/access/openapi.ts';
import type { Handler } from '../http/handler.ts';
import { openApiDocument } from './document.ts';

const documents = new Map<string, ReturnType<typeof openApiDocument>>();

/** Generated at the first request. */
export const getOpenApi: Handler<typeof api.getOpenApi> = async ({ services: { configuration } }) => {
  const { PUBLIC_URL } = configuration;
  const document = documents.get(PUBLIC_URL) ?? openApiDocument(PUBLIC_URL);
  documents.set(PUBLIC_URL, document);
  return document;
};
