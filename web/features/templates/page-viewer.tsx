import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { pageImage, pageSizes } from '#content/templates/catalog.ts';
import type { Template, TemplateVariant } from '#contract/api/templates.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { words as allWords } from './words.ts';

const words = allWords.preview;

/** Zoom levels: widths of the page within its box. */
const zooms = ['w-full', 'w-[150%] max-w-none', 'w-[200%] max-w-none'] as const;

/** The pages of a template, one at a time, with three zoom levels. */
export const PageViewer = ({
  template: { id, title, pages: pagesOf },
  variant,
}: {
  template: Template;
  variant: TemplateVariant;
}) => {
  const [turnedTo, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const pages = pagesOf[variant];
  const page = Math.min(turnedTo, pages);
  const name = `${words.page} ${page} ${words.of} ${pages}`;
  return (
    <div className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output className="text-sm text-ink-soft tabular-nums">{name}</output>
        <div className="flex gap-1">
          {pages > 1 && (
            <>
              <Step label={words.previous} isOff={page === 1} onStep={() => setPage(page - 1)}>
                <ChevronLeft aria-hidden className="size-5" />
              </Step>
              <Step label={words.next} isOff={page === pages} onStep={() => setPage(page + 1)}>
                <ChevronRight aria-hidden className="size-5" />
              </Step>
            </>
          )}
          <Step label={words.smaller} isOff={zoom === 0} onStep={() => setZoom(zoom - 1)}>
            <ZoomOut aria-hidden className="size-5" />
          </Step>
          <Step label={words.larger} isOff={zoom === zooms.length - 1} onStep={() => setZoom(zoom + 1)}>
            <ZoomIn aria-hidden className="size-5" />
          </Step>
        </div>
      </div>
      <ScrollBox label={words.pages} className="max-h-[70vh] overflow-x-auto border-line bg-well p-2 sm:p-4">
        <img
          key={`${variant} ${page}`}
          src={pageImage(id, variant, page, 'large')}
          alt={`${title}, ${words.variants[variant]}, ${name}`}
          width={pageSizes.large.widthPx}
          height={pageSizes.large.heightPx}
          className={classes('h-auto border border-line bg-[#fff]', zooms[zoom])}
        />
      </ScrollBox>
      <p className="text-sm text-ink-soft">{words.notes[variant]}</p>
    </div>
  );
};

const Step = ({
  label,
  isOff,
  onStep,
  children,
}: {
  label: string;
  isOff: boolean;
  onStep: () => void;
  children: ReactNode;
}) => (
  <Button tone="quiet" size="square" aria-label={label} disabled={isOff} onClick={onStep}>
    {children}
  </Button>
);
