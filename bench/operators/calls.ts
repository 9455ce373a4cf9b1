/** One call of the admin area as an address, generated for each request so that no response is cached. */
export type OperatorCall = { what: string; address: () => string };

const oneOf = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)] ?? '';
const upTo = (most: number): number => 1 + Math.floor(Math.random() * most);
const last = 10_000_000;

const words = ['keller', 'quill', 'okafor', 'sato', 'maria.k', 'zoe', 'omar.chen', 'larsen9'];
const rare = (): string => `${oneOf(['maria', 'ada', 'jonas', 'li'])}.keller${upTo(40_000)}`;

type Query = Record<string, string | number | (() => string | number)>;

const call = (what: string, path: string, query: Query = {}): OperatorCall => ({
  what,
  address: () => {
    const given = Object.entries(query).map(([name, value]): [string, string] => [
      name,
      String(typeof value === 'function' ? value() : value),
    ]);
    return `/api/admin/${path}${given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`}`;
  },
});

/** The first page, the last page, and a random one. */
const pages = (what: string, path: string, rows: number, query: Query = {}): OperatorCall[] => [
  call(`${what}, first page`, path, query),
  call(`${what}, last page`, path, { ...query, page: last }),
  call(`${what}, any page`, path, { ...query, page: () => upTo(Math.ceil(rows / 25)) }),
];

/** Every call of the admin area, with each order and filter. */
export const operatorCalls: readonly OperatorCall[] = [
  call('figures', 'dashboard/stats'),
  call('charts of 30 days', 'dashboard/series', { days: 30 }),
  call('charts of 365 days', 'dashboard/series', { days: 365 }),

  ...pages('users', 'users', 1_000_000),
  ...pages('users, 100 a page', 'users', 250_000, { size: 100 }),
  ...pages('users by name', 'users', 1_000_000, { sort: 'username', order: 'asc' }),
  ...pages('users by login', 'users', 1_000_000, { sort: 'lastLogin' }),
  ...pages('admins', 'users', 50, { role: 'admin' }),
  ...pages('suspended', 'users', 500, { state: 'suspended' }),
  ...pages('unverified', 'users', 200_000, { state: 'unverified' }),
  ...pages('Premium', 'users', 56_000, { plan: 'premium' }),
  ...pages('Premium by name', 'users', 56_000, { plan: 'premium', sort: 'username' }),
  ...pages('Premium by login', 'users', 56_000, { plan: 'premium', sort: 'lastLogin' }),
  ...pages('Free', 'users', 940_000, { plan: 'free' }),
  call('users, a common word', 'users', { search: () => oneOf(words) }),
  call('users, a rare word', 'users', { search: rare }),
  call('users, two letters', 'users', { search: () => oneOf(['ma', 'zo', 'qu']) }),
  call('users, a word that is nowhere', 'users', { search: 'qqqzzz' }),
  call('users, a common word among admins', 'users', { search: () => oneOf(words), role: 'admin' }),
  call('users, a common word by login', 'users', { search: () => oneOf(words), sort: 'lastLogin' }),

  ...pages('activity', 'user-activity', 10_000_000),
  ...pages('activity, the earliest first', 'user-activity', 10_000_000, { order: 'asc' }),
  ...pages('logins', 'user-activity', 4_000_000, { type: 'login' }),
  ...pages('template downloads', 'user-activity', 1_400_000, { type: 'template_download' }),
  call('activity of somebody', 'user-activity', { search: rare }),
  call('activity, a common word', 'user-activity', { search: () => oneOf(words) }),
  call('logins, a common word', 'user-activity', { search: () => oneOf(words), type: 'login' }),

  ...pages('transactions', 'transactions', 600_000),
  ...pages('failed transactions', 'transactions', 24_000, { status: 'failed' }),
  ...pages('succeeded transactions', 'transactions', 560_000, { status: 'succeeded' }),
  call('transactions of somebody', 'transactions', { search: rare }),
  call('transactions, a common word', 'transactions', { search: () => oneOf(words) }),
  call('a transaction', 'transactions', { search: () => `pi_${upTo(600_000)}` }),

  ...pages('logs', 'logs', 1_000_000),
  ...pages('errors', 'logs', 100_000, { level: 'error' }),
  ...pages('security', 'logs', 600_000, { level: 'security' }),
  call('logs, a common word', 'logs', { search: 'login' }),
  call('logs, a rare word', 'logs', { search: 'parser was slow' }),
  call('logs, a word that is nowhere', 'logs', { search: 'qqqzzz' }),
  call('errors, a word of other levels', 'logs', { search: 'account created', level: 'error' }),
  call('live tail', 'logs', { after: 1_000_000 }),

  call('messages', 'messages'),
  call('applications', 'applications'),
  call('subscribers', 'subscribers'),
];
