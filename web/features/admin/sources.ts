import { useQuery, keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import {
  adminActivity,
  adminActivityFile,
  adminLogs,
  adminLogsFile,
  adminTransactions,
  adminTransactionsFile,
  adminUsers,
  adminUsersFile,
} from '#contract/api/admin/tables.ts';
import { adminApplications, adminMessages, adminSubscribers, adminSubscribersFile } from '#contract/api/admin/inbox.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import { call } from '../../data/http/call.ts';
import { download } from '../../data/http/download.ts';
import { inputOf } from './address.ts';

/** Rows of one page, and where this page stands among all. */
export type Page<Row> = {
  rows: readonly Row[];
  page: number;
  pages: number;
  total: number;
  isTotalExact: boolean;
};

/** What every table can be asked; each has its own filters besides. */
export type TableInput = {
  page: number;
  size: number;
  search?: string;
  order?: 'asc' | 'desc';
  sort?: string;
};

/** Where the rows of a table come from. */
export type Source<Input, Row> = {
  name: string;
  read: (asked: URLSearchParams) => Input;
  load: (input: Input, signal: AbortSignal) => Promise<Page<Row>>;
  /** All that search and filter leave, as a file. */
  save?: (input: Input) => Promise<void>;
};

export const usersSource = {
  name: 'users',
  read: (asked: URLSearchParams) => inputOf(adminUsers.input, asked),
  load: async (input: InputOf<typeof adminUsers>, signal: AbortSignal) => {
    const { users: rows, ...page } = await call(adminUsers, input, { signal });
    return { rows, ...page };
  },
  save: (input: InputOf<typeof adminUsersFile>) => download(adminUsersFile, input),
};

export const logsSource = {
  name: 'logs',
  read: (asked: URLSearchParams) => inputOf(adminLogs.input, asked),
  load: async (input: InputOf<typeof adminLogs>, signal: AbortSignal) => {
    const { logs: rows, ...page } = await call(adminLogs, input, { signal });
    return { rows, ...page };
  },
  save: (input: InputOf<typeof adminLogsFile>) => download(adminLogsFile, input),
};

export const activitySource = {
  name: 'activity',
  read: (asked: URLSearchParams) => inputOf(adminActivity.input, asked),
  load: async (input: InputOf<typeof adminActivity>, signal: AbortSignal) => {
    const { activities: rows, ...page } = await call(adminActivity, input, { signal });
    return { rows, ...page };
  },
  save: (input: InputOf<typeof adminActivityFile>) => download(adminActivityFile, input),
};

export const transactionsSource = {
  name: 'transactions',
  read: (asked: URLSearchParams) => inputOf(adminTransactions.input, asked),
  load: async (input: InputOf<typeof adminTransactions>, signal: AbortSignal) => {
    const { transactions: rows, ...page } = await call(adminTransactions, input, { signal });
    return { rows, ...page };
  },
  save: (input: InputOf<typeof adminTransactionsFile>) => download(adminTransactionsFile, input),
};

export const messagesSource = {
  name: 'messages',
  read: (asked: URLSearchParams) => inputOf(adminMessages.input, asked),
  load: async (input: InputOf<typeof adminMessages>, signal: AbortSignal) => {
    const { messages: rows, ...page } = await call(adminMessages, input, { signal });
    return { rows, ...page };
  },
};

export const applicationsSource = {
  name: 'applications',
  read: (asked: URLSearchParams) => inputOf(adminApplications.input, asked),
  load: async (input: InputOf<typeof adminApplications>, signal: AbortSignal) => {
    const { applications: rows, ...page } = await call(adminApplications, input, { signal });
    return { rows, ...page };
  },
};

export const subscribersSource = {
  name: 'subscribers',
  read: (asked: URLSearchParams) => inputOf(adminSubscribers.input, asked),
  load: async (input: InputOf<typeof adminSubscribers>, signal: AbortSignal) => {
    const { subscribers: rows, ...page } = await call(adminSubscribers, input, { signal });
    return { rows, ...page };
  },
  save: (input: InputOf<typeof adminSubscribersFile>) => download(adminSubscribersFile, input),
};

/** The rows of a table; while others are on their way, the last ones stay. */
export const useTable = <Input, Row>(source: Source<Input, Row>, input: Input): UseQueryResult<Page<Row>> =>
  useQuery({
    queryKey: ['admin', source.name, input],
    queryFn: ({ signal }) => source.load(input, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
