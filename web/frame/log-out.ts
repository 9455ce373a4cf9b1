import { leaveFor, takeFarewell } from '../session/farewell.ts';
import { toast } from '../ui/toasts/toast.ts';
import { words } from './words.ts';

/** `failed` is the message if the server could not be reached. */
export const logOut = async (failed: string = words.logoutFailed.message): Promise<void> => {
  try {
    const { endSession } = await import('../session/session-calls.ts');
    await endSession();
  } catch {
    toast({ ...words.logoutFailed, message: failed, tone: 'error' });
    return;
  }
  leaveFor('loggedOut');
};

/** Shows the confirmation of the previous page: logged out, or account deleted. */
export const showFarewell = (): void => {
  const farewell = takeFarewell();
  if (farewell !== null) toast({ ...words[farewell], tone: 'good' });
};
