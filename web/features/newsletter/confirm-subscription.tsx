import { useQuery } from '@tanstack/react-query';
import { confirmNewsletter } from '#contract/newsletter.ts';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { words as allWords } from './words.ts';

const words = allWords.confirm;

/** Confirms as soon as the link is opened. */
export const ConfirmSubscription = ({ token }: { token: string }) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['confirm-newsletter', token],
    queryFn: () => call(confirmNewsletter, { token }),
  });
  if (data !== undefined)
    return (
      <>
        <output>{words.done}</output>
        <ButtonLink to="/resources">{words.resources}</ButtonLink>
      </>
    );
  if (error === null || isFetching) return <output className="text-ink-soft">{words.busy}</output>;
  const isOver = error instanceof ApiError && error.problem.code === 'link-expired';
  return (
    <>
      <Note tone="error" role="alert">
        <p>{sentenceOf(error, words.failed)}</p>
        {isOver && <p className="mt-1">{words.again}</p>}
      </Note>
      {!isOver && <Button onClick={() => void refetch()}>{words.retry}</Button>}
      <ButtonLink to="/resources" tone="quiet">
        {words.resources}
      </ButtonLink>
    </>
  );
};
