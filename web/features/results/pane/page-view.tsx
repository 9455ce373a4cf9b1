import { ZoomIn, ZoomOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Button } from '../../../ui/button.tsx';
import type { Mark } from '../recommendations/marks-of.ts';
import { words } from './words.ts';
import { PageLegend } from './page-legend.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { HighlightBar } from './highlight-bar.tsx';
import { ScrollArea } from '../../../ui/scroll-box.tsx';

// Drawing Word documents takes 60 kB of code that PDFs do not need.
const DocxPages = lazy(() => import('./docx-pages.tsx'));

/** The pages as a person sees them, with every finding marked in its place. */
export const PageView = ({ result, marks }: { result: StoredAnalysis; marks: readonly Mark[] }) => {
  const [isLarge, setIsLarge] = useState(false);
  if (result.document === null) return <p className="text-ink-soft">{words.tooOld}</p>;
  const { kind, pages } = result.document;
  return (
    <div data-print="no" className="flex min-h-0 grow flex-col">
      <div className="mb-2 flex items-start justify-between gap-3">
        <PageLegend marks={marks} />
        <Button size="small" tone="quiet" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
          {isLarge ? <ZoomOut aria-hidden className="size-4" /> : <ZoomIn aria-hidden className="size-4" />}
          {words.larger}
        </Button>
      </div>
      <ScrollArea label={words.pages} className="pb-4 wide:pr-2">
        <div className={isLarge ? 'w-[180%]' : 'w-full'}>
          {kind === 'pdf' ? (
            <PdfPages id={result.id} pages={pages} marks={marks} />
          ) : (
            <Suspense fallback={<p className="text-ink-soft">{words.drawing}</p>}>
              <DocxPages id={result.id} marks={marks} />
            </Suspense>
          )}
        </div>
      </ScrollArea>
      <HighlightBar marks={marks} />
    </div>
  );
};
