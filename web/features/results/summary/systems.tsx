import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { atsBands, bandOf } from '#contract/product/bands.ts';
import { counted, sourceKinds } from '#contract/report/result-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { groupsOf, reasonOf, type SystemGroup } from './system-groups.ts';

type Props = {
  systems: AnalysisResult['atsCompatibility'];
  sources: AnalysisResult['sources'];
  applyingThrough: AnalysisResult['applyingThrough'];
  /** The overall score, which a system has whose maker publishes nothing that changes it. */
  overall: number | null;
};

/**
 * A card for the system that this job uses and for each whose maker documents something that this file meets; the others
 * stand together by their result, with the reason.
 */
export const Systems = ({ systems, sources, applyingThrough, overall }: Props) => (
  <ul className="grid items-start gap-4">
    {groupsOf(systems, applyingThrough?.name).map((group) => (
      <li
        key={group.names.join(' ')}
        className={
          group.isOfThisJob ? 'rounded-lg border border-ink bg-sheet p-4' : 'rounded-lg border border-line bg-sheet p-4'
        }
      >
        {group.isOfThisJob && (
          <p className="mb-2 font-medium">
            <span className="marked">This job uses {group.names[0]}</span>
          </p>
        )}
        <Result group={group} />
        {group.isMet ? (
          <ul className="mt-2 grid gap-2">
            {group.notes
              .filter(({ isMet }) => isMet)
              .map((note) => (
                <li key={note.text}>
                  {note.text} <SourceLink id={note.source} sources={sources} />
                </li>
              ))}
          </ul>
        ) : (
          <p className="mt-1 text-sm text-ink-soft">{reasonOf(group, overall)}</p>
        )}
        <OtherNotes group={group} sources={sources} />
      </li>
    ))}
  </ul>
);

/** The names of several systems have the whole width of the card, below the score. */
const Result = ({ group: { names, score } }: { group: SystemGroup }) => (
  <div className="grid grid-cols-[1fr_auto] items-start gap-x-3">
    <h4 className="contents font-semibold">
      {names.length > 1 && (
        <span>{names.length === 8 ? 'Same result in all eight' : `Same result in ${names.length} systems`}</span>
      )}{' '}
      <span className={names.length > 1 ? 'col-span-2 row-start-2 font-normal' : ''}>{names.join(', ')}</span>
    </h4>
    <Badge tone={bandOf(atsBands, score).tone} className="col-start-2 row-start-1">
      {score}% {bandOf(atsBands, score).word}
    </Badge>
  </div>
);

const OtherNotes = ({ group, sources }: { group: SystemGroup; sources: AnalysisResult['sources'] }) => {
  const others = group.notes.filter(({ isMet }) => !isMet);
  if (others.length === 0) return null;
  return (
    <Fold
      summary={counted(others.length, 'note, with its source', 'notes, with their sources')}
      className="mt-2 text-sm"
      isOpen={group.isOfThisJob}
    >
      <ul className="grid gap-3">
        {others.map((note) => (
          <li key={`${note.name} ${note.text}`}>
            {group.names.length > 1 && <strong>{note.name}: </strong>}
            {note.text} <SourceLink id={note.source} sources={sources} />
          </li>
        ))}
      </ul>
    </Fold>
  );
};

export const SourceLink = ({ id, sources }: { id: string; sources: AnalysisResult['sources'] }) => {
  const source = sources.find((candidate) => candidate.id === id);
  if (source === undefined) return null;
  return (
    <span className="text-ink-soft">
      (<ExternalLink href={source.address}>{source.publisher}</ExternalLink>, {sourceKinds[source.kind]})
    </span>
  );
};
