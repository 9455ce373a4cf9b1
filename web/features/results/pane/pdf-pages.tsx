import { useRef, useState } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { getPageImage } from '#contract/api/original-file.ts';
import { addressOf } from '../../../data/http/path-of.ts';
import { Button } from '../../../ui/button.tsx';
import type { Mark } from '../recommendations/marks-of.ts';
import { useSample } from '../sample.ts';
import { useHighlight } from './highlight.ts';
import { words } from './words.ts';
import { Sheet } from './sheet.tsx';
import { locateInPdf, strokesOn } from './strokes-of.ts';
import { useScrollToStroke } from './use-scroll-to-stroke.ts';

type Pages = NonNullable<StoredAnalysis['document']>['pages'];

/** The pages of a PDF, drawn by the server. */
export const PdfPages = ({ id, pages, marks }: { id: string; pages: Pages; marks: readonly Mark[] }) => {
  const { highlight } = useHighlight();
  const whole = useRef<HTMLDivElement>(null);
  useScrollToStroke(whole, highlight);
  return (
    <div ref={whole} className="grid gap-4">
      {pages.map(({ widthPt, heightPt }, index) => (
        <Sheet
          key={String(index)}
          label={words.pageOf(index + 1, pages.length)}
          extent={{ width: widthPt, height: heightPt }}
          strokes={strokesOn(index + 1, marks, highlight, locateInPdf)}
        >
          <Picture id={id} page={index + 1} label={words.pageOf(index + 1, pages.length)} />
        </Sheet>
      ))}
    </div>
  );
};

const Picture = ({ id, page, label }: { id: string; page: number; label: string }) => {
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const sample = useSample();
  const retry = (): void => {
    setAttempt(attempt + 1);
    setIsBroken(false);
  };
  if (isBroken)
    return (
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-4 text-center text-on-page">
        <p role="alert">{words.noPicture}</p>
        <Button size="small" tone="quiet" onClick={retry}>
          {words.again}
        </Button>
      </div>
    );
  return (
    <img
      key={attempt}
      src={sample?.pictures[page - 1] ?? addressOf(getPageImage, { id, page })}
      alt={`${label}, ${words.asSeen}`}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full"
      onError={() => setIsBroken(true)}
    />
  );
};
