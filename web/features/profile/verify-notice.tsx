import type { User } from '#contract/api/accounts.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import type { getPublicFacts } from '#contract/api/public-facts.ts';
import { resendVerificationEmail } from '#contract/api/verify-email.ts';
import { reloadCurrentUser } from '../../session/current-user.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useWrite } from '../../data/use-write.ts';
import { words as allWords } from './words.ts';

const words = allWords.verify;

/** Asks for the click in the email without blocking anything. Hidden if the server cannot send email. */
export const VerifyNotice = ({
  user,
  mailGoesTo,
}: {
  user: User;
  mailGoesTo: OutputOf<typeof getPublicFacts>['mailGoesTo'] | undefined;
}) => {
  const resend = useWrite(resendVerificationEmail, {
    failure: words.failed,
    onSuccess: ({ answer: { alreadyVerified } }) => {
      if (alreadyVerified) reloadCurrentUser();
    },
    done: ({ answer: { alreadyVerified } }) => ({
      ...(alreadyVerified ? words.already : words.sent(user.email)),
      tone: 'good',
    }),
  });
  if (user.emailVerified !== false || mailGoesTo === undefined || mailGoesTo === 'nowhere') return null;
  return (
    <div className="mb-6">
      <Note tone="warning">
        <p className="font-semibold">{words.title}</p>
        <p>
          {words.text} <Breakable text={user.email} />.
        </p>
        <p className="mt-1 text-sm">{words.why}</p>
        <Button tone="quiet" size="small" className="mt-3" disabled={resend.isPending} onClick={() => resend.run({})}>
          {resend.isPending ? words.busy : words.again}
        </Button>
      </Note>
    </div>
  );
};
