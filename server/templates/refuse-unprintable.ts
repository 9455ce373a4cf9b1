import type { ResumeText } from '#content/templates/resume-text.ts';
import { Problem } from '../http/problem.ts';
import { charactersOf } from '../typst/characters-of.ts';
import { readLastFont } from '../typst/fonts.ts';
import { box, eachText, printable } from '../typst/printable.ts';

let drawn: ReadonlySet<number> | null = null;

/** A report may show a box for a character that our fonts lack; a resume must not. Word has fonts for all of them. */
export const refuseUnprintable = (resume: ResumeText): void => {
  drawn ??= charactersOf(readLastFont());
  if (boxesIn(eachText(resume, printable(drawn))) > boxesIn(resume)) throw new Problem('unprintable');
};

const boxesIn = (value: unknown): number => JSON.stringify(value).split(box).length - 1;
