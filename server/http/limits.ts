import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { limits as bounds } from '#contract/product/limits.ts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

const minute = 60;

/** How often, in which time. Counted in the database: restarts forget nothing and all servers share the counters. */
const rules = {
  'login-account': { points: 10, seconds: 15 * minute },
  'login-network': { points: 50, seconds: 15 * minute },
  /** Over all networks; who passes it proves by mail who they are. */
  'login-failures': { points: 100, seconds: 24 * 60 * minute },
  'second-factor': { points: 10, seconds: 15 * minute },
  register: { points: 100, seconds: 60 * minute },
  analyze: { points: bounds.scansPerMinute, seconds: minute },
  'reset-address': { points: 3, seconds: 60 * minute },
  'reset-network': { points: 20, seconds: 60 * minute },
  link: { points: 50, seconds: 15 * minute },
  'mail-person': { points: 5, seconds: 60 * minute },
  'password-check': { points: 10, seconds: 15 * minute },
  'page-picture': { points: 300, seconds: minute },
  template: { points: 30, seconds: minute },
  export: { points: 10, seconds: 60 * minute },
  billing: { points: 30, seconds: minute },
  'billing-poll': { points: 60, seconds: minute },
  report: { points: 60, seconds: minute },
  'all-reports': { points: 10, seconds: 60 * minute },
  /** Nearly every key of somebody who types asks once: ten a second for a whole minute are more than anybody does. */
  'what-if': { points: 600, seconds: minute },
  draft: { points: 60, seconds: 60 * minute },
  share: { points: 20, seconds: 60 * minute },
  shared: { points: 120, seconds: minute },
  /** Mails to an address that nobody has proven to be theirs: whoever makes account after account with it, it gets no more. */
  'unproven-address': { points: 5, seconds: 60 * minute },
  'letter-network': { points: 20, seconds: 60 * minute },
  'letter-address': { points: 3, seconds: 60 * minute },
} as const;

export type LimitName = keyof typeof rules;

export type Limits = {
  /** Takes one point of each, or throws the problem with the time to wait. */
  take(uses: readonly (readonly [LimitName, string])[]): Promise<void>;
  /** Takes a point and answers whether there was one. */
  count(name: LimitName, who: string): Promise<boolean>;
  /** True when no point is left; takes none. */
  isSpent(name: LimitName, who: string): Promise<boolean>;
  /** Gives one point back: the attempt was a good one. */
  giveBack(name: LimitName, who: string): Promise<void>;
  forget(name: LimitName, who: string): Promise<void>;
};

export const createLimits = (pool: Pool, registrationsPerHour: number = rules.register.points): Limits => {
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
  const limiters: Record<LimitName, RateLimiterPostgres> = {
    'login-account': limiterOf('login-account'),
    'login-network': limiterOf('login-network'),
    'login-failures': limiterOf('login-failures'),
    'second-factor': limiterOf('second-factor'),
    register: limiterOf('register'),
    analyze: limiterOf('analyze'),
    'reset-address': limiterOf('reset-address'),
    'reset-network': limiterOf('reset-network'),
    link: limiterOf('link'),
    'mail-person': limiterOf('mail-person'),
    'password-check': limiterOf('password-check'),
    'page-picture': limiterOf('page-picture'),
    template: limiterOf('template'),
    export: limiterOf('export'),
    billing: limiterOf('billing'),
    'billing-poll': limiterOf('billing-poll'),
    report: limiterOf('report'),
    'all-reports': limiterOf('all-reports'),
    'what-if': limiterOf('what-if'),
    draft: limiterOf('draft'),
    share: limiterOf('share'),
    shared: limiterOf('shared'),
    'unproven-address': limiterOf('unproven-address'),
    'letter-network': limiterOf('letter-network'),
    'letter-address': limiterOf('letter-address'),
  };
  return {
    async take(uses) {
      for (const [name, who] of uses) {
        try {
          await limiters[name].consume(keyOf(who));
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error;
          throw new Problem('too-many-requests', {
            retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
          });
        }
      }
    },
    async count(name, who) {
      return limiters[name].consume(keyOf(who)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof RateLimiterRes) return false;
          throw error;
        },
      );
    },
    async isSpent(name, who) {
      const used = await limiters[name].get(keyOf(who));
      return used !== null && used.remainingPoints <= 0;
    },
    async giveBack(name, who) {
      await limiters[name].reward(keyOf(who));
    },
    async forget(name, who) {
      await limiters[name].delete(keyOf(who));
    },
  };
};

/** Names and addresses are nobody's business in a table of counters. */
const keyOf = (who: string): string => createHash('sha256').update(who).digest('base64url');
