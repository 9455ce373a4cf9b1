import type { Repairs, RepairScores } from '#contract/report/repair.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/class-names.ts';
import { words } from './words.ts';

const kinds = ['atsScore', 'formatScore', 'keywordScore', 'jobRelevanceScore'] as const;

/** The scores of the file before and after the chosen repairs. `isOld`: those of the last choice, until the new ones are there. */
export const ReadBack = ({ scores: { before, after }, isOld }: { scores: Repairs; isOld: boolean }) => (
  <section aria-labelledby="read-back-title" aria-busy={isOld}>
    <h2 id="read-back-title" className="mb-3 font-serif text-2xl font-semibold">
      {words.readBack}
    </h2>
    <ul className={classes('grid grid-cols-2 gap-3 lg:grid-cols-4', isOld && 'opacity-60')}>
      {kinds.map((kind) => (
        <Change key={kind} label={words.kinds[kind]} before={before[kind]} after={after[kind]} />
      ))}
    </ul>
  </section>
);

type Value = RepairScores['jobRelevanceScore'];

const Change = ({ label, before, after }: { label: string; before: Value; after: Value }) =>
  before === null || after === null ? null : (
    <li className="rounded-lg border border-line bg-sheet p-3">
      <p className="text-sm">{label}</p>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="text-ink-soft">{before}%</span>
        <span aria-hidden className="text-ink-soft">
          →
        </span>
        <span className="sr-only">{words.becomes}</span>
        <span className="font-serif text-2xl font-semibold">{after}%</span>
        {after > before && <Badge tone="good">+{after - before}</Badge>}
      </p>
    </li>
  );
