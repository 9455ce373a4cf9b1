import { Link } from 'react-router';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { counted } from '#contract/report/result-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { answers } from '../job/words.ts';

/** What decides first about an application: the job title, the must-haves and the questions of the form, which are in another tab unless the report is shown whole. */
export const PostingHead = ({ result, isWhole }: { result: StoredAnalysis; isWhole: boolean }) => {
  const title = result.requirements.find(({ kind }) => kind === 'title');
  const musts = mustsOf(result);
  const questions = result.knockOutQuestions.length;
  const asked = `${counted(questions, 'question', 'questions')} it will probably ask`;
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
      {musts !== null && (
        <>
          <dt className="text-ink-soft">Must-haves</dt>
          <dd>{musts}</dd>
        </>
      )}
      {questions > 0 && (
        <>
          <dt className="text-ink-soft">Application form</dt>
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

/**
 * '5 of 9 shown, and 1 of 4 other phrases of the posting'; null without any. The job title is a must-have too, and has a
 * line of its own above.
 */
const mustsOf = ({ requirements, withheld }: StoredAnalysis): string | null => {
  const musts = requirements.filter(
    ({ group, kind, answer }) => group === 'must' && kind !== 'title' && answer !== 'application',
  );
  const { known = [], phrases = [] } = Object.groupBy(musts, ({ isPhrase }) =>
    isPhrase === true ? 'phrases' : 'known',
  );
  const knownCount = known.length + (withheld?.mustHaves ?? 0);
  const phraseCount = phrases.length + (withheld?.mustPhrases ?? 0);
  const ofKnown = `${shownOf(known)} of ${knownCount} shown`;
  if (phraseCount === 0) return knownCount === 0 ? null : ofKnown;
  if (knownCount === 0)
    return `${shownOf(phrases)} of ${counted(phraseCount, 'phrase', 'phrases')} of the posting shown`;
  return `${ofKnown}, and ${shownOf(phrases)} of ${counted(phraseCount, 'other phrase', 'other phrases')} of the posting`;
};

const shownOf = (requirements: StoredAnalysis['requirements']): number =>
  requirements.filter(({ answer }) => answer === 'shown').length;
