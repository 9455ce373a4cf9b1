import type { z } from 'zod';
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
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { ReadEndpoint } from '../../data/read-cache.ts';
import { fresh, paged, useRead } from '../../data/use-read.ts';
import { inputOf } from './address.ts';

/** Rows of one page, and its position in the whole list. */
export type Page<Row> = {
  rows: readonly Row[];
  page: number;
  pages: number;
  total: number;
  isTotalExact: boolean;
};

/** Parameters that every table has; each has its own filters besides. */
export type TableInput = {
  page: number;
  size: number;
  search?: string;
  order?: 'asc' | 'desc';
  sort?: string;
};

/** The endpoint of a table. */
export type Source<Input extends z.ZodType, Output extends z.ZodType, Row> = {
  endpoint: ReadEndpoint<Input, Output>;
  pageOf: (answer: z.infer<Output>) => Page<Row>;
  /** Everything that search and filter match, as a file. */
  file?: Endpoint<Input>;
};

/** Preserves the exact types of one source. */
const source = <Input extends z.ZodType, Output extends z.ZodType, Row>(
  entry: Source<Input, Output, Row>,
): Source<Input, Output, Row> => entry;

export const usersSource = source({
  endpoint: listUsers,
  pageOf: ({ users: rows, ...page }) => ({ rows, ...page }),
  file: exportUsers,
});

export const logsSource = source({
  endpoint: listLogs,
  pageOf: ({ logs: rows, ...page }) => ({ rows, ...page }),
  file: exportLogs,
});

export const activitySource = source({
  endpoint: listUserActivity,
  pageOf: ({ activities: rows, ...page }) => ({ rows, ...page }),
  file: exportUserActivity,
});

export const transactionsSource = source({
  endpoint: listTransactions,
  pageOf: ({ transactions: rows, ...page }) => ({ rows, ...page }),
  file: exportTransactions,
});

export const messagesSource = source({
  endpoint: listMessages,
  pageOf: ({ messages: rows, ...page }) => ({ rows, ...page }),
});

export const applicationsSource = source({
  endpoint: listApplications,
  pageOf: ({ applications: rows, ...page }) => ({ rows, ...page }),
});

export const subscribersSource = source({
  endpoint: listSubscribers,
  pageOf: ({ subscribers: rows, ...page }) => ({ rows, ...page }),
  file: exportSubscribers,
});

/** The input of a table from the address bar. */
export const askedOf = <Input extends z.ZodType, Output extends z.ZodType, Row>(
  { endpoint }: Source<Input, Output, Row>,
  params: URLSearchParams,
): z.infer<Input> => inputOf(endpoint.input, params);

/** The rows of a table; the last ones stay until the next have loaded. */
export const useTable = <Input extends z.ZodType, Output extends z.ZodType, Row>(
  { endpoint, pageOf }: Source<Input, Output, Row>,
  input: z.infer<Input>,
) => {
  const { data, error, refetch, isPlaceholderData } = useRead(endpoint, input, { ...fresh, ...paged });
  return { data: data === undefined ? undefined : pageOf(data), error, refetch, isPlaceholderData };
};
