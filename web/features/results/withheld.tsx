import { Link } from 'react-router';
import { counted } from '#contract/report/result-words.ts';
import { words } from './words.ts';

/** How many things the plan leaves out here; nothing if none. */
export const Withheld = ({ count, one, many }: { count: number | undefined; one: string; many: string }) =>
  count === undefined || count === 0 ? null : (
    <p className="mt-3 text-sm text-ink-soft">
      {counted(count, one, many)}.{' '}
      <Link to="/pricing" className="prose-link">
        {words.premiumShows(count)}
      </Link>
    </p>
  );
