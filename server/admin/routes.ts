import * as statistics from '#contract/api/admin/statistics.ts';
import * as tables from '#contract/api/admin/tables.ts';
import * as acts from '#contract/api/admin/acts.ts';
import * as invitations from '#contract/api/admin/invitations.ts';
import * as inbox from '#contract/api/admin/inbox.ts';
import { noLimit } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
import { changeUserRole, setUserSuspended, setUserEmailVerified, signOutUser } from './accounts/change-account.ts';
import { confirmAdminPassword } from './accounts/confirm-password.ts';
import { getUser } from './accounts/get-user.ts';
import { listUserActivity, exportUserActivity } from './activity/list-activity.ts';
import { listApplications, setApplicationStatus, downloadApplicationFile } from './inbox/applications.ts';
import { createInvitation, listInvitations, revokeInvitation } from './invitations/invitations.ts';
import { listMessages, setMessageStatus } from './inbox/messages.ts';
import { listSubscribers, exportSubscribers } from './inbox/subscribers.ts';
import { listLogs, exportLogs } from './logs/list-logs.ts';
import { getStatistics, getStatisticsSeries } from './statistics/get-statistics.ts';
import { listTransactions, exportTransactions } from './transactions/list-transactions.ts';
import { listUsers, exportUsers } from './users/list-users.ts';
import { password, recentPassword } from '../identity/login/password-proofs.ts';

/** The endpoints for operators, with their guards. */
export const adminRoutes: readonly Route[] = [
  serve(statistics.getStatistics, { limit: noLimit.operators }, getStatistics),
  serve(statistics.getStatisticsSeries, { limit: noLimit.operators }, getStatisticsSeries),
  serve(tables.listUsers, { limit: noLimit.operators }, listUsers),
  serve(tables.exportUsers, { limit: noLimit.operators }, exportUsers),
  serve(tables.listLogs, { limit: noLimit.operators }, listLogs),
  serve(tables.exportLogs, { limit: noLimit.operators }, exportLogs),
  serve(tables.listUserActivity, { limit: noLimit.operators }, listUserActivity),
  serve(tables.exportUserActivity, { limit: noLimit.operators }, exportUserActivity),
  serve(tables.listTransactions, { limit: noLimit.operators }, listTransactions),
  serve(tables.exportTransactions, { limit: noLimit.operators }, exportTransactions),
  serve(acts.confirmAdminPassword, { proof: password, limit: noLimit.proofCounts }, confirmAdminPassword),
  serve(acts.getUser, { limit: noLimit.operators }, getUser),
  serve(acts.changeUserRole, { proof: recentPassword, limit: noLimit.operators }, changeUserRole),
  serve(acts.setUserSuspended, { proof: recentPassword, limit: noLimit.operators }, setUserSuspended),
  serve(acts.setUserEmailVerified, { proof: recentPassword, limit: noLimit.operators }, setUserEmailVerified),
  serve(acts.signOutUser, { proof: recentPassword, limit: noLimit.operators }, signOutUser),
  serve(invitations.listInvitations, { limit: noLimit.operators }, listInvitations),
  serve(invitations.createInvitation, { proof: recentPassword, limit: noLimit.operators }, createInvitation),
  serve(invitations.revokeInvitation, { proof: recentPassword, limit: noLimit.operators }, revokeInvitation),
  serve(inbox.listMessages, { limit: noLimit.operators }, listMessages),
  serve(inbox.setMessageStatus, { limit: noLimit.operators }, setMessageStatus),
  serve(inbox.listApplications, { limit: noLimit.operators }, listApplications),
  serve(inbox.setApplicationStatus, { limit: noLimit.operators }, setApplicationStatus),
  serve(inbox.downloadApplicationFile, { limit: noLimit.operators }, downloadApplicationFile),
  serve(inbox.listSubscribers, { limit: noLimit.operators }, listSubscribers),
  serve(inbox.exportSubscribers, { limit: noLimit.operators }, exportSubscribers),
];
