import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { limits as bounds } from '#contract/product/limits.ts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * What a limit counts by. 'person': the signed-in user. 'network': the client's network, see `client-network.ts`.
 * 'key': a key that the endpoint or proof names, such as an email address.
 */
type CountedBy = 'person' | 'network' | 'key';

type Rule = { points: number; seconds: number; by: CountedBy; why: string };

/** Every rate limit: `points` in `seconds`. The counters are in the database, so they survive restarts and all servers share them. */
const rules = {
  'login-account': { points: 10, seconds: 15 * minute, by: 'key', why: "guessing one account's password" },
  'login-network': { points: 50, seconds: 15 * minute, by: 'network', why: 'trying one password at many accounts' },
  'login-failures': {
    points: 100,
    seconds: 24 * hour,
    by: 'key',
    why: 'guessing from many networks: then a mail decides',
  },
  'second-factor': { points: 10, seconds: 15 * minute, by: 'key', why: 'guessing the six digits of an app' },
  'password-check': { points: 10, seconds: 15 * minute, by: 'person', why: 'guessing the password in an open session' },
  passkey: {
    points: 30,
    seconds: hour,
    by: 'person',
    why: 'answers of devices, each of which costs a check of signatures',
  },
  register: { points: 100, seconds: hour, by: 'network', why: 'accounts made by programs; REGISTRATIONS_PER_HOUR' },
  link: { points: 50, seconds: 15 * minute, by: 'network', why: 'guessing tokens of links and states of logins' },
  'reset-address': { points: 3, seconds: hour, by: 'key', why: "filling somebody's mailbox with reset links" },
  'reset-network': { points: 20, seconds: hour, by: 'network', why: 'finding out addresses by asking for resets' },
  'mail-person': { points: 5, seconds: hour, by: 'person', why: 'mails with links that one account asks for' },
  'unproven-address': {
    points: 5,
    seconds: hour,
    by: 'key',
    why: 'mails to an address that nobody has confirmed, however many accounts are made with it',
  },
  'letter-network': { points: 20, seconds: hour, by: 'network', why: 'contact forms filled in by programs' },
  'letter-address': { points: 3, seconds: hour, by: 'key', why: 'receipts mailed to an address that somebody typed' },
  'form-network': {
    points: 60,
    seconds: hour,
    by: 'network',
    why: 'forms with a file that nobody signed in for: their body is read before anything in them can be checked',
  },
  'posting-file': {
    points: 300,
    seconds: hour,
    by: 'network',
    why: 'files of job postings, which the parser reads for anyone; a classroom shares a network',
  },
  recognize: {
    points: 20,
    seconds: hour,
    by: 'person',
    why: 'OCR takes up to 20 seconds of a processor, and one file at a time is read for everybody',
  },
  analyze: { points: bounds.scansPerMinute, seconds: minute, by: 'person', why: 'the parser is shared by everybody' },
  'group-file': {
    points: 600,
    seconds: hour,
    by: 'person',
    why: 'files of a group: they wait in the queue behind everybody else, but they are stored at once',
  },
  'what-if': { points: 600, seconds: minute, by: 'person', why: 'one request per key that is typed, ten a second' },
  'page-picture': { points: 300, seconds: minute, by: 'person', why: 'the parser draws each page anew' },
  'heavy-page': {
    points: 10,
    seconds: hour,
    by: 'person',
    why: 'pages that the parser did not finish drawing: each takes as long as it may, and then its process',
  },
  repair: { points: 60, seconds: minute, by: 'person', why: 'the parser reads the file once for each repair' },
  'heavy-repair': {
    points: 10,
    seconds: hour,
    by: 'person',
    why: 'repairs that the parser did not finish: each takes as long as it may, and then its process',
  },
  'heavy-report': {
    points: 5,
    seconds: hour,
    by: 'person',
    why: 'reports that the one typesetter did not finish: everybody else waited for it',
  },
  draft: { points: 60, seconds: hour, by: 'person', why: 'drafts are saved when asked for, not while typing' },
  'workspace-open': { points: 30, seconds: minute, by: 'person', why: 'the parser reads the stored file anew' },
  'workspace-save': { points: 120, seconds: minute, by: 'person', why: 'a page saves a second after typing stops' },
  'workspace-check': {
    points: bounds.workspaceChecksPerMinute,
    seconds: minute,
    by: 'person',
    why: 'one request per key that is typed, ten a second; the page spreads them',
  },
  preview: { points: 60, seconds: minute, by: 'person', why: 'setting a PDF takes the one typesetter' },
  'read-back': {
    points: 30,
    seconds: minute,
    by: 'person',
    why: 'each download is read again, as often as `template`',
  },
  wording: {
    points: 60,
    seconds: hour,
    by: 'person',
    why: 'each request asks the language model, which the operator pays for or runs',
  },
  share: { points: 20, seconds: hour, by: 'person', why: 'links that are made by a program' },
  shared: { points: 120, seconds: minute, by: 'network', why: 'guessing the tokens of shared reports' },
  invitation: {
    points: 120,
    seconds: minute,
    by: 'network',
    why: 'guessing the tokens of links for candidates; a whole class may open theirs from one network',
  },
  report: { points: 60, seconds: minute, by: 'person', why: 'setting a PDF takes the one typesetter' },
  'all-reports': { points: 10, seconds: hour, by: 'person', why: 'sets a PDF for every stored resume' },
  template: { points: 30, seconds: minute, by: 'person', why: 'setting a PDF takes the one typesetter' },
  export: { points: 10, seconds: hour, by: 'person', why: 'opens and packs every stored file' },
  billing: { points: 30, seconds: minute, by: 'person', why: 'each request asks the payment provider' },
  'billing-poll': { points: 60, seconds: minute, by: 'person', why: 'a page that polls asks the payment provider' },
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof rules;
/** The limits whose key follows from the request itself. */
export type PersonLimit = {
  [Name in LimitName]: (typeof rules)[Name]['by'] extends 'person' ? Name : never;
}[LimitName];
export type NetworkLimit = {
  [Name in LimitName]: (typeof rules)[Name]['by'] extends 'network' ? Name : never;
}[LimitName];

export const isNetworkLimit = (name: LimitName): name is NetworkLimit => rules[name].by === 'network';

const spans: Readonly<Record<number, string>> = {
  [minute]: 'a minute',
  [15 * minute]: 'in 15 minutes',
  [hour]: 'an hour',
};

/** '20 a minute'. */
export const limitInWords = (name: LimitName): string => {
  const { points, seconds } = rules[name];
  return `${points} ${spans[seconds] ?? `in ${seconds} seconds`}`;
};

export type RateLimits = {
  /** Takes one point of each, or throws 'too-many-requests' with the time to wait. */
  take(uses: readonly (readonly [LimitName, string])[]): Promise<void>;
  /** Takes a point and returns whether there was one left. */
  count(name: LimitName, who: string): Promise<boolean>;
  /** True when no point is left; takes none. */
  isSpent(name: LimitName, who: string): Promise<boolean>;
  /** Throws 'too-many-requests' with this message and the time to wait when no point is left; takes none. */
  refuseSpent(name: LimitName, who: string, message: string): Promise<void>;
  /** Gives one point back, after an attempt that should not count. */
  refund(name: LimitName, who: string): Promise<void>;
  /** Resets the counter. */
  clear(name: LimitName, who: string): Promise<void>;
};

export const createRateLimits = (pool: Pool, registrationsPerHour: number = rules.register.points): RateLimits => {
  const limiterOf = (name: LimitName): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points: name === 'register' ? registrationsPerHour : rules[name].points,
      duration: rules[name].seconds,
    });
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  const limiter = (name: LimitName): RateLimiterPostgres => {
    const made = limiters.get(name) ?? limiterOf(name);
    limiters.set(name, made);
    return made;
  };
  return {
    async take(uses) {
      for (const [name, who] of uses) {
        try {
          await limiter(name).consume(keyOf(who));
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error;
          throw new Problem('too-many-requests', { retryAfterSeconds: secondsLeft(error) });
        }
      }
    },
    async count(name, who) {
      return limiter(name)
        .consume(keyOf(who))
        .then(
          () => true,
          (error: unknown) => {
            if (error instanceof RateLimiterRes) return false;
            throw error;
          },
        );
    },
    async isSpent(name, who) {
      const used = await limiter(name).get(keyOf(who));
      return used !== null && used.remainingPoints <= 0;
    },
    async refuseSpent(name, who, message) {
      const used = await limiter(name).get(keyOf(who));
      if (used === null || used.remainingPoints > 0) return;
      throw new Problem('too-many-requests', { message, retryAfterSeconds: secondsLeft(used) });
    },
    async refund(name, who) {
      await limiter(name).reward(keyOf(who));
    },
    async clear(name, who) {
      await limiter(name).delete(keyOf(who));
    },
  };
};

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Keys are hashed, so that the table of counters contains no names and no addresses. */
const keyOf = (who: string): string => createHash('sha256').update(who).digest('base64url');
