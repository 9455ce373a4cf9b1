import type { Evidence } from './evidence.ts';
import type { Facts } from './facts.ts';

/** blocker: software may lose the candidate or the contact details; major: fields get lost; minor: some systems have trouble; hint: for human readers. */
export type Impact = 'blocker' | 'major' | 'minor' | 'hint';

/** `message` says what we found and why it matters to a parser, `fix` what to do. Whole sentences. */
export type Finding = { message: string; fix: string; evidence: readonly Evidence[] };

/**
 * `score` runs from 0 (worst) to below 1. 'no-finding': there is nothing to report, but we are not sure enough to say that
 * all is well. It counts like a pass, so that no score depends on what we praise; its praise is not shown.
 */
export type CheckOutcome =
  | { is: 'pass'; evidence?: readonly Evidence[] }
  | { is: 'no-finding' }
  | { is: 'not-applicable' }
  | { is: 'unsure'; because: string }
  | { is: 'fail'; score: number; findings: readonly [Finding, ...Finding[]] };

/** The facts that a check asked for; when one is absent, the check is not-applicable and does not run. */
export type Given<Needs extends keyof Facts> = { readonly [K in Needs]-?: NonNullable<Facts[K]> };

export type CheckGroup = 'contact' | 'dates' | 'file' | 'layout' | 'sections' | 'wording' | 'keywords' | 'integrity';

export type Check<Needs extends keyof Facts = keyof Facts> = {
  id: string;
  group: CheckGroup;
  title: { pass: string; fail: string };
  /** Why it matters, with 'some systems' where it concerns only some. */
  why: string;
  impact: Impact;
  needs: readonly Needs[];
  /** Ids in `engine/sources.ts`. */
  sources: readonly string[];
  run(facts: Given<Needs>): CheckOutcome;
};

/** A check that throws becomes 'error': one line of the report is lost, never the report. */
export type CheckResult = {
  check: Pick<Check, 'id' | 'group' | 'title' | 'why' | 'impact' | 'sources'>;
  outcome: CheckOutcome | { is: 'error'; message: string };
};
