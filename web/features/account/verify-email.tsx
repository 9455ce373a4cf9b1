import { verifyEmail } from '#contract/api/verify-email.ts';
import { LinkAction } from '../../data/link-action.tsx';
import { useWriteOnArrival } from '../../data/use-write-on-arrival.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { words as allWords } from './words.ts';

const words = allWords.verify;
const elsewhere = { to: '/profile', label: words.profile };

/** `onDone` is called on success, so that a notice elsewhere can disappear. */
export const VerifyEmail = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const input = { token };
  const verify = useWriteOnArrival(verifyEmail, input, { onSuccess: () => onDone() });
  return (
    <LinkAction write={verify} input={input} words={words} elsewhere={elsewhere}>
      {({ email }) => (
        <>
          <output>
            <strong>
              <Breakable text={email} />
            </strong>{' '}
            {words.done}
          </output>
          <ButtonLink to="/#resume-upload">{words.check}</ButtonLink>
          <ButtonLink to={elsewhere.to} tone="quiet">
            {elsewhere.label}
          </ButtonLink>
        </>
      )}
    </LinkAction>
  );
};

/** For an address without its token. */
export const IncompleteLink = () => (
  <>
    <Note tone="warning">
      <p>{words.incomplete}</p>
      <p className="mt-1">{words.again}</p>
    </Note>
    <ButtonLink to={elsewhere.to} tone="quiet">
      {elsewhere.label}
    </ButtonLink>
  </>
);
