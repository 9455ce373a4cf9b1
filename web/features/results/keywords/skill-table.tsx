import { useState, type ReactNode } from 'react';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { isNamedOnly } from '#contract/report/named-only.ts';
import { answerWithoutLines, counted, phraseNote, requirementGroups } from '#contract/report/result-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/class-names.ts';
import { answerTo } from '../job/words.ts';
import type { Word } from '../words.ts';
import { ShowWords } from '../recommendations/show-on-page.tsx';
import { skillRowsOf } from './skill-rows.ts';
import { WithheldRequirements } from '../withheld.tsx';

type Requirement = AnalysisResult['requirements'][number];

/** How many rows are shown before the rest is asked for. */
const firstFew = 7;

/** What the posting asks for, row by row: its words, where the resume answers it, how often, and what it would gain. */
export const SkillTable = ({ result, isWhole = false }: { result: StoredAnalysis; isWhole?: boolean }) => {
  const [isMissingOnly, setIsMissingOnly] = useState(false);
  const [isLong, setIsLong] = useState(isWhole);
  const all = skillRowsOf(result.requirements);
  const missing = all.filter(
    (requirement) => requirement.answer === 'missing' && !isNamedOnly(requirement, result.missingKeywords),
  );
  const asked = isMissingOnly ? missing : all;
  const shown = isLong ? asked : asked.slice(0, firstFew);
  // What the plan does not show is missing too.
  const withheld = result.withheld?.requirements ?? 0;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2" data-print="no">
        <Choice isChosen={!isMissingOnly} onClick={() => setIsMissingOnly(false)}>
          All ({all.length + withheld})
        </Choice>
        <Choice isChosen={isMissingOnly} onClick={() => setIsMissingOnly(true)}>
          Missing ({missing.length + withheld})
        </Choice>
        <output className="text-sm text-ink-soft">
          {shown.length} of {asked.length + withheld} rows
        </output>
      </div>
      {shown.length > 0 && (
        <table className="w-full table-fixed rounded-lg border border-line bg-sheet text-left text-sm print:border-0">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="w-[42%] px-3 py-2 font-medium print:px-0">
                The posting asks for
              </th>
              <th scope="col" className="px-3 py-2 font-medium print:px-0">
                Your resume
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((requirement, index) => (
              <tr
                key={`${requirement.label} ${String(index)}`}
                // On paper, what there is to do; the rest is counted below.
                className={classes('border-t border-line align-top', requirement.answer === 'shown' && 'print:hidden')}
              >
                <th scope="row" className="px-3 py-2 font-normal print:px-0 print:py-1">
                  <Needed requirement={requirement} />
                </th>
                <td className="px-3 py-2 print:px-0 print:py-1">
                  <Found requirement={requirement} mark={answerTo(requirement, result.missingKeywords)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="hidden print:block">
        {counted(all.filter(({ answer }) => answer === 'shown').length, 'more is', 'more are')} shown in your resume.
      </p>
      {shown.length < asked.length && (
        <Button className="mt-3" size="small" tone="quiet" onClick={() => setIsLong(true)}>
          Show {asked.length - shown.length} more
        </Button>
      )}
      <WithheldRequirements withheld={result.withheld} />
    </>
  );
};

const Choice = ({ isChosen, ...rest }: { isChosen: boolean; onClick: () => void; children: ReactNode }) => (
  <Button
    size="small"
    tone="quiet"
    aria-pressed={isChosen}
    className="aria-pressed:border-ink aria-pressed:bg-well"
    {...rest}
  />
);

/** What a row asks for that is not a skill: it is not among the keywords. */
const otherKinds: Readonly<Record<string, string>> = { title: 'job title', degree: 'degree', years: 'experience' };

const Needed = ({ requirement: { label, group, kind, quote, isPhrase } }: { requirement: Requirement }) => (
  <div className="grid justify-items-start gap-1 print:block print:space-x-2">
    <span className="font-semibold">{label}</span>
    <span className="text-ink-soft">
      {[requirementGroups.find((one) => one.group === group)?.title, otherKinds[kind]]
        .filter((word) => word !== undefined)
        .join(': ')}
    </span>
    {isPhrase === true && <span className="text-ink-soft">{phraseNote}</span>}
    {quote !== '' && quote !== label && <span className="text-ink-soft print:hidden">“{quote}”</span>}
  </div>
);

const maxLines = 2;

const Found = ({ requirement, mark }: { requirement: Requirement; mark: Word }) => {
  const { label, answer, lines, places, note, gain = 0 } = requirement;
  return (
    <div className="grid gap-1">
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={mark.tone}>{mark.word}</Badge>
        {gain > 0 && <Badge>+{counted(gain, 'point', 'points')}</Badge>}
      </span>
      {lines.slice(0, maxLines).map((line) => (
        <span key={line}>
          <span className="marked font-mono text-[0.8125rem]">{line}</span>
        </span>
      ))}
      {lines.length > 1 && <span className="text-ink-soft">in {lines.length} lines</span>}
      {note !== undefined && <span>{note}</span>}
      {note === undefined && answer === 'listed' && <span>{answerWithoutLines(requirement)}</span>}
      <ShowWords title={label} places={places} />
    </div>
  );
};
