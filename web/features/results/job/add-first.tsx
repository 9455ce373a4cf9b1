import { Link } from 'react-router';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { skillsToAdd } from '../keywords/skill-rows.ts';
import { Advice } from '../recommendations/asked-terms.tsx';
import { Section } from '../section.tsx';

const firstFew = 3;

/** What would raise this match most: the first of the skills that the resume does not show. */
export const AddFirst = ({ requirements }: { requirements: AnalysisResult['requirements'] }) => {
  const missing = skillsToAdd(requirements);
  if (missing.length === 0) return null;
  return (
    <Section title="What to do first">
      <ul className="grid max-w-prose list-disc gap-1.5 pl-5 marker:text-ink-soft">
        {missing.slice(0, firstFew).map((row) => (
          <li key={row.label}>
            <Advice row={row} />
          </li>
        ))}
      </ul>
      {missing.length > firstFew && (
        <p className="mt-2" data-print="no">
          <Link to="?tab=keywords" preventScrollReset className="prose-link">
            See all {missing.length} skills to add or show
          </Link>
        </p>
      )}
    </Section>
  );
};
