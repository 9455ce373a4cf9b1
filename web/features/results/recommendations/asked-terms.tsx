import { Link } from 'react-router';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { skillsToAdd } from '../keywords/skill-rows.ts';

type Requirement = StoredAnalysis['requirements'][number];

/** The checks that speak of several terms of the posting, and the answers that they speak of. */
const answerOf: Readonly<Record<string, Requirement['answer']>> = {
  'wanted-keywords': 'missing',
  'skills-never-in-context': 'listed',
};

const firstFew = 5;

/** For a finding about terms of the posting: each term in the words of the posting, what the resume says, and the gain. */
export const AskedTerms = ({ check, result }: { check: string; result: StoredAnalysis }) => {
  const answer = answerOf[check];
  const asked = skillsToAdd(result.requirements)
    .filter(({ answer: own }) => own === answer)
    .toSorted((one, other) => placeOf(one, result) - placeOf(other, result));
  if (asked.length === 0) return null;
  return (
    <>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-soft">
        {asked.slice(0, firstFew).map((row) => (
          <li key={row.label}>
            <Advice row={row} />
          </li>
        ))}
      </ul>
      <p data-print="no">
        <Link to="?tab=keywords" preventScrollReset className="prose-link">
          See all skills that we found in the posting
        </Link>
      </p>
    </>
  );
};

/** Among the missing keywords, which come in the order of the finding; the label of alternatives begins with the first. */
const placeOf = ({ label }: Requirement, { missingKeywords }: StoredAnalysis): number => {
  const place = missingKeywords.findIndex((term) => label === term || label.startsWith(`${term} or `));
  return place < 0 ? missingKeywords.length : place;
};

/** What to write about one term, in the words of the resume and of the posting. */
export const Advice = ({ row: { kind, label, quote, lines, isCredential, gain = 0 } }: { row: Requirement }) => {
  const [line] = lines;
  return (
    <>
      {line !== undefined && (
        <>
          You wrote <q>{line}</q>.{' '}
        </>
      )}
      The posting says <q>{quote === '' ? label : quote.replace(/\.$/, '')}</q>:{' '}
      {kind === 'language' ? (
        <>
          if you speak it, add <strong>{label}</strong> and your level to your languages
        </>
      ) : isCredential === true ? (
        <>
          if you have it, add <strong>{label}</strong> to your certifications
        </>
      ) : line === undefined ? (
        <>
          if you have it, add <strong>{label}</strong> to the job where you used it
        </>
      ) : (
        <>
          name <strong>{label}</strong> in a job where you used it
        </>
      )}
      {gain > 0 && <>, +{gain} on the job match</>}.
    </>
  );
};
