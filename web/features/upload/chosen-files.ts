import { uploadProblemOf, type UploadProblem } from '#contract/api/analyses.ts';
import { words } from './words.ts';

/** The result of choosing or dropping files: a file, a problem, or nothing (a drag of text). */
export type Chosen = { is: 'file'; file: File } | { is: 'problem'; problem: UploadProblem } | { is: 'nothing' };

/** Judges the files by name and size only; the engine checks the content. */
export const chosenOf = (files: readonly File[]): Chosen => {
  const [file, ...more] = files;
  if (file === undefined) return { is: 'nothing' };
  if (more.length > 0) return { is: 'problem', problem: words.oneAtATime };
  const problem = uploadProblemOf(file);
  return problem === null ? { is: 'file', file } : { is: 'problem', problem };
};
