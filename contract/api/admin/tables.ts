import { z } from 'zod';
import { pageInput, pageOutput } from './pages.ts';
import { endpoint } from '../endpoint.ts';
import { planKinds } from '../../product/plans.ts';

/** The tables of the admin area. Times are ISO 8601 in UTC, money is in cents. */
const admin = { access: 'admin', form: 'none' } as const;

/**
 * A file of all rows that match search and filter, in the table's order: streamed as CSV that spreadsheets can open.
 */
const csv = { ...admin, method: 'GET', output: z.unknown(), page: '/admin/dashboard', isDownload: true } as const;

const usersInput = z.object({
  ...pageInput,
  /** 'joined' is the day of registration. Users who never signed in come last in both orders. */
  sort: z.enum(['joined', 'lastLogin', 'username']).default('joined'),
  role: z.enum(['user', 'admin']).optional(),
  plan: z.enum(planKinds).optional(),
  state: z.enum(['suspended', 'unverified']).optional(),
});

export const adminUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(['user', 'admin']),
  subscriptionStatus: z.string(),
  plan: z.enum(planKinds),
  createdAt: z.string(),
  lastLogin: z.string().nullable(),
  suspendedAt: z.string().nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/**
 * `search`: part of the username or the email address (a prefix if it is shorter than three characters), or a whole id.
 */
export const listUsers = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/users',
  input: usersInput,
  output: z.object({ users: z.array(adminUserSchema), ...pageOutput }),
  errors: [],
});

export const exportUsers = endpoint({
  ...csv,
  path: '/api/admin/users/export',
  input: usersInput,
  errors: [],
});

export const logLevels = ['error', 'warning', 'info', 'security'] as const;

const logsInput = z.object({
  ...pageInput,
  level: z.enum(logLevels).optional(),
  /**
   * The id of a log entry: returns only newer ones. For live updates, the next request passes the id of this response's
   * first entry.
   */
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

export const logSchema = z.object({
  id: z.string(),
  level: z.enum(logLevels),
  message: z.string(),
  /** The endpoint that wrote it ('POST /api/login'), else 'server'. */
  source: z.string().optional(),
  /** The kind of event, such as 'role-changed'. */
  kind: z.string().optional(),
  /** The users who acted and who were affected, as far as their accounts still exist. */
  userId: z.string().optional(),
  username: z.string().optional(),
  targetId: z.string().optional(),
  targetUsername: z.string().optional(),
  requestId: z.string().optional(),
  created_at: z.string(),
});
export type LogEntry = z.infer<typeof logSchema>;

/**
 * The log entries of the last ninety days. `search`: part of level, source, kind and message, or the whole id of a
 * request or user.
 */
export const listLogs = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/logs',
  input: logsInput,
  output: z.object({ logs: z.array(logSchema), ...pageOutput }),
  errors: [],
});

export const exportLogs = endpoint({ ...csv, path: '/api/admin/logs/export', input: logsInput, errors: [] });

export const adminActivityTypes = [
  'account_created',
  'login',
  'resume_analysis',
  'resume_rename',
  'report_download',
  'template_download',
  'subscription',
] as const;

const activityInput = z.object({ ...pageInput, type: z.enum(adminActivityTypes).optional() });

/** The names that users gave their resumes are private and are not sent. */
export const adminActivitySchema = z.object({
  id: z.string(),
  user_id: z.string(),
  username: z.string().optional(),
  activity_type: z.enum(adminActivityTypes),
  details: z.object({
    ats_score: z.number().int().optional(),
    message: z.string().optional(),
  }),
  created_at: z.string(),
});
export type AdminActivity = z.infer<typeof adminActivitySchema>;

/** `search` finds users, as in the table of users. */
export const listUserActivity = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/user-activity',
  input: activityInput,
  output: z.object({ activities: z.array(adminActivitySchema), ...pageOutput }),
  errors: [],
});

export const exportUserActivity = endpoint({
  ...csv,
  path: '/api/admin/user-activity/export',
  input: activityInput,
  errors: [],
});

/** 'disputed' until the bank decides, 'lost' when the bank has taken the money back. */
export const transactionStatuses = ['succeeded', 'failed', 'pending', 'refunded', 'disputed', 'lost'] as const;

const transactionsInput = z.object({ ...pageInput, status: z.enum(transactionStatuses).optional() });

export const adminTransactionSchema = z.object({
  id: z.string(),
  /** null when the account was deleted. */
  user_id: z.string().nullable(),
  username: z.string().optional(),
  amount: z.number().int(),
  /** The amount refunded. */
  refunded: z.number().int(),
  currency: z.string(),
  status: z.enum(transactionStatuses),
  payment_method: z.string().optional(),
  /** The payment provider's id. */
  providerId: z.string(),
  created_at: z.string(),
});
export type AdminTransaction = z.infer<typeof adminTransactionSchema>;

/** `search` finds users, as in the table of users, or the provider's whole id. */
export const listTransactions = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/transactions',
  input: transactionsInput,
  output: z.object({ transactions: z.array(adminTransactionSchema), ...pageOutput }),
  errors: [],
});

export const exportTransactions = endpoint({
  ...csv,
  path: '/api/admin/transactions/export',
  input: transactionsInput,
  errors: [],
});
