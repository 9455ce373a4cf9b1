import { intentionsIn } from '../../session/redirect.ts';

type Sentences = { waiting: string; plan: string; back: string };

/** Said above a form of the account: what goes on after it, and what is kept until then. null: nobody asked for anything. */
export const whatWaits = (search: URLSearchParams, hasWaitingResume: boolean, words: Sentences): string | null => {
  if (hasWaitingResume) return words.waiting;
  const { plan, redirect } = intentionsIn(search);
  if (plan !== undefined) return words.plan;
  return redirect === undefined ? null : words.back;
};
