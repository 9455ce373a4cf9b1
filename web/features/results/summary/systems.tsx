import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { counted, sourceKinds } from '#contract/report/result-words.ts';
import { statuses } from '../words.ts';

type Systems = AnalysisResult['atsCompatibility'];

/** One card for each system: its score by its documented rules, with their sources. The system that this job uses comes first, with its notes open. */
export const Systems = ({
  systems,
  sources,
  applyingThrough,
}: {
  systems: Systems;
  sources: AnalysisResult['sources'];
  applyingThrough: AnalysisResult['applyingThrough'];
}) => (
  <ul className="grid items-start gap-4 @md:grid-cols-2 @5xl:grid-cols-4 print:grid-cols-2">
    {inOrder(systems, applyingThrough?.name).map(([name, { score, status, notes }]) => (
      <li
        key={name}
        className={
          name === applyingThrough?.name
            ? 'rounded-lg border border-ink bg-sheet p-4 @md:col-span-2'
            : 'rounded-lg border border-line bg-sheet p-4'
        }
      >
        {name === applyingThrough?.name && (
          <p className="mb-2 font-medium">
            <span className="marked">This job uses {name}</span>
          </p>
        )}
        <div className="mb-2 flex items-center justify-between gap-3">
          <h4 className="font-semibold">{name}</h4>
          <Badge tone={statuses[status].tone}>
            {score}% {statuses[status].word}
          </Badge>
        </div>
        <Bar label={`${name} compatibility`} value={score} tone={status} />
        {notes.length > 0 && (
          <Fold
            summary={counted(notes.length, 'note, with its source', 'notes, with their sources')}
            className="mt-2 text-sm"
            isOpen={name === applyingThrough?.name}
          >
            <ul className="grid gap-3">
              {notes.map((note) => (
                <li key={note.text}>
                  {note.text} <SourceLink id={note.source} sources={sources} />
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </li>
    ))}
  </ul>
);

const inOrder = (systems: Systems, first: string | undefined): [string, Systems[string]][] =>
  Object.entries(systems).toSorted(([one], [other]) => Number(other === first) - Number(one === first));

export const SourceLink = ({ id, sources }: { id: string; sources: AnalysisResult['sources'] }) => {
  const source = sources.find((candidate) => candidate.id === id);
  if (source === undefined) return null;
  return (
    <span className="text-ink-soft">
      (<ExternalLink href={source.address}>{source.publisher}</ExternalLink>, {sourceKinds[source.kind]})
    </span>
  );
};
