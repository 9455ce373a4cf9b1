import { Link } from 'react-router';
import type { User } from '#contract/api/accounts.ts';
import type { getScanAllowance } from '#contract/api/analyses.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { dayOf, timeOf } from '../../ui/dates.ts';
import { Note } from '../../ui/note.tsx';
import { words as allWords } from './words.ts';

const words = allWords.alerts;
const link = 'font-semibold text-accent underline underline-offset-4';

/** Warnings about the plan: a failed payment, the daily scan used up. */
export const PlanAlerts = ({
  user,
  allowance,
}: {
  user: User;
  allowance: OutputOf<typeof getScanAllowance> | undefined;
}) => (
  <div className="mb-6 grid gap-3 empty:hidden">
    {user.subscriptionStatus === 'past_due' && (
      <Note tone="warning">
        <p>{words.pastDue}</p>
        <Link to="/profile?tab=settings" className={link}>
          {words.pastDueLink}
        </Link>
      </Note>
    )}
    {allowance?.left === 0 && allowance.nextAt !== null && (
      <Note tone="info">
        <p>{words.usedUp(dayOf(allowance.nextAt), timeOf(allowance.nextAt))}</p>
        <Link to="/pricing" className={link}>
          {words.plans}
        </Link>
      </Note>
    )}
  </div>
);
