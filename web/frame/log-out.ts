import { leaveSite, takeLeaveReason } from '../session/leave-reason.ts';
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
  leaveSite('loggedOut');
};

/** Shows the confirmation of the previous page: logged out, or account deleted. */
export const showLeaveReason = (): void => {
  const reason = takeLeaveReason();
  if (reason !== null) toast({ ...words[reason], tone: 'good' });
};
