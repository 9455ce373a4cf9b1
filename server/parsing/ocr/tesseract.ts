import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { turned } from '#engine/read/ocr/turned.ts';
import { upright } from '#engine/read/ocr/upright.ts';
import { createOCREngine, layoutFlags } from 'tesseract-wasm';
import type { Drawing } from '#engine/read/pdf/draw-page.ts';
import type { Recognize, RecognizedPage, RecognizedWord } from '#engine/read/ocr/recognized.ts';

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
  const wordsOf = (page: Drawing): RecognizedWord[] => {
    engine.loadImage(imageOf(page));
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
  };
  const read = (drawing: Drawing): RecognizedPage => {
    const { widthPx, heightPx, page } = drawing;
    return upright({ widthPx, heightPx, page, words: wordsOf(drawing) });
  };
  /** How the last page had to be turned: the next one lies the same way. */
  let turn = 0;
  return (drawing) => {
    if (isOver()) return null;
    try {
      const found = read(turn === 0 ? drawing : turned(drawing, turn));
      if (sureness(found) >= minSureness) return found;
      const quarters = engine.getOrientation().rotation / 90;
      if (quarters === 0) return found;
      const other = read(turned(drawing, turn - quarters));
      if (sureness(other) <= sureness(found)) return found;
      turn -= quarters;
      return other;
    } catch (error) {
      if (error instanceof TimeOver) return null;
      throw error;
    }
  };
};

/** Below it, the page may be upside down or lie on its side: most such pages of the kit are read with less, upright ones with 0.88 and more. */
const minSureness = 0.65;

/** The average confidence of the words; 1 without any. */
const sureness = ({ words }: RecognizedPage): number =>
  words.length === 0 ? 1 : words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;

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
