import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { answerWithoutLines, phraseNote, requirementGroups } from '#contract/report/result-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { ShowWords } from '../recommendations/show-on-page.tsx';
import type { Word } from '../words.ts';
import { answerTo } from './words.ts';

type Requirement = AnalysisResult['requirements'][number];

/** Each requirement with its answer: the sentence of the job posting, and the lines of the resume that answer it. */
export const Requirements = ({
  requirements,
  missingKeywords,
}: Pick<AnalysisResult, 'requirements' | 'missingKeywords'>) => {
  const groups = Object.groupBy(requirements, (requirement) => requirement.group);
  return (
    <div className="grid gap-6">
      {requirementGroups.map(({ group, title }) => {
        const asked = groups[group] ?? [];
        if (asked.length === 0) return null;
        return (
          <div key={group}>
            <h4 className="mb-2 font-semibold">{title}</h4>
            <ul className="divide-y divide-line rounded-lg border border-line bg-sheet print:border-0">
              {asked.map((requirement) => (
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
          </div>
        );
      })}
    </div>
  );
};

const Ask = ({ requirement, mark }: { requirement: Requirement; mark: Word }) => (
  <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1 text-base">
    <span>
      {requirement.label}
      {requirement.isPhrase === true && <span className="block text-sm text-ink-soft">{phraseNote}</span>}
    </span>
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
