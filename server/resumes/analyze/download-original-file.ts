import type * as api from '#contract/api/original-file.ts';
import type { Handler } from '../../http/handler.ts';
import { attachmentOf } from '../../downloads/attachment-of.ts';
import { requireOwnFile } from '../analysis-store.ts';

/** A stranger's file on our origin: only as a download, and if a browser opened it all the same, it could do nothing there. */
export const downloadOriginalFile: Handler<typeof api.downloadOriginalFile> = async ({
  input,
  session,
  services,
  reply,
}) => {
  const { db, safe } = services;
  const row = await requireOwnFile(db, session.user.id, input.id);
  const personal = await safe.of(session.user.id);
  reply.type('application/octet-stream');
  reply.header('content-disposition', attachmentOf(personal.textOf(row.id, 'filename', row.filename)));
  reply.header('content-security-policy', 'sandbox');
  return personal.open(row.id, 'file', row.file);
};
