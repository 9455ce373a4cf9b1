import type { Segment } from './segments.ts';

// Markers of a list that are set apart from their items: at half the height of the line above, or further left than
// other words. Each is joined to its item before rows and columns are looked for, so that they are no column.

/** A single sign, 'o' as Word and Google Docs print it, and a number. */
const marker = /^(?:[^\p{L}\p{M}\p{N}\s|/&@,.:;()[\]{}"'“”‘’]|o|\(?\d{1,2}[.)]|[a-z][.)])$/u;
/** Numbers differ from item to item; signs of one list are the same. */
const kindOf = (text: string): string => text.replace(/\d{1,2}|[a-z](?=[.)])/u, '1');

/** In em: further left is a sign of its own. Wider than in `segmentsOf`, which joins single signs, too. */
const maxGap = 6;
/** A list has more than one item. */
const minItems = 2;
/** In points: edges closer than this are one edge. */
const edgeGridPt = 1.5;
/** As a share of the smaller height: how much of a marker is level with its item. */
const minLevel = 0.4;

type Pair = { marker: Segment; item: Segment };

/** More are no list that anybody reads, and comparing them all would take long. */
const maxMarkers = 400;

/** The segments with each marker of a list at the beginning of its item. */
export const withMarkersJoined = (segments: readonly Segment[]): Segment[] => {
  const markers = new Set(segments.filter(({ text, scraps }) => scraps.length === 1 && marker.test(text)));
  if (markers.size < minItems || markers.size > maxMarkers) return [...segments];
  const others = segments.filter((segment) => !markers.has(segment));
  const pairs = [...markers].flatMap((sign): Pair[] => {
    const item = itemOf(sign, others);
    return item === null ? [] : [{ marker: sign, item }];
  });
  const inLists = pairs.filter((pair) => pairs.filter((other) => isOfOneList(pair, other)).length >= minItems);
  // a row of dots rates what is beside it
  const ofItems = Map.groupBy(inLists, ({ item }) => item);
  const markerOf = new Map(
    [...ofItems].flatMap(([item, [only, ...more]]) =>
      only === undefined || more.length > 0 ? [] : [[item, only.marker] as const],
    ),
  );
  const joined = new Set(markerOf.values());
  return segments.flatMap((segment) => {
    if (joined.has(segment)) return [];
    const own = markerOf.get(segment);
    return own === undefined ? [segment] : [withMarker(own, segment)];
  });
};

/** How much of the smaller of two segments is level with the other, from 0 to 1. */
const levelOf = (one: Segment, other: Segment): number =>
  (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) /
  Math.max(0.1, Math.min(one.bottom - one.top, other.bottom - other.top));

/** The text to the right of a marker that is most level with it, unless the marker is nearer to a text on its left. */
const itemOf = (sign: Segment, others: readonly Segment[]): Segment | null => {
  const level = others.filter((other) => levelOf(sign, other) > minLevel);
  const rightOf = level.filter(
    ({ left, size }) => left >= sign.right && left - sign.right <= maxGap * Math.max(size, sign.size),
  );
  const [item] = rightOf.toSorted((a, b) => distanceTo(sign, a) - distanceTo(sign, b));
  if (item === undefined) return null;
  return level.some(({ right }) => right <= sign.left && sign.left - right < item.left - sign.right) ? null : item;
};

/** Of two texts that are as level, the nearer one is the item. */
const distanceTo = (sign: Segment, item: Segment): number =>
  Math.abs(item.baseline - sign.baseline) + 0.1 * (item.left - sign.right);

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < edgeGridPt;

const isOfOneList = (one: Pair, other: Pair): boolean =>
  kindOf(one.marker.text) === kindOf(other.marker.text) &&
  isNear(one.marker.left, other.marker.left) &&
  isNear(one.item.left, other.item.left);

const withMarker = (sign: Segment, item: Segment): Segment => ({
  ...item,
  scraps: [...sign.scraps, ...item.scraps],
  text: `${sign.text} ${item.text}`,
  left: sign.left,
});
