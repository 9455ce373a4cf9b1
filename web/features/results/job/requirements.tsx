import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { requirementListOf } from '#contract/report/requirement-list.ts';
import { answerWithoutLines, phrasesNote, phrasesTitle } from '#contract/report/result-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Withheld } from '../withheld.tsx';
import { ShowWords } from '../recommendations/show-on-page.tsx';
import type { Word } from '../words.ts';
import { answerTo } from './words.ts';

type Requirement = AnalysisResult['requirements'][number];

/**
 * Each requirement with its answer: the sentence of the job posting, and the lines of the resume that answer it.
 * `withheldPhrases` are counted, although the plan does not show them.
 */
export const Requirements = ({
  requirements,
  missingKeywords,
  withheldPhrases,
}: Pick<AnalysisResult, 'requirements' | 'missingKeywords'> & { withheldPhrases: number }) => {
  const { groups, phrases } = requirementListOf(requirements);
  const phraseCount = phrases.length + withheldPhrases;
  return (
    <div className="grid gap-6">
      {groups.map(({ title, asked }) => (
        <div key={title}>
          <h4 className="mb-2 font-semibold">{title}</h4>
          <Asks requirements={asked} missingKeywords={missingKeywords} />
        </div>
      ))}
      {phraseCount > 0 && (
        <div>
          <h4 className="font-semibold">{phrasesTitle(phraseCount)}</h4>
          <p className="mb-2 text-sm text-ink-soft">{phrasesNote}</p>
          <Asks requirements={phrases} missingKeywords={missingKeywords} />
          <Withheld count={withheldPhrases} one="more phrase is missing" many="more phrases are missing" />
        </div>
      )}
    </div>
  );
};

const Asks = ({ requirements, missingKeywords }: Pick<AnalysisResult, 'requirements' | 'missingKeywords'>) =>
  requirements.length > 0 && (
    <ul className="divide-y divide-line rounded-lg border border-line bg-sheet print:border-0">
      {requirements.map((requirement) => (
        <li key={requirement.label} className="px-4 py-1.5 print:px-0">
          <Fold
            summary={<Ask requirement={requirement} mark={answerTo(requirement, missingKeywords)} />}
            className="text-sm"
          >
            <Answer requirement={requirement} />
          </Fold>
        </li>
      ))}
    </ul>
  );

const Ask = ({ requirement, mark }: { requirement: Requirement; mark: Word }) => (
  <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1 text-base">
    <span>{requirement.label}</span>
    <Badge tone={mark.tone}>{mark.word}</Badge>
  </span>
);

const Answer = ({ requirement }: { requirement: Requirement }) => (
  <div className="grid gap-2 pb-2">
    {requirement.quote !== '' && <p className="text-ink-soft">The job posting says: “{requirement.quote}”</p>}
    {requirement.lines.map((line) => (
      <p key={line}>
        <span className="marked font-mono text-[0.8125rem]">{line}</span>
      </p>
    ))}
    <ShowWords title={requirement.label} places={requirement.places} />
    {requirement.note !== undefined && <p>{requirement.note}</p>}
    {requirement.lines.length === 0 && requirement.note === undefined && <p>{answerWithoutLines(requirement)}</p>}
  </div>
);
