import { Link } from 'react-router';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { counted } from '#contract/report/result-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { answers } from '../job/words.ts';

/** What decides first about an application: the job title, the must-haves and the questions of the form, which are in another tab unless the report is shown whole. */
export const PostingHead = ({ result, isWhole }: { result: StoredAnalysis; isWhole: boolean }) => {
  const title = result.requirements.find(({ kind }) => kind === 'title');
  const musts = result.requirements.filter(({ group, answer }) => group === 'must' && answer !== 'application');
  const shown = musts.filter(({ answer }) => answer === 'shown').length;
  const questions = result.knockOutQuestions.length;
  const asked = `${counted(questions, 'question', 'questions')} the application form will probably ask`;
  return (
    <dl className="mb-8 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-lg border border-line bg-sheet p-4 print:mb-4">
      {title !== undefined && (
        <>
          <dt className="text-ink-soft">Job title</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{title.label}</span>
            <Badge tone={answers[title.answer].tone}>{answers[title.answer].word}</Badge>
          </dd>
        </>
      )}
      {musts.length > 0 && (
        <>
          <dt className="text-ink-soft">Must-haves</dt>
          <dd>
            {shown} of {musts.length} shown
          </dd>
        </>
      )}
      {questions > 0 && (
        <>
          <dt className="text-ink-soft">Knock-out</dt>
          <dd>
            {isWhole ? (
              asked
            ) : (
              <Link to="?tab=jobmatch" preventScrollReset className="prose-link">
                {asked}
              </Link>
            )}
          </dd>
        </>
      )}
    </dl>
  );
};
