import { Plus } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Report } from '../checking/live-check.ts';
import { words as allWords } from '../words.ts';

const words = allWords.asked;

/**
 * What the posting asks for and the resume does not say, or only in a list that was added here. Nothing is added by itself: the person writes what is true of
 * them, and where.
 */
export const AskedTerms = ({
  requirements,
  onWrite,
}: {
  requirements: Report['requirements'];
  onWrite: (term: string) => void;
}) => {
  const missing = requirements.filter(({ answer, isOnlyAddedToList }) => answer === 'missing' || isOnlyAddedToList);
  if (missing.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm text-ink-soft">{words.lead}</p>
      <ul className="mt-2 grid gap-1">
        {missing.map(({ label, group, isOnlyAddedToList, gain = 0 }) => (
          <li
            key={label}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md border border-line bg-sheet px-3 py-1.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{label}</span>
              {group === 'must' && <span className="text-sm text-ink-soft"> · {words.must}</span>}
              {isOnlyAddedToList && <span className="text-sm text-ink-soft"> · {words.onlyAdded}</span>}
            </span>
            <span className="flex flex-wrap items-center gap-2">
              {gain > 0 && <Badge tone="good">+{gain}</Badge>}
              <Button tone="bare" size="small" aria-label={words.writeFor(label)} onClick={() => onWrite(label)}>
                <Plus aria-hidden className="size-4" />
                {words.write}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
