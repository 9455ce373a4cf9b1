import { Link } from 'react-router';
import type { ResumeSummary } from '#contract/api/resumes.ts';
import type { Read } from '../../data/read-cache.ts';
import { QueryView } from '../../data/query-view.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { ScoreHistory } from './history/score-history.tsx';
import { NoResumes } from './resumes/no-resumes.tsx';
import { ScoreBadge } from './resumes/score-badge.tsx';
import { words as allWords } from './words.ts';

const words = allWords.overview;
const shown = 3;

/** The latest resumes, score history, and the next step, for pages that show more than resumes. */
export const ResumeOverview = ({ query }: { query: Read<ResumeSummary[]> }) => (
  <section aria-labelledby="latest-resumes" className="mt-8">
    <h2 id="latest-resumes" className="mb-4 font-serif text-xl font-semibold">
      {words.title}
    </h2>
    <QueryView query={query} pending={allWords.resumes.waiting} failure={allWords.resumes.failed}>
      {([latest, ...others]) =>
        latest === undefined ? <NoResumes /> : <Latest latest={latest} resumes={[latest, ...others]} />
      }
    </QueryView>
  </section>
);

/** Each point that the score lacks is one of a check that failed, which has a finding. */
const hasFindings = ({ atsScore }: ResumeSummary): boolean => atsScore < 100;

const Latest = ({ latest, resumes }: { latest: ResumeSummary; resumes: readonly ResumeSummary[] }) => (
  <>
    <ScoreHistory resumes={resumes} />
    <ul className="divide-y divide-line rounded-lg border border-line bg-sheet">
      {resumes.slice(0, shown).map(({ id, name, job, atsScore, lastModified }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
          <Link to={`/results/${id}`} className="font-semibold underline-offset-4 hover:underline">
            <Breakable text={name} />
          </Link>
          <ScoreBadge score={atsScore} />
          <span className="text-sm wrap-anywhere text-ink-soft">
            {dayOf(lastModified)} · {job ?? allWords.resumes.noJobShort}
          </span>
        </li>
      ))}
    </ul>
    <div className="mt-4 flex flex-wrap gap-3">
      <ButtonLink to={`/results/${latest.id}${hasFindings(latest) ? '?tab=recommendations' : ''}`}>
        {hasFindings(latest) ? words.next : words.nothingNext}
        <span className="sr-only">: {latest.name}</span>
      </ButtonLink>
      <ButtonLink to="/profile" tone="quiet">
        {words.all(resumes.length)}
      </ButtonLink>
    </div>
  </>
);
