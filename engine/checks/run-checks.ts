import type { Check, CheckOutcome, CheckResult, Given } from '../model/check.ts';
import type { Facts } from '../model/facts.ts';
import { checks } from './index.ts';
import { withOneOwner } from './owners.ts';

/** Runs every check; praise never contradicts a finding (`owners.ts`). A check that throws loses only its own result, never the report. */
export const runChecks = (facts: Facts): readonly CheckResult[] =>
  withOneOwner(checks.map((check) => runCheck(check, facts)));

/** Runs one check on the facts it needs: not-applicable when one of them is absent. */
export const runCheck = (check: Check, facts: Facts): CheckResult => {
  const { id, group, title, why, impact, sources } = check;
  const about = { id, group, title, why, impact, sources };
  try {
    return { check: about, outcome: outcomeOf(check, facts) };
  } catch (error) {
    return { check: about, outcome: { is: 'error', message: error instanceof Error ? error.message : String(error) } };
  }
};

const outcomeOf = (check: Check, facts: Facts): CheckOutcome =>
  hasAll(facts, check.needs) ? check.run(facts) : { is: 'not-applicable' };

/** Only the facts listed in `needs` are certain to be present; the type of a check keeps it from reading others. */
const hasAll = (facts: Facts, needs: readonly (keyof Facts)[]): facts is Given<keyof Facts> =>
  needs.every((need) => facts[need] !== null && facts[need] !== undefined);
