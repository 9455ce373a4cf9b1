import { useEffect, useRef } from 'react';
import type { DrawnDocument } from '../pane/draw-docx.ts';
import { useDrawing } from './queries.ts';
import { words } from './words.ts';

/** US letter at 96 pixels per inch, where the drawing does not say. */
const usualWidth = 816;

/** The pages of a Word file, as wide as there is room. `only`: the repairs that it has; null for the file as it was uploaded. */
export const DrawnFile = ({
  id,
  only,
  label,
  title,
}: {
  id: string;
  only: string | null;
  label: string;
  title: string;
}) => {
  const { data, error } = useDrawing(id, only);
  return (
    <figure aria-label={label} className="min-w-0">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      {data === undefined && <p className="text-ink-soft">{error === null ? words.drawing : words.noDrawing}</p>}
      {data !== undefined && <Pages drawn={data} />}
    </figure>
  );
};

const Pages = ({ drawn }: { drawn: DrawnDocument }) => {
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [around, inner] = [frame.current, host.current];
    if (around === null || inner === null) return undefined;
    // Its own root: the styles of the file and ours cannot affect each other.
    const root = inner.shadowRoot ?? inner.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = drawn.styles;
    root.replaceChildren(...drawn.nodes);
    const fit = (): void => {
      const scale = Math.min(1, around.clientWidth / (inner.offsetWidth || usualWidth));
      inner.style.transform = `scale(${scale})`;
      around.style.height = `${Math.ceil(inner.offsetHeight * scale)}px`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [drawn]);
  return (
    <div ref={frame} className="overflow-hidden border border-line-strong">
      <div ref={host} className="w-max origin-top-left" />
    </div>
  );
};
