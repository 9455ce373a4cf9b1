import type * as api from '#contract/api/admin/tables.ts';
import type { Handler } from '../../http/handler.ts';
import type { Columns } from '#contract/csv.ts';
import { sendCsv } from '../tables/csv.ts';
import { recordExport } from '../tables/record-export.ts';
import { allRows, pageOf } from '../tables/table.ts';
import { activityTable, type ListedActivity } from './store.ts';

/** Names of resumes are encrypted with the user's key, and operators have no need to see them. */
const toActivity = (row: ListedActivity): api.AdminActivity => ({
  id: row.id,
  user_id: row.userId,
  username: row.username,
  activity_type: row.kind,
  details: { ats_score: row.atsScore ?? undefined, message: row.templateId ?? undefined },
  created_at: row.createdAt.toISOString(),
});

export const listUserActivity: Handler<typeof api.listUserActivity> = async ({ input, services: { db, clock } }) => {
  const { rows, ...page } = await pageOf(activityTable, db, input, clock());
  return { activities: rows.map(toActivity), ...page };
};

const columns: Columns<api.AdminActivity> = {
  id: ({ id }) => id,
  'user id': ({ user_id }) => user_id,
  username: ({ username }) => username,
  type: ({ activity_type }) => activity_type,
  'ATS score': ({ details }) => details.ats_score,
  message: ({ details }) => details.message,
  time: ({ created_at }) => created_at,
};

export const exportUserActivity: Handler<typeof api.exportUserActivity> = async (call) => {
  const { db, clock } = call.services;
  const now = clock();
  recordExport(call, 'activity');
  const rows = allRows(activityTable, db, call.input, now);
  return sendCsv(call.reply, { name: 'activity', now, columns, rows, show: toActivity });
};
