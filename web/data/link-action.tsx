import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { ApiError, sentenceOf } from './http/api-error.ts';
import type { Write } from './use-write.ts';

/** A link from an email that acts as soon as it is opened: shows progress, the result and the next step. */
export const LinkAction = <Input, Answer>({
  write,
  input,
  words,
  elsewhere,
  children,
}: {
  /** From `useWriteOnArrival`, with its input. */
  write: Write<Input, Answer>;
  input: Input;
  words: { busy: string; failed: string; retry: string; again: string };
  /** Where to go if it failed. */
  elsewhere: { to: string; label: string };
  children: (answer: Answer) => ReactNode;
}) => {
  const { data, error, isPending, run } = write;
  if (data !== undefined) return children(data);
  if (error === null || isPending) return <output className="text-ink-soft">{words.busy}</output>;
  const isOver = error instanceof ApiError && error.problem.code === 'link-expired';
  return (
    <>
      <Note tone="error" role="alert">
        <p>{sentenceOf(error, words.failed)}</p>
        {isOver && <p className="mt-1">{words.again}</p>}
      </Note>
      {!isOver && <Button onClick={() => run(input)}>{words.retry}</Button>}
      <ButtonLink to={elsewhere.to} tone="quiet">
        {elsewhere.label}
      </ButtonLink>
    </>
  );
};
