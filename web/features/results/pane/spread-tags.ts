/**
 * Where tags stand beside a page: each as near to its wish as the others let it, in the order of the wishes, none over another.
 * All in pixels from the top; when there is more than fits, they go on below the end.
 */
export const spreadTags = (wishes: readonly number[], tagPx: number, heightPx: number): number[] => {
  const order = wishes.map((wish, index) => ({ wish, index })).toSorted((a, b) => a.wish - b.wish || a.index - b.index);
  const tops: number[] = [];
  order.forEach(({ wish }, place) => tops.push(Math.max(wish, (tops[place - 1] ?? -tagPx) + tagPx, 0)));
  // Those pushed over the end push back, as far as there is room.
  let end = Math.max(heightPx, order.length * tagPx);
  for (let place = tops.length - 1; place >= 0; place -= 1) {
    end -= tagPx;
    tops[place] = Math.min(tops[place] ?? 0, end);
    end = tops[place] ?? 0;
  }
  const spread = wishes.map(() => 0);
  order.forEach(({ index }, place) => (spread[index] = tops[place] ?? 0));
  return spread;
};
