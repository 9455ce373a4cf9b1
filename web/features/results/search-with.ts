import type { Asked } from './results-view.tsx';

/** The address bar with another tab or pane. What is the usual choice needs no word in it. */
export const searchWith = (now: URLSearchParams, { tab, pane }: Partial<Asked>): URLSearchParams => {
  const next = new URLSearchParams(now);
  if (tab !== undefined) next.set('tab', tab ?? 'overview');
  if (next.get('tab') === 'overview') next.delete('tab');
  if (pane === null) next.delete('pane');
  else if (pane !== undefined) next.set('pane', pane);
  return next;
};
