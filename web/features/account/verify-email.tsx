import { useQuery } from '@tanstack/react-query';
import { verifyEmail } from '#contract/verify-email.ts';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { words as allWords } from './words.ts';

const words = allWords.verify;

/** Confirms the address as soon as the link is opened. `onDone` hears of it, because a notice elsewhere may go. */
export const VerifyEmail = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const answer = await call(verifyEmail, { token });
      onDone();
      return answer;
    },
  });
  if (data !== undefined)
    return (
      <>
        <output>
          <strong className="wrap-anywhere">{data.email}</strong> {words.done}
        </output>
        <ButtonLink to="/#resume-upload">{words.check}</ButtonLink>
        <ButtonLink to="/profile" tone="quiet">
          {words.profile}
        </ButtonLink>
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
      <ButtonLink to="/profile" tone="quiet">
        {words.profile}
      </ButtonLink>
    </>
  );
};

/** For an address without its token. */
export const IncompleteLink = () => (
  <>
    <Note tone="warning">
      <p>{words.incomplete}</p>
      <p className="mt-1">{words.again}</p>
    </Note>
    <ButtonLink to="/profile" tone="quiet">
      {words.profile}
    </ButtonLink>
  </>
);
