import { useState } from 'react';
import { loginWithPasskey, startPasskeyLogin } from '#contract/api/access/passkeys.ts';
import type { User } from '#contract/api/accounts.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/forms/form.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { words as allWords } from './words.ts';

const words = allWords.passkey;

/** Only where the browser and the address of the site know passkeys. The code for them is loaded when it is used. */
export const PasskeyLogin = ({ onDone }: { onDone: (user: User) => void }) => {
  const isPossible = usePublicFacts().data?.passkeysArePossible === true;
  const start = useWrite(startPasskeyLogin);
  const enter = useWrite(loginWithPasskey);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Only read once the facts are there, so never while a page is built.
  if (!isPossible || !('PublicKeyCredential' in window)) return null;
  const signIn = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const { options } = await start.send({});
      const response = await startAuthentication({ optionsJSON: options });
      const { user } = await enter.send({ response });
      toast({ ...allWords.login.succeeded, tone: 'good' });
      onDone(user);
    } catch (error) {
      const isCanceled = error instanceof Error && error.name === 'NotAllowedError';
      setFailure(isCanceled ? words.canceled : sentenceOf(error, words.failed));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <Button tone="quiet" disabled={isBusy} onClick={() => void signIn()}>
        {isBusy ? words.busy : words.button}
      </Button>
      <FormFailure failure={failure} />
    </div>
  );
};
