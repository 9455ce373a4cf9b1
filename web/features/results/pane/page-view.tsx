import { lazy, Suspense } from 'react';
import type { StoredAnalysis } from '#contract/analyses.ts';
import type { Mark } from '../marks-of.ts';
import { words } from '../words.ts';
import { PageLegend } from './page-legend.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { PointedAt } from './pointed-at.tsx';

// Drawing Word documents takes 60 kB of code, which no PDF needs.
const DocxPages = lazy(() => import('./docx-pages.tsx'));

/** The pages as a person sees them, with everything that was found marked at its place. */
export const PageView = ({ result, marks }: { result: StoredAnalysis; marks: readonly Mark[] }) => {
  if (result.document === null) return <p className="text-ink-soft">{words.pane.tooOld}</p>;
  const { kind, pages } = result.document;
  return (
    <div data-print="no" className="flex min-h-0 grow flex-col">
      <PageLegend marks={marks} />
      <div
        data-scrolls
        className="grid min-h-0 content-start gap-4 pb-4 wide:grow wide:overflow-y-auto wide:overscroll-contain wide:pr-2"
      >
        {kind === 'pdf' ? (
          <PdfPages id={result.id} pages={pages} marks={marks} />
        ) : (
          <Suspense fallback={<p className="text-ink-soft">{words.pane.drawing}</p>}>
            <DocxPages id={result.id} marks={marks} />
          </Suspense>
        )}
      </div>
      <PointedAt marks={marks} />
    </div>
  );
};
