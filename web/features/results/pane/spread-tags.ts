/**
 * The tops of tags beside a page: each as near to its desired top as possible, in that order, without overlap.
 * All in pixels from the top; tags that do not fit continue below the end of the page.
 */
export const spreadTags = (desiredTops: readonly number[], tagPx: number, heightPx: number): number[] => {
  const order = desiredTops
    .map((desired, index) => ({ desired, index }))
    .toSorted((a, b) => a.desired - b.desired || a.index - b.index);
  const tops: number[] = [];
  order.forEach(({ desired }, place) => tops.push(Math.max(desired, (tops[place - 1] ?? -tagPx) + tagPx, 0)));
  // Tags pushed past the end push the others up, as far as there is room.
  let end = Math.max(heightPx, order.length * tagPx);
  for (let place = tops.length - 1; place >= 0; place -= 1) {
    end -= tagPx;
    tops[place] = Math.min(tops[place] ?? 0, end);
    end = tops[place] ?? 0;
  }
  const spread = desiredTops.map(() => 0);
  order.forEach(({ index }, place) => (spread[index] = tops[place] ?? 0));
  return spread;
};
