import type * as api from '#contract/api/reports.ts';
import type { Handler } from '../../http/handler.ts';
import { attachmentOf } from '../../downloads/attachment-of.ts';
import { makeReport, openAnalysis, settingOf } from './make-report.ts';
import { reportNameOf } from './report-name-of.ts';
import { insertDownload } from './store.ts';

export const downloadReport: Handler<typeof api.downloadReport> = async ({
  input,
  session,
  services,
  request,
  reply,
}) => {
  const { db, clock } = services;
  const analysis = await openAnalysis(services, session, input.id);
  const pdf = await makeReport(services, session, analysis, settingOf(services, input.paper, request));
  await insertDownload(db, {
    userId: session.user.id,
    analysisId: analysis.id,
    atsScore: analysis.atsScore,
    now: clock(),
  });
  reply.type('application/pdf');
  reply.header('content-disposition', attachmentOf(reportNameOf(analysis.filename)));
  return Buffer.from(pdf);
};
