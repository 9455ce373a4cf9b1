import type { ShownView } from './results-view.tsx';

/** The search parameters with another tab or pane. The default tab is left out. */
export const searchWith = (now: URLSearchParams, { tab, pane }: Partial<ShownView>): URLSearchParams => {
  const next = new URLSearchParams(now);
  if (tab !== undefined) next.set('tab', tab ?? 'overview');
  if (next.get('tab') === 'overview') next.delete('tab');
  if (pane === null) next.delete('pane');
  else if (pane !== undefined) next.set('pane', pane);
  return next;
};
