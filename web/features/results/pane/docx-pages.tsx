import { useEffect, useRef, useState } from 'react';
import { downloadOriginalFile } from '#contract/api/original-file.ts';
import { sentenceOf } from '../../../data/http/api-error.ts';
import { loadFile } from '../../../data/http/load-file.ts';
import { useResource } from '../../../data/use-resource.ts';
import { Button } from '../../../ui/button.tsx';
import type { Mark } from '../recommendations/marks-of.ts';
import { useHighlight } from './highlight.ts';
import { words } from './words.ts';
import { drawDocx, type DrawnDocument } from './draw-docx.ts';
import { paragraphsOf, paragraphWith, rangeOf } from './find-quote.ts';
import { Sheet } from './sheet.tsx';
import { strokesOn, type Box, type Locate } from './strokes-of.ts';
import { useScrollToStroke } from './use-scroll-to-stroke.ts';

/** A Word document, drawn in the browser from the file. */
const DocxPages = ({ id, marks }: { id: string; marks: readonly Mark[] }) => {
  const { data, error, refetch } = useResource(['drawn file', id], async (signal) =>
    drawDocx(await loadFile(downloadOriginalFile, { id }, { signal })),
  );
  if (data !== undefined) return <Drawn drawn={data} marks={marks} />;
  if (error === null) return <p className="text-ink-soft">{words.drawing}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{sentenceOf(error, words.noPicture)}</p>
      <Button size="small" tone="quiet" onClick={() => void refetch()}>
        {words.again}
      </Button>
    </div>
  );
};

export default DocxPages;

type Layout = { width: number; height: number; locate: Locate };

const Drawn = ({ drawn, marks }: { drawn: DrawnDocument; marks: readonly Mark[] }) => {
  const { highlight } = useHighlight();
  const whole = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout | null>(null);
  useEffect(() => {
    if (host.current !== null) setLayout(mountAndMeasure(host.current, drawn));
  }, [drawn]);
  useScrollToStroke(whole, highlight);
  const extent = layout ?? initialExtent;
  return (
    <div ref={whole} className="grid">
      <Sheet
        label={words.document}
        extent={extent}
        strokes={layout === null ? [] : strokesOn(1, marks, highlight, layout.locate)}
      >
        <Scaled width={extent.width}>
          <div ref={host} className="w-max" />
        </Scaled>
      </Sheet>
    </div>
  );
};

/** US letter at 96 pixels per inch, until the drawing is measured. */
const initialExtent = { width: 816, height: 1056 };

/** Draws its content at natural size and scales it to the width there is. */
const Scaled = ({ width, children }: { width: number; children: React.ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--scale', String(element.clientWidth / width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={frame} className="absolute inset-0 overflow-hidden">
      <div className="origin-top-left scale-(--scale)">{children}</div>
    </div>
  );
};

/** Puts the drawing into a shadow root, where its styles and ours cannot affect each other, and measures it. */
const mountAndMeasure = (host: HTMLElement, { nodes, styles }: DrawnDocument): Layout => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styles;
  root.replaceChildren(...nodes);
  const [width, height] = [host.offsetWidth, host.offsetHeight];
  const paragraphs = paragraphsOf(root);
  const locate: Locate = ({ quote, paragraph = 0 }) => {
    const found = paragraphs[paragraphWith(quote, paragraph, paragraphs)];
    const range = found === undefined ? null : rangeOf(quote, found);
    return range === null ? [] : boxesOf(range, host).map((box) => ({ sheet: 1, box }));
  };
  return { width: width || initialExtent.width, height: height || initialExtent.height, locate };
};

/** One box for each line, in the pixels of the unscaled drawing. */
const boxesOf = (range: Range, host: HTMLElement): Box[] => {
  const origin = host.getBoundingClientRect();
  // The drawing is scaled down.
  const scale = origin.width / Math.max(host.offsetWidth, 1);
  const lines: Box[] = [];
  for (const { left, top, width, height } of range.getClientRects()) {
    if (width === 0) continue;
    const box = {
      x: (left - origin.left) / scale,
      y: (top - origin.top) / scale,
      width: width / scale,
      height: height / scale,
    };
    const line = lines.at(-1);
    const isSameLine =
      line !== undefined && Math.abs(line.y + line.height / 2 - box.y - box.height / 2) < box.height / 2;
    if (isSameLine) line.width = Math.max(line.x + line.width, box.x + box.width) - line.x;
    else lines.push(box);
  }
  return lines;
};
