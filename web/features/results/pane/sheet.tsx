import { Fragment, useRef, type MouseEvent, type ReactNode } from 'react';
import { classes } from '../../../ui/class-names.ts';
import { NumberTag } from '../recommendations/number-tag.tsx';
import { useHighlight } from './highlight.ts';
import { spreadTags } from './spread-tags.ts';
import type { Box, StrokeGroup } from './strokes-of.ts';
import { useElementSize, type ElementSize } from './use-element-size.ts';

/** Width and height in the unit of the boxes: points of a PDF page, pixels of a drawn Word document. */
type Extent = { width: number; height: number };

const tagPx = 30;

/** One sheet of paper with its content, the strokes over it and numbered buttons beside it. A click on a stroke does what its button does. */
export const Sheet = ({
  label,
  extent,
  strokes,
  children,
}: {
  label: string;
  extent: Extent;
  strokes: readonly StrokeGroup[];
  children: ReactNode;
}) => {
  const paper = useRef<HTMLDivElement>(null);
  const size = useElementSize(paper);
  const { chooseMark } = useHighlight();
  const isOneChosen = strokes.some(({ isChosen }) => isChosen);
  const openUnder = (event: MouseEvent): void => {
    const hit = strokeUnder(event, extent, strokes);
    if (hit !== null) chooseMark(hit);
  };
  return (
    <figure aria-label={label} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-1.5">
      <Tags extent={extent} strokes={strokes} size={size} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for the pointer; the same is on the numbers, which are buttons */}
      <div
        ref={paper}
        onClick={openUnder}
        // Paper stays paper: black ink on a forced black ground would be lost.
        className="relative isolate overflow-hidden border border-line-strong bg-page forced-color-adjust-none"
        style={{ aspectRatio: `${extent.width} / ${extent.height}` }}
      >
        <div className="absolute inset-0 mix-blend-multiply">{children}</div>
        {strokes.map((group) =>
          group.boxes.map((box, index) => (
            <Fragment key={`${group.key} ${String(index)}`}>
              <span
                aria-hidden
                data-stroke={`${group.key} ${index}`}
                className={classes(
                  'stroke absolute rounded-[2px]',
                  group.number !== null && 'cursor-pointer',
                  strokeClasses(group, isOneChosen),
                )}
                style={positionOf(box, extent)}
              />
              <span
                aria-hidden
                data-frame={`${group.key} ${index}`}
                className={classes('pointer-events-none absolute rounded-[2px]', frameClasses(group, isOneChosen))}
                style={positionOf(box, extent)}
              />
            </Fragment>
          )),
        )}
      </div>
    </figure>
  );
};

/** Findings may overlap; the chosen one must stay readable, so the others fade. */
const strokeClasses = ({ number, isChosen }: StrokeGroup, isOneChosen: boolean): string => {
  if (number === null)
    return classes('bg-stroke-words ring-stroke-words-line', isChosen ? 'z-10 ring-2 draw-once' : 'opacity-60 ring-1');
  if (isChosen) return 'z-10 bg-stroke-chosen ring-1 ring-stroke-line draw-once';
  return isOneChosen ? 'opacity-0' : 'bg-stroke';
};

/**
 * Multiplying leaves a dark column as dark as it is, so a stroke shows nothing there. Its frame shows, because it does not
 * blend. It stands outside the line of the stroke and is as light as the stroke, so white paper shows no second line.
 */
const frameClasses = ({ number, isChosen }: StrokeGroup, isOneChosen: boolean): string => {
  if (number === null)
    return classes('outline-stroke-words', isChosen ? 'z-10 outline-2 outline-offset-2' : 'outline-1 outline-offset-1');
  if (isChosen) return 'z-10 outline-2 outline-offset-1 outline-stroke-chosen';
  return isOneChosen ? 'opacity-0' : 'outline-2 outline-stroke';
};

/** Strokes are a little larger than the letters, as with a real pen. In units of the extent. */
const overhang = 1.5;

const positionOf = ({ x, y, width, height }: Box, extent: Extent) => ({
  left: `${(100 * (x - overhang)) / extent.width}%`,
  top: `${(100 * (y - overhang)) / extent.height}%`,
  width: `${(100 * (width + 2 * overhang)) / extent.width}%`,
  height: `${(100 * (height + 2 * overhang)) / extent.height}%`,
});

const strokeUnder = (event: MouseEvent, extent: Extent, strokes: readonly StrokeGroup[]): number | null => {
  const area = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - area.left) / area.width) * extent.width;
  const y = ((event.clientY - area.top) / area.height) * extent.height;
  // The smallest box wins: a word inside a marked paragraph can only be selected by clicking it.
  const [hit] = strokes
    .flatMap(({ number, boxes }) => boxes.map((box) => ({ number, box })))
    .filter(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
    .toSorted((one, other) => one.box.width * one.box.height - other.box.width * other.box.height);
  return hit?.number ?? null;
};

const Tags = ({
  extent,
  strokes,
  size,
}: {
  extent: Extent;
  strokes: readonly StrokeGroup[];
  size: ElementSize | null;
}) => {
  const { chooseMark } = useHighlight();
  const heightPx = size?.heightPx ?? 0;
  const numbered = strokes.flatMap(({ number, ...rest }) => (number === null ? [] : [{ ...rest, number }]));
  const tops = spreadTags(
    numbered.map(({ boxes }) => (middleOf(boxes[0]) / extent.height) * heightPx - tagPx / 2),
    tagPx,
    heightPx,
  );
  return (
    <ul className="relative" hidden={size === null}>
      {numbered.map(({ number, title, boxes, isChosen }, index) => (
        <li key={number} className="absolute right-0" style={{ top: tops[index] }}>
          <button
            type="button"
            aria-label={tagLabel(number, title, boxes.length)}
            aria-pressed={isChosen}
            className="flex size-7 items-center justify-center rounded-full"
            onClick={() => chooseMark(number)}
          >
            <NumberTag number={number} isChosen={isChosen} />
          </button>
        </li>
      ))}
    </ul>
  );
};

const middleOf = (box: Box | undefined): number => (box === undefined ? 0 : box.y + box.height / 2);

const tagLabel = (number: number, title: string, places: number): string =>
  `Finding ${number}: ${title}${places > 1 ? ` (${places} places here)` : ''}`;
