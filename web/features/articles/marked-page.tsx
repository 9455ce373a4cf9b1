import {
  markedPages,
  type MarkedPage as Page,
  type MarkedPageId,
  pictureOfPage,
} from '#content/articles/marked-pages.ts';
import generated from '#content/generated/marked-pages.json';

const pages: Readonly<Record<MarkedPageId, Page>> = generated;

/** `<MarkedPage id="columns" />`: a page of an example resume with the engine's marks, and the list of these. */
const MarkedPage = ({ id }: { id: MarkedPageId }) => {
  const { widthPt, heightPt, marks } = pages[id];
  const { alt, caption } = markedPages[id];
  return (
    <figure className="my-8 rounded-lg border border-line bg-well p-3 sm:p-5 print:break-inside-avoid">
      <div className="grid max-w-xl grid-cols-[1.125rem_minmax(0,1fr)] gap-x-1.5">
        <div aria-hidden className="relative">
          {marks.map(({ title, tagTop }, index) => (
            <span
              key={title}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${(100 * tagTop) / heightPt}%` }}
            >
              <Number number={index + 1} />
            </span>
          ))}
        </div>
        {/* Paper stays paper: black ink on a forced black ground would be lost. */}
        <div
          className="relative isolate overflow-hidden border border-line-strong bg-page forced-color-adjust-none"
          style={{ aspectRatio: `${widthPt} / ${heightPt}` }}
        >
          <img
            src={pictureOfPage(id)}
            alt={alt}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full mix-blend-multiply"
          />
          {marks.flatMap(({ title, boxes }) =>
            boxes.map((box) => (
              <span
                key={`${title} ${box.x} ${box.y}`}
                aria-hidden
                data-mark
                className="stroke absolute rounded-[2px] bg-stroke-chosen print:outline-1 print:outline-stroke-line"
                style={positionOf(box, { widthPt, heightPt })}
              />
            )),
          )}
        </div>
      </div>
      <figcaption className="mt-3 text-sm leading-normal text-ink-soft">
        <p>{caption}</p>
        <ol className="mt-2 grid gap-1.5">
          {marks.map(({ title, quotes }, index) => (
            <li key={title} className="flex gap-2">
              <span aria-hidden className="pt-0.5">
                <Number number={index + 1} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold text-ink">{title}</span>
                {quotes.length > 0 && `: ${quotes.map((quote) => `“${quote}”`).join(', ')}`}
              </span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
};

export default MarkedPage;

const Number = ({ number }: { number: number }) => (
  <span className="flex size-4 items-center justify-center rounded-full border border-mark-line bg-mark text-[0.625rem] leading-none font-semibold text-ink tabular-nums">
    {number}
  </span>
);

/** Strokes are a little larger than the letters, as with a real pen. */
const overhangPt = 1.5;

const positionOf = (
  { x, y, width, height }: Page['marks'][number]['boxes'][number],
  { widthPt, heightPt }: Pick<Page, 'widthPt' | 'heightPt'>,
) => ({
  left: `${(100 * (x - overhangPt)) / widthPt}%`,
  top: `${(100 * (y - overhangPt)) / heightPt}%`,
  width: `${(100 * (width + 2 * overhangPt)) / widthPt}%`,
  height: `${(100 * (height + 2 * overhangPt)) / heightPt}%`,
});
