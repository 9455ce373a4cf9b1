import { configure, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { ResultsView, type ShownView } from '../features/results/results-view.tsx';
import { fakeServer } from './fake-server.ts';
import { renderPart } from './render-part.tsx';

/** What a test file of the results calls first: nobody is signed in, and closed tabs and folds are searched, too. */
export const prepareResults = (): void => {
  // A whole report is large, and computing what is visible takes most of the time.
  configure({ defaultHidden: true });
  beforeEach(
    () => void fakeServer({ 'GET /api/me': [{ status: 401, body: { code: 'signed-out', message: 'Signed out' } }] }),
  );
  afterEach(() => void vi.unstubAllGlobals());
};

const ignore = (): void => {};

/** Shows a report and returns what it asked of the address bar. */
export const show = (result: StoredAnalysis, view: Partial<ShownView> = {}) => {
  const onViewChange = vi.fn<(view: Partial<ShownView>) => void>();
  renderPart(
    <ResultsView
      result={result}
      view={{ tab: null, pane: null, ...view }}
      onViewChange={onViewChange}
      onUploadNew={ignore}
    />,
  );
  return onViewChange;
};

export const region = (name: string) => within(screen.getByRole('region', { name }));
export const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));
