import * as statistics from '#contract/api/admin/statistics.ts';
import * as tables from '#contract/api/admin/tables.ts';
import * as acts from '#contract/api/admin/acts.ts';
import * as inbox from '#contract/api/admin/inbox.ts';
import { type Route, route } from '../http/handler.ts';
import { changeUserRole, setUserSuspended, setUserEmailVerified, signOutUser } from './accounts/change-account.ts';
import { confirmAdminPassword } from './accounts/confirm-password.ts';
import { getUser } from './accounts/get-user.ts';
import { listUserActivity, exportUserActivity } from './activity/list-activity.ts';
import { listApplications, setApplicationStatus, downloadApplicationFile } from './inbox/applications.ts';
import { listMessages, setMessageStatus } from './inbox/messages.ts';
import { listSubscribers, exportSubscribers } from './inbox/subscribers.ts';
import { listLogs, exportLogs } from './logs/list-logs.ts';
import { getStatistics, getStatisticsSeries } from './statistics/get-statistics.ts';
import { listTransactions, exportTransactions } from './transactions/list-transactions.ts';
import { listUsers, exportUsers } from './users/list-users.ts';

export const adminRoutes: readonly Route[] = [
  route(statistics.getStatistics, getStatistics),
  route(statistics.getStatisticsSeries, getStatisticsSeries),
  route(tables.listUsers, listUsers),
  route(tables.exportUsers, exportUsers),
  route(tables.listLogs, listLogs),
  route(tables.exportLogs, exportLogs),
  route(tables.listUserActivity, listUserActivity),
  route(tables.exportUserActivity, exportUserActivity),
  route(tables.listTransactions, listTransactions),
  route(tables.exportTransactions, exportTransactions),
  route(acts.confirmAdminPassword, confirmAdminPassword),
  route(acts.getUser, getUser),
  route(acts.changeUserRole, changeUserRole),
  route(acts.setUserSuspended, setUserSuspended),
  route(acts.setUserEmailVerified, setUserEmailVerified),
  route(acts.signOutUser, signOutUser),
  route(inbox.listMessages, listMessages),
  route(inbox.setMessageStatus, setMessageStatus),
  route(inbox.listApplications, listApplications),
  route(inbox.setApplicationStatus, setApplicationStatus),
  route(inbox.downloadApplicationFile, downloadApplicationFile),
  route(inbox.listSubscribers, listSubscribers),
  route(inbox.exportSubscribers, exportSubscribers),
];
