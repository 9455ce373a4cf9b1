import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/class-names.ts';
import { Fold } from '../../../ui/fold.tsx';
import type { Mark } from './marks-of.ts';
import { Quotes } from './quotes.tsx';
import { ShowFinding } from './show-on-page.tsx';
import { WhyItMatters } from './why-it-matters.tsx';
import { counted } from '#contract/report/result-words.ts';
import { severities, words } from '../words.ts';

type Issue = StoredAnalysis['formatIssues'][number];
type Check = StoredAnalysis['checks'][number];

/** Findings grouped by check, largest gain first. The first few of each are shown, the rest folded. */
export const IssueList = ({ result, marks }: { result: StoredAnalysis; marks: readonly Mark[] }) => {
  if (result.formatIssues.length === 0) return <p>{words.noIssues}</p>;
  const findingNumberOf = (type: string): number => marks.find(({ check }) => check === type)?.number ?? Infinity;
  const groups = Object.entries(Object.groupBy(result.formatIssues, (issue) => issue.type)).toSorted(
    ([one], [other]) => findingNumberOf(one) - findingNumberOf(other),
  );
  return (
    <ul className="grid gap-4">
      {groups.map(([type, issues]) => (
        <IssueCard
          key={type}
          type={type}
          issues={issues ?? []}
          check={result.checks.find((check) => check.id === type)}
          mark={marks.find((mark) => mark.check === type)}
          sources={result.sources}
        />
      ))}
    </ul>
  );
};

const firstFew = 2;

const IssueCard = ({
  type,
  issues,
  check,
  mark,
  sources,
}: {
  type: string;
  issues: readonly Issue[];
  check: Check | undefined;
  mark: Mark | undefined;
  sources: StoredAnalysis['sources'];
}) => {
  const severity = severities[issues[0]?.severity ?? 'hint'];
  const rest = issues.slice(firstFew);
  return (
    <li className="rounded-lg border border-line bg-sheet p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h4 className="font-semibold">{check?.title ?? type}</h4>
        <Badge tone={severity.tone}>{severity.word}</Badge>
      </div>
      <Findings issues={issues.slice(0, firstFew)} />
      {rest.length > 0 && (
        <Fold summary={counted(rest.length, 'more finding', 'more findings')} className="mt-2">
          <Findings issues={rest} />
        </Fold>
      )}
      {mark !== undefined && (
        <div className="mt-3">
          <ShowFinding mark={mark} />
        </div>
      )}
      {check !== undefined && <WhyItMatters check={check} sources={sources} />}
    </li>
  );
};

const Findings = ({ issues }: { issues: readonly Issue[] }) => (
  <ul className="grid gap-4">
    {issues.map((issue, index) => (
      <li key={String(index)} className="grid gap-2">
        {issue.solution !== undefined && (
          <p>
            <span className="font-semibold">What to do: </span>
            {issue.solution}
          </p>
        )}
        <p className={classes(issue.solution !== undefined && 'text-ink-soft')}>{issue.description}</p>
        <Quotes evidence={issue.evidence} />
      </li>
    ))}
  </ul>
);
