import { examinationBoards } from '../../../lexicon/degrees.ts';
import { remembered } from '../../../text/remembered.ts';

/** 'State Board of Secondary Education', 'CBSE': who sets the examination, not who teaches. */
export const isBoard = remembered(
  (text: string): boolean =>
    /\b(?:boards?|council)\b/iu.test(text.split('(', 1)[0] ?? '') ||
    examinationBoards.has(text.replaceAll(/[.\s]/gu, '')),
);
