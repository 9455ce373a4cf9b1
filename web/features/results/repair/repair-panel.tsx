import { useState } from 'react';
import { downloadRepaired } from '#contract/api/repairs.ts';
import type { Repairs } from '#contract/report/repair.ts';
import { sentenceOf } from '../../../data/http/api-error.ts';
import { useFileDownload } from '../../../data/use-file-download.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { DrawnFile } from './drawn-file.tsx';
import { useRepairs } from './queries.ts';
import { ReadBack } from './read-back.tsx';
import { words } from './words.ts';

type Repair = Repairs['repairs'][number];
type RepairId = Repair['id'];

/** The repairs of one Word file with a switch each, the scores of what comes out, and the file before and after. */
export const RepairPanel = ({ id, all }: { id: string; all: Repairs }) => {
  const [left, setLeft] = useState<ReadonlySet<RepairId>>(new Set());
  const chosen = all.repairs.filter((repair) => !left.has(repair.id)).map((repair) => repair.id);
  const only = chosen.join(',');
  const current = useRepairs(id, left.size === 0 ? undefined : only);
  const { isPending, run } = useFileDownload(downloadRepaired, words.downloadFailed);
  const change = (repair: RepairId, isChosen: boolean): void => {
    const next = new Set(left);
    if (isChosen) next.delete(repair);
    else next.add(repair);
    setLeft(next);
  };
  if (all.repairs.length === 0) return <p>{words.none}</p>;
  return (
    <div className="grid gap-8">
      <section aria-labelledby="repairs-title">
        <h2 id="repairs-title" className="mb-3 font-serif text-2xl font-semibold">
          {words.choose}
        </h2>
        <ul className="grid gap-3">
          {all.repairs.map((repair) => (
            <RepairItem
              key={repair.id}
              repair={repair}
              isChosen={!left.has(repair.id)}
              onChange={(isChosen) => change(repair.id, isChosen)}
            />
          ))}
        </ul>
      </section>
      {current.error === null ? (
        <ReadBack scores={current.data ?? all} isOld={current.isPlaceholderData} />
      ) : (
        <Note tone="error" role="alert">
          {sentenceOf(current.error, words.unreachable)}
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={isPending || chosen.length === 0} onClick={() => run({ id, only })}>
          {words.download}
        </Button>
        <ButtonLink to={`/results/${id}`} tone="quiet">
          {words.toResults}
        </ButtonLink>
        {chosen.length === 0 && <p className="text-ink-soft">{words.noneChosen}</p>}
      </div>
      <section aria-labelledby="look-title">
        <h2 id="look-title" className="mb-1 font-serif text-2xl font-semibold">
          {words.look}
        </h2>
        <p className="mb-4 max-w-prose text-ink-soft">{words.lookText}</p>
        <div className="grid items-start gap-6 md:grid-cols-2">
          <DrawnFile id={id} only={null} label={words.drawnBefore} title={words.before} />
          <DrawnFile id={id} only={only} label={words.drawnAfter} title={words.after} />
        </div>
      </section>
    </div>
  );
};

/** As many as fit on a screen. */
const shownChanges = 12;

const RepairItem = ({
  repair,
  isChosen,
  onChange,
}: {
  repair: Repair;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}) => {
  const { id, title, what, changes, count } = repair;
  return (
    <li className="rounded-lg border border-line bg-sheet p-4">
      <div className="flex items-start gap-3">
        <input
          id={`repair-${id}`}
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={`repair-${id}-what`}
          className="mt-0.5 size-6 shrink-0 accent-accent"
        />
        <div className="min-w-0">
          <label htmlFor={`repair-${id}`} className="font-semibold">
            {title}
          </label>
          <p id={`repair-${id}-what`} className="max-w-prose text-ink-soft">
            {what}
          </p>
        </div>
      </div>
      <Fold summary={words.changes(count)} className="mt-2 text-sm">
        <ul className="grid gap-2">
          {changes.slice(0, shownChanges).map(({ before, after }, index) => (
            <li key={`${String(index)} ${before}`} className="grid gap-x-4 wrap-anywhere sm:grid-cols-2">
              <Side label={words.before} text={before || words.notThere} />
              <Side label={words.after} text={after || words.nothingThere} />
            </li>
          ))}
        </ul>
        {count > shownChanges && <p className="mt-2 text-ink-soft">{words.more(count - shownChanges)}</p>}
      </Fold>
    </li>
  );
};

const Side = ({ label, text }: { label: string; text: string }) => (
  <p>
    <span className="text-ink-soft">{label}: </span>
    {text}
  </p>
);
