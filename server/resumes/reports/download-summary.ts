import { opens } from '#contract/product/plans.ts';
import type * as api from '#contract/api/reports.ts';
import type { Handler } from '../../http/handler.ts';
import { attachmentOf } from '../../downloads/attachment-of.ts';
import { Problem } from '../../http/problem.ts';
import { listOutsideGroups } from '../analysis-store.ts';
import { openOneOfMany, settingOf } from './make-report.ts';
import { typesetSummary } from './typeset-report.ts';
import { type Asked, summaryOf } from './summary-of.ts';

export const downloadSummary: Handler<typeof api.downloadSummary> = async (call) => {
  const { input, session, services, request, reply } = call;
  const { db, clock, typesetter } = services;
  const asked: Asked[] = [];
  for (const { id } of await listOutsideGroups(db, session.user.id)) {
    const analysis = await openOneOfMany(services, session, id);
    if (analysis === null) continue;
    const { filename, createdAt, atsScore, keywordScore, formatScore, recommendations } = analysis;
    asked.push({ filename, createdAt, atsScore, keywordScore, formatScore, recommendations });
  }
  if (asked.length === 0) throw new Problem('not-found', { message: noResume });
  const setting = settingOf(services, input.paper, request);
  const now = clock();
  const pdf = await typesetSummary(
    typesetter.of(session.user.id),
    summaryOf(asked, opens[session.plan].report, setting, now),
    now,
  );
  reply.type('application/pdf');
  reply.header('content-disposition', attachmentOf(`Optimization summary ${now.toISOString().slice(0, 10)}.pdf`));
  return Buffer.from(pdf);
};

const noResume = 'You have no resumes yet, so there is nothing to summarize. Check a resume first.';
