import type { Check, CheckOutcome, CheckResult, Given } from '../model/check.ts';
import type { Facts } from '../model/facts.ts';
import { checks } from './index.ts';
import { withOneOwner } from './owners.ts';
import { noFinding } from './outcomes.ts';
import { isPraiseInDoubt } from './praise-of-jobs.ts';

/** Runs every check; praise never contradicts a finding (`owners.ts`). A check that throws loses only its own result, never the report. */
export const runChecks = (facts: Facts): readonly CheckResult[] =>
  withOneOwner(checks.map((check) => runCheck(check, facts)));

/**
 * Runs one check on the facts it needs: not-applicable when one of them is absent. Praise never speaks of jobs that may
 * not all have been read (`praise-of-jobs.ts`).
 */
export const runCheck = (check: Check, facts: Facts): CheckResult => {
  const { id, group, title, why, impact, sources } = check;
  const about = { id, group, title, why, impact, sources };
  try {
    const outcome = outcomeOf(check, facts);
    return { check: outcome.is === 'no-finding' ? { ...about, title: withoutPraise(title) } : about, outcome };
  } catch (error) {
    return { check: about, outcome: { is: 'error', message: error instanceof Error ? error.message : String(error) } };
  }
};

/** What a report calls a check without a finding. Not 'Not found', which would deny 'We could not find a skills section'. */
const withoutPraise = ({ fail }: Check['title']): Check['title'] => ({ pass: `No finding: "${fail}"`, fail });

const outcomeOf = (check: Check, facts: Facts): CheckOutcome => {
  if (!hasAll(facts, check.needs)) return { is: 'not-applicable' };
  const outcome = check.run(facts);
  return outcome.is === 'pass' && isPraiseInDoubt(check.id, facts) ? noFinding : outcome;
};

/** Only the facts listed in `needs` are certain to be present; the type of a check keeps it from reading others. */
const hasAll = (facts: Facts, needs: readonly (keyof Facts)[]): facts is Given<keyof Facts> =>
  needs.every((need) => facts[need] !== null && facts[need] !== undefined);
