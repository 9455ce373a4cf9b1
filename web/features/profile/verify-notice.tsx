import type { User } from '#contract/api/accounts.ts';
import { resendVerificationEmail } from '#contract/api/verify-email.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { reloadCurrentUser } from '../../session/current-user.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useWrite } from '../../data/use-write.ts';
import { words as allWords } from './words.ts';

const words = allWords.verify;

/** Asks for the click in the email without blocking anything. Hidden if the server cannot send email. */
export const VerifyNotice = ({ user }: { user: User }) => {
  const { data: facts } = usePublicFacts();
  const resend = useWrite(resendVerificationEmail, {
    failure: words.failed,
    onSuccess: ({ answer: { alreadyVerified } }) => {
      if (alreadyVerified) reloadCurrentUser();
    },
    done: ({ answer: { alreadyVerified } }) => ({ ...(alreadyVerified ? words.already : words.sent), tone: 'good' }),
  });
  if (user.emailVerified !== false || facts === undefined || facts.mailGoesTo === 'nowhere') return null;
  return (
    <div className="mb-6">
      <Note tone="warning">
        <p className="font-semibold">{words.title}</p>
        <p>
          {words.text} <Breakable text={user.email} />. {words.why}
        </p>
        <Button tone="quiet" size="small" className="mt-3" disabled={resend.isPending} onClick={() => resend.run({})}>
          {resend.isPending ? words.busy : words.again}
        </Button>
      </Note>
    </div>
  );
};
