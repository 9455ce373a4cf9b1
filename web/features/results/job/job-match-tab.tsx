import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { bandOf, jobMatchBands } from '#contract/product/bands.ts';
import { requirementListOf } from '#contract/report/requirement-list.ts';
import { languagesNote, scoreWords, unreadJobNote } from '#contract/report/result-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { jobKeywordRowsOf } from './job-keyword-rows.ts';
import { JobKeywords } from './job-keywords.tsx';
import { FoldedSection, Section } from '../section.tsx';
import { AddFirst } from './add-first.tsx';
import { Requirements } from './requirements.tsx';
import { ScoreParts } from '../summary/score-parts.tsx';
import { Withheld, WithheldKeywords } from '../withheld.tsx';
import { words } from '../words.ts';
import { jobTips, words as jobWords } from './words.ts';

/** How well the resume matches the job, and what the application form will ask. */
export const JobMatchBrief = ({ result }: { result: StoredAnalysis }) => (
  <>
    <Section title="Job relevance">
      <Relevance result={result} />
    </Section>
    <Questions questions={result.knockOutQuestions} />
  </>
);

const Questions = ({ questions }: { questions: StoredAnalysis['knockOutQuestions'] }) =>
  questions.length > 0 && (
    <Section title="Questions the application form will probably ask">
      <p className="mb-3 max-w-prose text-ink-soft">
        Depending on the employer, one of these answers can end an application immediately, whatever your resume says.
        Have your answers ready.
      </p>
      <ol className="grid list-decimal gap-3 pl-5 print:gap-0.5">
        {questions.map(({ question, quote }) => (
          <li key={question}>
            <p className="font-medium">{question}</p>
            {quote !== '' && (
              <p className="text-sm text-ink-soft print:hidden">Because the job posting says: “{quote}”</p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );

const keywordsTitle = (result: StoredAnalysis): string => {
  const { keywords: withheld = 0, phrases = 0 } = result.withheld ?? {};
  const rows = jobKeywordRowsOf(result).filter(({ answer, isPhrase }) => answer !== 'spare' && !isPhrase);
  const found = rows.filter(({ answer }) => answer === 'found').length;
  return `Keywords in the job description (${found} of ${rows.length + withheld - phrases} found)`;
};

const Asked = ({ result: { requirements, missingKeywords, withheld } }: { result: StoredAnalysis }) => {
  const { requirements: allWithheld = 0, phrases: withheldPhrases = 0 } = withheld ?? {};
  const known = allWithheld - withheldPhrases;
  return (
    <FoldedSection title={`What the job asks for (${requirementListOf(requirements).count + known})`}>
      <p className="mb-3 max-w-prose text-ink-soft print:hidden">{jobWords.requirements}</p>
      <Requirements {...{ requirements, missingKeywords, withheldPhrases }} />
      <Withheld count={known} one="more requirement counts as missing" many="more requirements count as missing" />
    </FoldedSection>
  );
};

export const JobMatchTab = ({ result, onUploadNew }: { result: StoredAnalysis; onUploadNew: () => void }) => (
  <>
    <Section title="Job relevance">
      <Relevance result={result} />
    </Section>
    <AddFirst requirements={result.requirements} />
    <Questions questions={result.knockOutQuestions} />
    {result.unreadJobLanguage === undefined && (
      <FoldedSection title={keywordsTitle(result)}>
        <JobKeywords result={result} />
        <WithheldKeywords withheld={result.withheld} />
      </FoldedSection>
    )}
    {result.requirements.length > 0 && <Asked result={result} />}
    <FoldedSection title="Four tips">
      <ul className="grid max-w-prose list-disc gap-2 pl-5 marker:text-ink-soft">
        {jobTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </FoldedSection>
    {/* Not printed: the reader has the job description already, and it would be the longest part. */}
    <div className="print:hidden">
      <FoldedSection title="The job description">
        <ScrollBox label="Text of the job description" className="border-line bg-sheet p-4 sm:p-5">
          <p className="max-w-prose whitespace-pre-wrap">{result.jobDescription}</p>
        </ScrollBox>
      </FoldedSection>
    </div>
    <Button data-print="no" tone="quiet" onClick={onUploadNew}>
      {words.uploadNew}
    </Button>
  </>
);

const Relevance = ({ result }: { result: StoredAnalysis }) => {
  const score = result.jobRelevanceScore;
  if (result.unreadJobLanguage !== undefined) return <p>{unreadJobNote(result.unreadJobLanguage)}</p>;
  const languages = result.languages === undefined ? null : <p className="mt-2">{languagesNote(result.languages)}</p>;
  if (score === null)
    return (
      <>
        <p>
          {scoreWords.notScored}. {scoreWords.jobNotScoredText}
        </p>
        {languages}
      </>
    );
  const band = bandOf(jobMatchBands, score);
  return (
    <div className="max-w-xl">
      <p className="mb-2 flex items-baseline gap-3">
        <span className="font-serif text-4xl font-semibold tabular-nums">{score}%</span>
        <Badge tone={band.tone}>{band.word}</Badge>
      </p>
      <Bar label="Job relevance" value={score} tone={band.tone} />
      <p className="mt-2">{band.text}</p>
      {languages}
      {result.scoreDetails.job !== null && (
        <Fold summary={words.how} className="mt-2 text-sm print:hidden">
          <div className="-ml-6">
            <ScoreParts score={result.scoreDetails.job} checks={result.checks} />
          </div>
        </Fold>
      )}
    </div>
  );
};
