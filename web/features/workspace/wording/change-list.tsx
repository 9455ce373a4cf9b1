import type { Change, Judged } from '#contract/wording/judged.ts';
import { Fold } from '../../../ui/fold.tsx';
import { words as allWords } from './words.ts';

const words = allWords.result;

/** The two sides of a change, which may have two stretches. */
const sidesOf = ({ segments }: Judged, { id }: Change): { before: string; after: string } => {
  const own = segments.filter(({ change }) => change === id);
  const join = (side: 'before' | 'after'): string =>
    own
      .map((each) => each[side].trim())
      .filter((text) => text !== '')
      .join(' … ');
  return { before: join('before'), after: join('after') };
};

/** The changes of a suggestion: those that can be taken with where their words are from, and why others cannot. */
export const ChangeList = ({
  judged,
  taken,
  onTake,
}: {
  judged: Judged;
  taken: ReadonlySet<number>;
  onTake: (id: number, isTaken: boolean) => void;
}) => {
  const offered = judged.changes.filter(({ reason }) => reason === null);
  const rejected = judged.changes.filter(({ reason }) => reason !== null);
  return (
    <>
      {offered.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{words.offered}</legend>
          {offered.map((change) => {
            const { before, after } = sidesOf(judged, change);
            return (
              <label key={change.id} className="flex items-start gap-3 rounded-md border border-line p-3">
                <input
                  type="checkbox"
                  className="mt-0.5 size-6 shrink-0 accent-accent"
                  checked={taken.has(change.id)}
                  onChange={({ target }) => onTake(change.id, target.checked)}
                />
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-medium">{words.take(before, after)}</span>
                  {change.origins.map((origin) => (
                    <span key={`${origin.word} ${origin.origin}`} className="block text-sm text-ink-soft">
                      “{origin.word}”: {allWords.originOf(origin)}
                    </span>
                  ))}
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
      {rejected.length > 0 && (
        <Fold summary={words.rejected(rejected.length)} isOpen={offered.length === 0}>
          <ul className="grid gap-2">
            {rejected.map((change) => {
              const { before, after } = sidesOf(judged, change);
              return (
                <li key={change.id} className="text-sm wrap-anywhere">
                  <p>{words.take(before, after)}</p>
                  {change.reason !== null && (
                    <p className="text-ink-soft">{allWords.reasonOf(change.reason, change.word)}</p>
                  )}
                </li>
              );
            })}
          </ul>
        </Fold>
      )}
    </>
  );
};
