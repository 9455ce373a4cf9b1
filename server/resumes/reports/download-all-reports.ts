import type * as api from '#contract/api/reports.ts';
import type { Session } from '../../identity/login/session.ts';
import type { Handler } from '../../http/handler.ts';
import { attachmentOf } from '../../downloads/attachment-of.ts';
import { uniqueNames } from '../../downloads/unique-names.ts';
import { type ZipEntry, zipOf } from '../../downloads/zip-of.ts';
import { Problem } from '../../http/problem.ts';
import { listOutsideGroups, type ListedRow } from '../analysis-store.ts';
import type { Services } from '../../boot/services.ts';
import { makeReport, openOneOfMany, settingOf } from './make-report.ts';
import { reportNameOf } from './report-name-of.ts';
import type { Setting } from './report-of.ts';

export const downloadAllReports: Handler<typeof api.downloadAllReports> = async (call) => {
  const { input, session, services, request, reply } = call;
  const rows = await listOutsideGroups(services.db, session.user.id);
  if (rows.length === 0)
    throw new Problem('not-found', { message: 'You have no resumes yet, so there are no reports.' });
  const setting = settingOf(services, input.paper, request);
  reply.type('application/zip');
  reply.header('content-disposition', attachmentOf(`ATS reports ${services.clock().toISOString().slice(0, 10)}.zip`));
  return zipOf(reportsOf(services, session, rows, setting), services.clock());
};

async function* reportsOf(
  services: Services,
  session: Session,
  rows: readonly ListedRow[],
  setting: Setting,
): AsyncGenerator<ZipEntry> {
  const unique = uniqueNames();
  for (const { id } of rows) {
    const analysis = await openOneOfMany(services, session, id);
    // Deleted while the other reports were being made, or damaged.
    if (analysis === null) continue;
    const bytes = await makeReport(services, session, analysis, setting);
    yield { name: unique(reportNameOf(analysis.filename)), bytes };
  }
}
