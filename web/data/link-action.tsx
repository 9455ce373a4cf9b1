import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, sentenceOf } from './http/api-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

/** A link from a mail that does its work as soon as it is opened: what it waits for, what came of it, and the way on. */
export const OpenedLink = <Answer,>({
  name,
  token,
  work,
  words,
  elsewhere,
  children,
}: {
  /** Of the kind of link, so that each does its work once. */
  name: string;
  token: string;
  work: () => Promise<Answer>;
  words: { busy: string; failed: string; retry: string; again: string };
  /** Where to go when it did not work. */
  elsewhere: { to: string; label: string };
  children: (answer: Answer) => ReactNode;
}) => {
  const { data, error, isFetching, refetch } = useQuery({ queryKey: [name, token], queryFn: work });
  if (data !== undefined) return children(data);
  if (error === null || isFetching) return <output className="text-ink-soft">{words.busy}</output>;
  const isOver = error instanceof ApiError && error.problem.code === 'link-expired';
  return (
    <>
      <Note tone="error" role="alert">
        <p>{sentenceOf(error, words.failed)}</p>
        {isOver && <p className="mt-1">{words.again}</p>}
      </Note>
      {!isOver && <Button onClick={() => void refetch()}>{words.retry}</Button>}
      <ButtonLink to={elsewhere.to} tone="quiet">
        {elsewhere.label}
      </ButtonLink>
    </>
  );
};
