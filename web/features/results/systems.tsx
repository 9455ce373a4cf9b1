import type { AnalysisResult } from '#contract/analysis-result.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bar } from '../../ui/bar.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Fold } from '../../ui/fold.tsx';
import { counted, sourceKinds, statuses } from './words.ts';

type Systems = AnalysisResult['atsCompatibility'];

/** One entry a product: its score by its documented rules, and where each rule comes from. */
export const Systems = ({ systems, sources }: { systems: Systems; sources: AnalysisResult['sources'] }) => (
  <ul className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
    {Object.entries(systems).map(([name, { score, status, notes }]) => (
      <li key={name} className="rounded-lg border border-line bg-sheet p-4">
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

export const SourceLink = ({ id, sources }: { id: string; sources: AnalysisResult['sources'] }) => {
  const source = sources.find((candidate) => candidate.id === id);
  if (source === undefined) return null;
  return (
    <span className="text-ink-soft">
      (<ExternalLink href={source.address}>{source.publisher}</ExternalLink>, {sourceKinds[source.kind]})
    </span>
  );
};
