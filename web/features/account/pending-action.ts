import { intentionsIn } from '../../session/redirect.ts';

type Sentences = { waiting: string; plan: string; back: string };

/**
 * The note above an account form: what continues after it, and what is kept until then. null if nothing was requested.
 */
export const pendingActionNote = (
  search: URLSearchParams,
  hasWaitingResume: boolean,
  words: Sentences,
): string | null => {
  if (hasWaitingResume) return words.waiting;
  const { plan, redirect } = intentionsIn(search);
  if (plan !== undefined) return words.plan;
  return redirect === undefined ? null : words.back;
};
