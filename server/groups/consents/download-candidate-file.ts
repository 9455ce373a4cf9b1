import type * as api from '#contract/api/groups.ts';
import { attachmentOf } from '../../downloads/attachment-of.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { requireGroup } from '../require-group.ts';
import { findCandidateFile } from './store.ts';

/** With the headers of every untrusted file: only a download, sandboxed if a browser opened it anyway. */
export const downloadCandidateFile: Handler<typeof api.downloadCandidateFile> = async ({
  input,
  session,
  services,
  request,
  reply,
}) => {
  const { db, safe, files, clock } = services;
  const group = await requireGroup(services, session.user.id, input.id);
  const row = await findCandidateFile(db, group.id, input.candidate, clock());
  const personal = row === null ? null : await safe.find(row.userId);
  if (row === null || personal === null) throw new Problem('not-found');
  const sealed = await files.open(row);
  request.log.info(
    { security: 'candidate-file', user: session.user.id, target: row.userId },
    'file of a candidate downloaded by the owner of a group',
  );
  reply.type('application/octet-stream');
  reply.header('content-disposition', attachmentOf(personal.textOf(row.analysisId, 'filename', row.filename)));
  reply.header('content-security-policy', 'sandbox');
  return personal.open(row.analysisId, 'file', sealed);
};
