import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Mark } from '../recommendations/marks-of.ts';
import { NumberTag } from '../recommendations/number-tag.tsx';
import { useHighlight, type Highlight } from './highlight.ts';
import { words } from './words.ts';

/** Explains the current mark on the page, with buttons to the next and previous one. */
export const HighlightBar = ({ marks }: { marks: readonly Mark[] }) => {
  const { highlight, showFinding, stepPlaces, openFinding } = useHighlight();
  const placed = marks.filter(({ places }) => places.length > 0);
  if (highlight.is === 'words')
    return (
      <Bar>
        <p className="min-w-0 grow">
          <span className="font-semibold">{highlight.title}</span>
          <span className="block text-sm text-ink-soft tabular-nums">{placeOf(highlight)}</span>
        </p>
        {highlight.places.length > 1 && (
          <Steps previous={words.previousPlace} next={words.nextPlace} onStep={stepPlaces} />
        )}
        <Step label={words.backToFindings} onClick={() => showFinding(null)}>
          <X aria-hidden className="size-5" />
        </Step>
      </Bar>
    );
  const at = placed.findIndex(({ number }) => number === highlight.number);
  const mark = placed[at];
  if (mark === undefined) return null;
  const step = (offset: number): void => showFinding(placed.at((at + offset) % placed.length)?.number ?? null);
  return (
    <Bar>
      <NumberTag number={mark.number} isChosen />
      <div className="min-w-0 grow">
        <p className="font-semibold">{mark.title}</p>
        {mark.action !== undefined && (
          <p className="line-clamp-2 text-sm text-ink-soft wide:line-clamp-none">{mark.action}</p>
        )}
        <button type="button" className="prose-link min-h-8 text-sm" onClick={() => openFinding(mark.number)}>
          {words.openFinding}
        </button>
      </div>
      <Steps previous={words.previous} next={words.next} onStep={step} />
    </Bar>
  );
};

const Bar = ({ children }: { children: ReactNode }) => (
  <section
    aria-live="polite"
    aria-label={words.pointedAt}
    className="sticky bottom-16 z-10 mt-2 flex shrink-0 items-start gap-3 rounded-md border border-ink bg-sheet p-3 wide:static"
  >
    {children}
  </section>
);

/** Marks, not mentions: one that goes on in the next line has two. */
const placeOf = ({ places, at }: Extract<Highlight, { is: 'words' }>): string => {
  const page = places[at]?.page;
  if (places.length > 1) return words.markOf(at + 1, places.length, page);
  return page === undefined ? words.markedOnce : words.markedOn(page);
};

const Steps = ({ previous, next, onStep }: { previous: string; next: string; onStep: (offset: number) => void }) => (
  <div className="flex shrink-0">
    <Step label={previous} onClick={() => onStep(-1)}>
      <ChevronLeft aria-hidden className="size-5" />
    </Step>
    <Step label={next} onClick={() => onStep(1)}>
      <ChevronRight aria-hidden className="size-5" />
    </Step>
  </div>
);

const Step = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={label}
    className="flex size-9 shrink-0 items-center justify-center rounded-md hover:bg-well"
    onClick={onClick}
  >
    {children}
  </button>
);
