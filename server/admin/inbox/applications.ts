import { openings } from '#content/company/openings.ts';
import type * as api from '#contract/api/admin/inbox.ts';
import {
  type Application,
  countApplications,
  findApplicationFile,
  findApplications,
  markApplication,
} from '../../contact/store.ts';
import type { Handler } from '../../http/handler.ts';
import { attachmentOf } from '../../downloads/attachment-of.ts';
import { Problem } from '../../http/problem.ts';
import { placeIn } from './place.ts';
import { received } from './received.ts';

export const listApplications: Handler<typeof api.listApplications> = async ({ input, services: { db, safe } }) => {
  const { skip, place } = placeIn(input, await countApplications(db, input.status));
  const rows = await findApplications(db, await safe.ofSite(), { status: input.status, maxRows: input.size, skip });
  return { applications: rows.map(toApplication), ...place };
};

const toApplication = (row: Application) => ({
  ...received(row),
  opening: row.opening,
  openingTitle: openings.find(({ id }) => id === row.opening)?.title ?? row.opening,
  letter: row.letter,
  filename: row.filename,
});

export const setApplicationStatus: Handler<typeof api.setApplicationStatus> = async ({
  input,
  session,
  services,
  request,
}) => {
  if (!(await markApplication(services.db, input.id, input.status))) throw new Problem('not-found');
  request.log.info({ security: 'application-marked', user: session.user.id }, 'status of an application changed');
  return { ok: true };
};

/** This is a file from a stranger on our origin: send it only as a download, with headers that make it harmless if a browser opens it anyway. */
export const downloadApplicationFile: Handler<typeof api.downloadApplicationFile> = async (call) => {
  const { input, session, services, request, reply } = call;
  const found = await findApplicationFile(services, await services.safe.ofSite(), input.id);
  if (found === null) throw new Problem('not-found');
  request.log.info({ security: 'application-read', user: session.user.id }, 'resume of an applicant downloaded');
  reply.type('application/octet-stream');
  reply.header('content-disposition', attachmentOf(found.filename));
  reply.header('content-security-policy', 'sandbox');
  return found.file;
};
