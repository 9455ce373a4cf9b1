import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/class-names.ts';
import { AskedTerms } from './asked-terms.tsx';
import type { Mark } from './marks-of.ts';
import { NumberTag } from './number-tag.tsx';
import { Quotes } from './quotes.tsx';
import { ShowFinding } from './show-on-page.tsx';
import { findingId, useHighlight } from '../pane/highlight.ts';
import { WhyItMatters } from './why-it-matters.tsx';
import { priorities } from '../words.ts';

/** One finding: what and where it is, what fixing it gains, how to fix it, why software cares, and the source of that. */
export const Recommendation = ({ mark, result }: { mark: Mark; result: StoredAnalysis }) => {
  const { highlight } = useHighlight();
  const recommendation = result.recommendations[mark.number - 1];
  if (recommendation === undefined) return null;
  const { title, priority, description, category, action, impact, noGain } = recommendation;
  const check = result.checks.find(({ id }) => id === mark.check);
  const isChosen = highlight.is === 'findings' && highlight.number === mark.number;
  return (
    <li
      id={findingId(mark.number)}
      tabIndex={-1}
      className={classes(
        'grid scroll-mt-16 grid-cols-[2rem_minmax(0,1fr)] gap-x-2 rounded-lg border bg-sheet p-4 sm:p-5 print:p-2',
        isChosen ? 'border-ink ring-1 ring-ink' : 'border-line',
      )}
    >
      <NumberTag number={mark.number} isChosen={isChosen} />
      <div className="grid gap-2 print:gap-1">
        <h4 className="font-semibold">{title}</h4>
        <p className="flex flex-wrap gap-2">
          <Badge tone={priorities[priority].tone}>{priorities[priority].word}</Badge>
          <Badge>{category}</Badge>
          {impact !== undefined && <Badge>{impact}</Badge>}
        </p>
        <p>{description}</p>
        {noGain !== undefined && <p className="text-ink-soft">{noGain}</p>}
        <Quotes evidence={check?.findings.flatMap(({ evidence }) => evidence) ?? []} />
        {action !== undefined && (
          <p>
            <span className="font-semibold">What to do: </span>
            {action}
          </p>
        )}
        <AskedTerms check={mark.check} result={result} />
        <ShowFinding mark={mark} />
        {check !== undefined && <WhyItMatters check={check} sources={result.sources} />}
      </div>
    </li>
  );
};
