import type { FastifyRequest } from 'fastify';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { opens } from '#contract/product/plans.ts';
import type { Session } from '../../identity/login/session.ts';
import { requireOwnResult } from '../analysis-store.ts';
import { toStoredAnalysis } from '../analyze/to-stored-analysis.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { type Paper, paperOf } from './paper-of.ts';
import { reportOf, type Setting } from './report-of.ts';
import { typesetReport } from './typeset-report.ts';

/** The requested paper size, or else that of the browser's language. */
export const settingOf = (services: Services, asked: Paper | undefined, request: FastifyRequest): Setting => ({
  paper: asked ?? paperOf(request.headers['accept-language']),
  site: services.configuration.PUBLIC_URL,
});

/** An analysis as far as the user's plan includes it. Throws 'not-found' when the user has no such analysis. */
export const openAnalysis = async (
  { db, safe }: Services,
  { user, plan }: Session,
  id: string,
): Promise<StoredAnalysis> => toStoredAnalysis(await requireOwnResult(db, user.id, id), await safe.of(user.id), plan);

/** Like `openAnalysis`, but null for an analysis that is damaged or was just deleted, so that it does not stop the others. */
export const openOneOfMany = async (services: Services, session: Session, id: string): Promise<StoredAnalysis | null> =>
  openAnalysis(services, session, id).catch((error: unknown) => {
    if (error instanceof Problem && ['stored-damaged', 'not-found'].includes(error.code)) return null;
    throw error;
  });

/** The report of an analysis as a PDF, short or full depending on the plan. */
export const makeReport = (
  { typesetter }: Services,
  { user, plan }: Session,
  analysis: StoredAnalysis,
  setting: Setting,
): Promise<Uint8Array> =>
  typesetReport(typesetter.of(user.id), reportOf(analysis, opens[plan].report, setting), new Date(analysis.createdAt));
