import { ButtonLink } from '../../ui/button.tsx';
import { dayOf, timeOf } from '../../ui/dates.ts';
import { Note } from '../../ui/note.tsx';
import { words as allWords } from './words.ts';

const words = allWords.limit;

/** Not an error: when the next scan is available, and the two alternatives. `nextAt` is ISO 8601. */
export const LimitReached = ({ nextAt, hasFile }: { nextAt: string | null; hasFile: boolean }) => (
  <div aria-live="polite">
    <Note tone="info">
      <p className="font-semibold">{words.title}</p>
      <p>{nextAt === null ? words.later : words.next(dayOf(nextAt), timeOf(nextAt))}</p>
      <p className="mt-1 text-sm text-ink-soft">{hasFile ? words.kept : words.before}</p>
      <p className="mt-1 text-sm text-ink-soft">{words.editing}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to="/pricing" size="small">
          {words.plans}
        </ButtonLink>
        <ButtonLink to="/profile" tone="quiet" size="small">
          {words.results}
        </ButtonLink>
      </div>
    </Note>
  </div>
);
