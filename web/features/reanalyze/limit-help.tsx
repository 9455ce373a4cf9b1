import { words } from './words.ts';

/** Offers Premium once the daily scan is used up; the form stays open meanwhile. */
export const LimitHelp = () => (
  <p className="text-sm">
    {words.limit}{' '}
    <a href="/pricing" target="_blank" rel="noopener" className="prose-link">
      {words.seePremium}
    </a>
  </p>
);
