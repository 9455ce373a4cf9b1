import { useEffect } from 'react';
import { toast } from '../../ui/toasts/toast.ts';
import { words } from './words.ts';

/** Shows one notice that the plans on the page are the built-in ones. */
export const useLoadFailure = (hasFailed: boolean): void => {
  useEffect(() => {
    if (hasFailed) toast({ ...words.loadFailedToast, tone: 'error' });
  }, [hasFailed]);
};
