import { useQuery, keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import {
  listUserActivity,
  exportUserActivity,
  listLogs,
  exportLogs,
  listTransactions,
  exportTransactions,
  listUsers,
  exportUsers,
} from '#contract/api/admin/tables.ts';
import { listApplications, listMessages, listSubscribers, exportSubscribers } from '#contract/api/admin/inbox.ts';
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
  read: (asked: URLSearchParams) => inputOf(listUsers.input, asked),
  load: async (input: InputOf<typeof listUsers>, signal: AbortSignal) => {
    const { users: rows, ...page } = await call(listUsers, input, { signal });
    return { rows, ...page };
  },
  save: (input: InputOf<typeof exportUsers>) => download(exportUsers, input),
};

export const logsSource = {
  name: 'logs',
  read: (asked: URLSearchParams) => inputOf(listLogs.input, asked),
  load: async (input: InputOf<typeof listLogs>, signal: AbortSignal) => {
    const { logs: rows, ...page } = await call(listLogs, input, { signal });
    return { rows, ...page };
  },
  save: (input: InputOf<typeof exportLogs>) => download(exportLogs, input),
};

export const activitySource = {
  name: 'activity',
  read: (asked: URLSearchParams) => inputOf(listUserActivity.input, asked),
  load: async (input: InputOf<typeof listUserActivity>, signal: AbortSignal) => {
    const { activities: rows, ...page } = await call(listUserActivity, input, { signal });
    return { rows, ...page };
  },
  save: (input: InputOf<typeof exportUserActivity>) => download(exportUserActivity, input),
};

export const transactionsSource = {
  name: 'transactions',
  read: (asked: URLSearchParams) => inputOf(listTransactions.input, asked),
  load: async (input: InputOf<typeof listTransactions>, signal: AbortSignal) => {
    const { transactions: rows, ...page } = await call(listTransactions, input, { signal });
    return { rows, ...page };
  },
  save: (input: InputOf<typeof exportTransactions>) => download(exportTransactions, input),
};

export const messagesSource = {
  name: 'messages',
  read: (asked: URLSearchParams) => inputOf(listMessages.input, asked),
  load: async (input: InputOf<typeof listMessages>, signal: AbortSignal) => {
    const { messages: rows, ...page } = await call(listMessages, input, { signal });
    return { rows, ...page };
  },
};

export const applicationsSource = {
  name: 'applications',
  read: (asked: URLSearchParams) => inputOf(listApplications.input, asked),
  load: async (input: InputOf<typeof listApplications>, signal: AbortSignal) => {
    const { applications: rows, ...page } = await call(listApplications, input, { signal });
    return { rows, ...page };
  },
};

export const subscribersSource = {
  name: 'subscribers',
  read: (asked: URLSearchParams) => inputOf(listSubscribers.input, asked),
  load: async (input: InputOf<typeof listSubscribers>, signal: AbortSignal) => {
    const { subscribers: rows, ...page } = await call(listSubscribers, input, { signal });
    return { rows, ...page };
  },
  save: (input: InputOf<typeof exportSubscribers>) => download(exportSubscribers, input),
};

/** The rows of a table; while others are on their way, the last ones stay. */
export const useTable = <Input, Row>(source: Source<Input, Row>, input: Input): UseQueryResult<Page<Row>> =>
  useQuery({
    queryKey: ['admin', source.name, input],
    queryFn: ({ signal }) => source.load(input, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
