import { useState } from 'react';
import { ApiError, sentenceOf } from './http/api-error.ts';
import { signedOut } from '../session/current-user.ts';
import { toast } from '../ui/toasts/toast.ts';

/** Something that a click does on the server. One at a time; a failure is said in a toast with its sentence, or with `otherwise`. */
export const useAction = (otherwise: string) => {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      toast({ title: 'Error', message: sentenceOf(error, otherwise), tone: 'error' });
      if (error instanceof ApiError && error.isSignedOut) signedOut();
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run: (act: () => Promise<void>) => void run(act) };
};
