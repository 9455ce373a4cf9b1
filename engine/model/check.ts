import type { Evidence } from './evidence.ts';
import type { Facts } from './facts.ts';

/** blocker: software may lose the candidate or the contact; major: fields get lost; minor: some systems stumble; hint: for human readers. */
export type Impact = 'blocker' | 'major' | 'minor' | 'hint';

/** `message` says what we saw and why a parser cares, `fix` what to do. Whole sentences. */
export type Finding = { message: string; fix: string; evidence: readonly Evidence[] };

/** `score` runs from 0 (as bad as it gets) to below 1. */
export type CheckOutcome =
  | { is: 'pass'; evidence?: readonly Evidence[] }
  | { is: 'not-applicable' }
  | { is: 'unsure'; because: string }
  | { is: 'fail'; score: number; findings: readonly [Finding, ...Finding[]] };

/** The facts a check asked for; an absent one makes the check not-applicable before it runs. */
export type Given<Needs extends keyof Facts> = { readonly [K in Needs]-?: NonNullable<Facts[K]> };

export type CheckGroup = 'contact' | 'dates' | 'file' | 'layout' | 'sections' | 'wording' | 'keywords' | 'integrity';

export type Check<Needs extends keyof Facts = keyof Facts> = {
  id: string;
  group: CheckGroup;
  title: { pass: string; fail: string };
  /** Why it matters, with 'some systems' where it is only some. */
  why: string;
  impact: Impact;
  needs: readonly Needs[];
  /** Ids in `engine/sources.ts`. */
  sources: readonly string[];
  run(facts: Given<Needs>): CheckOutcome;
};

/** A check that threw becomes 'error' here: one line of the report is lost, never the report. */
export type CheckResult = {
  check: Pick<Check, 'id' | 'group' | 'title' | 'why' | 'impact' | 'sources'>;
  outcome: CheckOutcome | { is: 'error'; message: string };
};
