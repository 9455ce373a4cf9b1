import type { SourceDocument } from '../../../model/document.ts';

/**
 * Acrobat can replace the picture of a page by letters that it recognized in it. It names their fonts after one that looks
 * alike, between an asterisk and a number. What such text says is what was recognized: '30 Printing' for '3D Printing'.
 */
const tracedFont = /^\*.+-\d{2,}$/u;

export const hasTracedLetters = ({ runs }: SourceDocument): boolean =>
  runs.some(({ font }) => tracedFont.test(font.name));
