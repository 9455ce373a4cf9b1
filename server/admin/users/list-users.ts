import type * as api from '#contract/api/admin/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { recordExport } from '../tables/record-export.ts';
import type { Columns } from '#contract/csv.ts';
import { sendCsv } from '../tables/csv.ts';
import { allRows, pageOf } from '../tables/table.ts';
import { usersTable } from './store.ts';
import { toAdminUser } from './to-admin-user.ts';

export const listUsers: Handler<typeof api.listUsers> = async ({ input, services: { db, clock } }) => {
  const now = clock();
  const { rows, ...page } = await pageOf(usersTable, db, input, now);
  return { users: rows.map((row) => toAdminUser(row, now)), ...page };
};

const columns: Columns<api.AdminUser> = {
  id: ({ id }) => id,
  username: ({ username }) => username,
  email: ({ email }) => email,
  'email verified': ({ emailVerified }) => (emailVerified ? 'yes' : 'no'),
  role: ({ role }) => role,
  plan: ({ plan }) => plan,
  'subscription status': ({ subscriptionStatus }) => subscriptionStatus,
  joined: ({ createdAt }) => createdAt,
  'last login': ({ lastLogin }) => lastLogin,
  suspended: ({ suspendedAt }) => suspendedAt,
};

export const exportUsers: Handler<typeof api.exportUsers> = async (call) => {
  const { db, clock } = call.services;
  const now = clock();
  recordExport(call, 'users');
  const rows = allRows(usersTable, db, call.input, now);
  return sendCsv(call.reply, { name: 'users', now, columns, rows, show: (row) => toAdminUser(row, now) });
};
