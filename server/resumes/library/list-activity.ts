import { templates } from '#content/templates/catalog.ts';
import type * as api from '#contract/api/resumes.ts';
import { limits } from '#contract/product/limits.ts';
import type { Handler } from '../../http/handler.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import { Problem } from '../../http/problem.ts';
import { findNames, type NamedRow } from '../analysis-store.ts';
import { nameOf } from './name-of.ts';
import { type ActivityRow, findActivityOf } from './store.ts';

const words: Record<ActivityRow['kind'], { type: api.ActivityEntry['activity_type']; message: string }> = {
  account_created: { type: 'Account Created', message: 'You created your account.' },
  login: { type: 'Logged In', message: 'You logged in.' },
  subscription: { type: 'Subscription Changed', message: 'Your subscription changed.' },
  resume_analysis: { type: 'Resume Analyzed', message: 'You analyzed a resume.' },
  resume_rename: { type: 'Updated', message: 'You renamed a resume.' },
  template_download: { type: 'Downloaded', message: 'You downloaded a template.' },
  report_download: { type: 'Downloaded', message: 'You downloaded a report.' },
};

export const listActivity: Handler<typeof api.listActivity> = async ({ input, session, services: { db, safe } }) => {
  const userId = session.user.id;
  if (input.id !== userId) throw new Problem('not-found');
  const personal = await safe.of(userId);
  const rows = await findActivityOf(db, userId, limits.activityEntries);
  const ids = new Set(rows.flatMap(({ analysisId }) => analysisId ?? []));
  const named = new Map((await findNames(db, userId, [...ids])).map((row) => [row.id, row]));
  return rows.map((row) => toEntry(row, named.get(row.analysisId ?? ''), personal));
};

const toEntry = (
  { id, kind, createdAt, atsScore, templateId }: ActivityRow,
  analysis: NamedRow | undefined,
  personal: PersonalSafe,
): api.ActivityEntry => {
  const date = createdAt.toISOString();
  const template = templates.find((candidate) => candidate.id === templateId);
  return {
    id,
    activity_type: words[kind].type,
    details: {
      message: template === undefined ? words[kind].message : `You downloaded the template ${template.title}.`,
      ...(analysis === undefined ? {} : { resume_name: nameOf(analysis, personal) }),
      ...(atsScore === null ? {} : { ats_score: atsScore }),
      date,
    },
    created_at: date,
  };
};
