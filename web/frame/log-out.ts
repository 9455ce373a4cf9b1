import { leaveFor, takeFarewell } from '../session/farewell.ts';
import { toast } from '../ui/toast.ts';
import { words } from './words.ts';

export const logOut = async (): Promise<void> => {
  try {
    const { endSession } = await import('../session/ask-server.ts');
    await endSession();
  } catch {
    toast({ ...words.logoutFailed, tone: 'error' });
    return;
  }
  leaveFor('loggedOut');
};

/** Says what happened on the page before: logged out, or the account deleted. */
export const showFarewell = (): void => {
  const farewell = takeFarewell();
  if (farewell !== null) toast({ ...words[farewell], tone: 'good' });
};
