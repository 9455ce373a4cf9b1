import { textAt, type Place } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import type { Report } from '../checking/live-check.ts';
import { words as allWords } from '../words.ts';

const words = allWords.ranked;

type Fix = Report['fixes'][number];

/** Places of one finding that get a button of their own. */
const maxPlaces = 5;
/** Of the text of a place, in the name of its button. */
const maxNameLength = 60;

/** A fix that waits for the words of its person: what is wrong, what to write, and the way to its places. */
export const FixCard = ({
  fix: { title, description, gain = 0, jobGain = 0, noGain, findings },
  draft,
  isFirst,
  onGo,
}: {
  fix: Fix;
  /** The document that the places are of. */
  draft: ResumeDraft;
  isFirst: boolean;
  onGo: (place: Place) => void;
}) => (
  <li className="rounded-md border border-line bg-sheet px-3 py-2">
    <Fold
      isOpen={isFirst}
      summary={
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold">{title}</span>
          {gain > 0 && <Badge tone="good">{words.gain(gain)}</Badge>}
          {gain <= 0 && jobGain > 0 && <Badge tone="good">{words.jobGain(jobGain)}</Badge>}
        </span>
      }
    >
      <p className="text-sm text-ink-soft">{description}</p>
      {noGain !== undefined && <p className="mt-1 text-sm text-ink-soft">{noGain}</p>}
      <ul className="mt-2 grid gap-3">
        {findings.map(({ message, fix, quote, places }) => (
          <li key={`${message} ${quote}`} className="grid gap-1">
            {!description.startsWith(message) && <p>{message}</p>}
            <p>{fix}</p>
            <div className="flex flex-wrap gap-2">
              {places.slice(0, maxPlaces).map((place) => (
                <Button key={place} tone="quiet" size="small" className="max-w-full" onClick={() => onGo(place)}>
                  <span className="truncate">
                    {words.go}: {nameOf(draft, place) || quote || title}
                  </span>
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Fold>
  </li>
);

/** A block is named by its first text. */
const nameOf = (draft: ResumeDraft, place: Place): string => {
  const text = textAt(draft, place) ?? textAt(draft, `${place}/title`) ?? textAt(draft, `${place}/line`) ?? '';
  return text.length > maxNameLength ? `${text.slice(0, maxNameLength)}…` : text;
};
