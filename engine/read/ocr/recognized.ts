import type { Page } from '../../model/document.ts';
import type { Drawing } from '../pdf/draw-page.ts';

/** A word that OCR found in a drawn page, with the box of its ink in pixels. `confidence` is from 0 to 1. */
export type RecognizedWord = {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  confidence: number;
  isLineEnd: boolean;
};

/** The words of a page in reading order, and its size as it was read: a page that lay on its side was turned. */
export type RecognizedPage = { widthPx: number; heightPx: number; page: Page; words: readonly RecognizedWord[] };

/** Finds the words of a drawn page; null when there was no time left to finish. */
export type Recognize = (page: Drawing) => RecognizedPage | null;
