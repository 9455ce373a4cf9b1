import { Link } from 'react-router';
import { counted } from '#contract/report/result-words.ts';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { words } from './words.ts';

/** How many things the plan leaves out here; nothing if none. */
export const Withheld = ({ count, one, many }: { count: number | undefined; one: string; many: string }) =>
  count === undefined || count === 0 ? null : <Note count={count} what={counted(count, one, many)} />;

/** The same for missing keywords, with phrases that are in none of our lists counted apart. */
export const WithheldKeywords = ({ withheld }: { withheld: StoredAnalysis['withheld'] }) => {
  const { keywords: count = 0, phrases = 0 } = withheld ?? {};
  const keywords = count - phrases;
  if (phrases === 0) return <Withheld count={count} one="more keyword is missing" many="more keywords are missing" />;
  if (keywords === 0) return <Withheld count={count} one="more phrase is missing" many="more phrases are missing" />;
  const both = `${counted(keywords, 'more keyword', 'more keywords')} and ${counted(phrases, 'phrase', 'phrases')}`;
  return <Note count={count} what={`${both} are missing`} />;
};

/** The same for requirements. Phrases that are in none of our lists are counted apart, as everywhere else. */
export const WithheldRequirements = ({ withheld }: { withheld: StoredAnalysis['withheld'] }) => {
  const { requirements: count = 0, phrases = 0 } = withheld ?? {};
  const requirements = count - phrases;
  const [one, many] = ['more requirement counts as missing', 'more requirements count as missing'];
  if (phrases === 0) return <Withheld count={count} one={one} many={many} />;
  if (requirements === 0)
    return <Withheld count={count} one="more phrase counts as missing" many="more phrases count as missing" />;
  const both = `${counted(requirements, 'more requirement', 'more requirements')} and ${counted(phrases, 'phrase', 'phrases')}`;
  return <Note count={count} what={`${both} count as missing`} />;
};

const Note = ({ count, what }: { count: number; what: string }) => (
  <p className="mt-3 text-sm text-ink-soft">
    {what}.{' '}
    <Link to="/pricing" className="prose-link">
      {words.premiumShows(count)}
    </Link>
  </p>
);
