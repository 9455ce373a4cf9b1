import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { createOCREngine, layoutFlags } from 'tesseract-wasm';
import type { Drawing } from '#engine/read/pdf/draw-page.ts';
import type { Recognize } from '#engine/read/ocr/recognized.ts';

/** English, with the weights of the network as whole numbers: 3 MB instead of 11. */
const model = (): string => import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');

/**
 * Tesseract, which reads page after page until `isOver` answers true. Its memory is not given back, so it is loaded by a
 * process that ends afterward.
 */
export const startTesseract = async (isOver: () => boolean): Promise<Recognize> => {
  // The package exports no path of the file beside its code.
  const wasm = new URL('tesseract-core.wasm', import.meta.resolve('tesseract-wasm'));
  const engine = await createOCREngine({ wasmBinary: readFileSync(wasm) });
  engine.loadModel(gunzipSync(readFileSync(fileURLToPath(model()))));
  return (page) => {
    if (isOver()) return null;
    engine.loadImage(imageOf(page));
    try {
      return engine
        .getTextBoxes('word', () => {
          if (isOver()) throw new TimeOver();
        })
        .map(({ text, rect, confidence, flags }) => ({
          text: text.trim(),
          ...rect,
          confidence,
          isLineEnd: (flags & layoutFlags.EndOfLine) !== 0,
        }));
    } catch (error) {
      if (error instanceof TimeOver) return null;
      throw error;
    }
  };
};

class TimeOver extends Error {}

/** In gray, which is what is recognized, with a buffer of its own, because the engine copies the buffer as a whole. */
const imageOf = ({ widthPx, heightPx, pixels }: Drawing) => {
  const data = new Uint8ClampedArray(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const gray = 0.114 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.299 * (pixels[at + 2] ?? 0);
    data[at] = data[at + 1] = data[at + 2] = gray;
    data[at + 3] = 255;
  }
  return { width: widthPx, height: heightPx, data };
};
