import { words } from './words.ts';

/** The way on for whom the scan of the day was not enough; the form stays open meanwhile. */
export const LimitHelp = () => (
  <p className="text-sm">
    {words.limit}{' '}
    <a href="/pricing" target="_blank" rel="noopener" className="prose-link">
      {words.seePremium}
    </a>
  </p>
);
