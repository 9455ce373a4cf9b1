import type * as api from '#contract/api/admin/tables.ts';
import type { Handler } from '../../http/handler.ts';
import type { Columns } from '#contract/csv.ts';
import { sendCsv } from '../tables/csv.ts';
import { recordExport } from '../tables/record-export.ts';
import { allRows, pageOf } from '../tables/table.ts';
import { type ListedLog, logsTable } from './store.ts';

const toLog = (row: ListedLog): api.LogEntry => ({
  id: row.id,
  level: row.level,
  message: row.message,
  source: row.source,
  kind: row.kind ?? undefined,
  userId: row.userId ?? undefined,
  username: row.username ?? undefined,
  targetId: row.targetId ?? undefined,
  targetUsername: row.targetUsername ?? undefined,
  requestId: row.requestId ?? undefined,
  created_at: row.createdAt.toISOString(),
});

export const listLogs: Handler<typeof api.listLogs> = async ({ input, services: { db, clock } }) => {
  const { rows, ...page } = await pageOf(logsTable, db, input, clock());
  return { logs: rows.map(toLog), ...page };
};

const columns: Columns<api.LogEntry> = {
  id: ({ id }) => id,
  level: ({ level }) => level,
  message: ({ message }) => message,
  source: ({ source }) => source,
  kind: ({ kind }) => kind,
  'user id': ({ userId }) => userId,
  username: ({ username }) => username,
  'target id': ({ targetId }) => targetId,
  'target username': ({ targetUsername }) => targetUsername,
  'request id': ({ requestId }) => requestId,
  time: ({ created_at }) => created_at,
};

export const exportLogs: Handler<typeof api.exportLogs> = async (call) => {
  const { db, clock } = call.services;
  const now = clock();
  recordExport(call, 'logs');
  const rows = allRows(logsTable, db, call.input, now);
  return sendCsv(call.reply, { name: 'logs', now, columns, rows, show: toLog });
};
