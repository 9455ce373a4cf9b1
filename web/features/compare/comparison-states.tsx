import { sentenceOf } from '../../data/http/api-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { words } from './words.ts';

const frame = 'mx-auto grid max-w-3xl justify-items-start gap-4 px-4 py-10';

export const ComparisonWaiting = () => <output className="block px-4 py-10 text-ink-soft">{words.waiting}</output>;

export const ComparisonMissing = () => (
  <div className={frame}>
    <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
    <p>{words.missing}</p>
    <ButtonLink to="/profile">{words.toProfile}</ButtonLink>
  </div>
);

export const ComparisonUnreachable = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className={frame}>
    <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
    <Note tone="error" role="alert">
      {sentenceOf(error, words.unreachable)}
    </Note>
    <Button onClick={onRetry}>{words.retry}</Button>
  </div>
);
