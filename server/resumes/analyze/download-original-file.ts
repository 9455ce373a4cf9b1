import type * as api from '#contract/api/original-file.ts';
import type { Handler } from '../../http/handler.ts';
import { attachmentOf } from '../../downloads/attachment-of.ts';
import { requireOwnFile } from '../analysis-store.ts';

/**
 * An untrusted file on our origin: only as a download, with headers that would sandbox it if a browser opened it
 * anyway.
 */
export const downloadOriginalFile: Handler<typeof api.downloadOriginalFile> = async ({
  input,
  session,
  services,
  reply,
}) => {
  const { db, safe, files } = services;
  const row = await requireOwnFile(db, session.user.id, input.id);
  const personal = await safe.of(session.user.id);
  const sealed = await files.open(row);
  reply.type('application/octet-stream');
  reply.header('content-disposition', attachmentOf(personal.textOf(row.id, 'filename', row.filename)));
  reply.header('content-security-policy', 'sandbox');
  return personal.open(row.id, 'file', sealed);
};
