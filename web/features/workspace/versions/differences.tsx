import { useMemo } from 'react';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { words } from '../words.ts';
import { lineChanges, linesOf } from './line-changes.ts';

/** What differs between two documents, line by line. Signs and words say it, not the color alone. */
export const Differences = ({
  before,
  after,
  labels,
}: {
  before: ResumeDraft;
  after: ResumeDraft;
  labels: { before: string; after: string };
}) => {
  const changes = useMemo(
    () => lineChanges(linesOf(before), linesOf(after)).filter(({ is }) => is !== 'same'),
    [before, after],
  );
  if (changes.length === 0) return <p>{words.history.same}</p>;
  return (
    <ScrollBox label={`${labels.before}, ${labels.after}`} className="border-line bg-paper p-3 text-sm">
      <p className="mb-2 flex flex-wrap gap-x-4 text-ink-soft">
        <span>− {labels.before}</span>
        <span>+ {labels.after}</span>
      </p>
      <ul className="grid gap-1">
        {changes.map(({ is, text }, index) => (
          <li key={`${index} ${text}`} className={is === 'removed' ? 'bg-poor-tint px-1' : 'bg-good-tint px-1'}>
            <span aria-hidden>{is === 'removed' ? '− ' : '+ '}</span>
            <span className="sr-only">{is === 'removed' ? labels.before : labels.after}: </span>
            {text}
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
};
