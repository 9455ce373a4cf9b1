import type { Drawing } from '../pdf/draw-page.ts';

/** The drawing turned clockwise by quarters. Its pixels have a buffer of their own. */
export const turned = (drawing: Drawing, quarters: number): Drawing => {
  const { widthPx, heightPx, page, pixels } = drawing;
  const count = ((quarters % 4) + 4) % 4;
  const from = new Uint32Array(pixels.slice().buffer);
  const to = new Uint32Array(from.length);
  // Where a pixel goes: its place for the first pixel, and how far the next one in its row and column is from it.
  const [first, across, down] = [
    [0, 1, widthPx],
    [heightPx - 1, heightPx, -1],
    [from.length - 1, -1, -widthPx],
    [(widthPx - 1) * heightPx, -heightPx, 1],
  ][count] ?? [0, 1, widthPx];
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1)
      to[(first ?? 0) + x * (across ?? 1) + y * (down ?? widthPx)] = from[y * widthPx + x] ?? 0;
  const isSideways = count % 2 === 1;
  return {
    widthPx: isSideways ? heightPx : widthPx,
    heightPx: isSideways ? widthPx : heightPx,
    page: isSideways ? { widthPt: page.heightPt, heightPt: page.widthPt } : page,
    pixels: new Uint8Array(to.buffer),
  };
};
