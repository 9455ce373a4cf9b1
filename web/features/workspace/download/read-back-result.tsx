import type { ReadBack } from '#contract/report/read-back.ts';
import { ApiError } from '../../../data/http/api-error.ts';
import { Breakable } from '../../../ui/breakable.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Note } from '../../../ui/note.tsx';
import { words as allWords } from '../words.ts';
import type { ReadBackState } from './use-read-back.ts';

const words = allWords.readBack;

/** What our engine reads in the file that was just downloaded. Screen readers hear it when it is there. */
export const ReadBackResult = ({
  state,
  isOlder,
  onRetry,
}: {
  state: ReadBackState;
  isOlder: boolean;
  onRetry: () => void;
}) => (
  <section aria-live="polite" aria-label={words.label} className="empty:hidden">
    <Inside state={state} onRetry={onRetry} />
    {state.is === 'done' && isOlder && <p className="mt-2 text-sm text-ink-soft">{words.older}</p>}
  </section>
);

const Inside = ({ state, onRetry }: { state: ReadBackState; onRetry: () => void }) => {
  if (state.is === 'none') return null;
  if (state.is === 'reading') return <p className="text-ink-soft">{words.reading}</p>;
  if (state.is === 'too-large') return <Note tone="info">{words.tooLarge}</Note>;
  if (state.is === 'failed')
    return (
      <Note tone="info">
        <p>{isBusy(state.error) ? words.busy : words.failed}</p>
        <Button tone="quiet" className="mt-2" onClick={onRetry}>
          {words.retry}
        </Button>
      </Note>
    );
  const { readBack, refusal } = state.answer;
  if (readBack !== null) return <Compared readBack={readBack} />;
  return (
    <Note tone="warning">
      <p>{words.refused}</p>
      <p>{refusal}</p>
    </Note>
  );
};

const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && ['busy', 'too-many-requests', 'unavailable'].includes(error.problem.code);

/** Rounded down, so that only a file without a difference has 100%. */
const percentOf = ({ same, all }: ReadBack): number => Math.floor((100 * same) / Math.max(1, all));

const Compared = ({ readBack }: { readBack: ReadBack }) => {
  const { same, all, differences } = readBack;
  const isWhole = same === all;
  return (
    <Note tone={isWhole ? 'info' : 'warning'}>
      <p className="font-medium">{words.share(percentOf(readBack))}</p>
      <p className="text-sm">{isWhole ? words.whole(all) : words.part(same, all)}</p>
      {!isWhole && (
        <Fold summary={words.differences(all - same)} className="mt-1">
          <ul className="grid gap-3 text-sm">
            {differences.map((difference, index) => (
              <Difference key={index} {...difference} />
            ))}
            {all - same > differences.length && <li>{words.more(all - same - differences.length)}</li>}
          </ul>
        </Fold>
      )}
    </Note>
  );
};

const Difference = ({ field, written, read }: ReadBack['differences'][number]) => (
  <li>
    <p className="font-medium">{words.fields[field]}</p>
    <dl className="grid grid-cols-[auto_1fr] gap-x-2">
      <dt className="text-ink-soft">{words.written}</dt>
      <dd className="min-w-0">
        <Breakable text={written === '' ? words.unwritten : written} />
      </dd>
      <dt className="text-ink-soft">{words.read}</dt>
      <dd className="min-w-0">
        <Breakable text={read ?? words.nothing} />
      </dd>
    </dl>
  </li>
);
