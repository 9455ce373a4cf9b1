import { uploadProblemOf, type UploadProblem } from '#contract/api/analyses.ts';
import { words } from './words.ts';

/** What came of choosing or dropping: a file to take, a problem to tell, or nothing at all (a drag of text). */
export type Chosen = { is: 'file'; file: File } | { is: 'problem'; problem: UploadProblem } | { is: 'nothing' };

/** Judges the files by name and size only; what is inside is the engine's business. */
export const chosenOf = (files: readonly File[]): Chosen => {
  const [file, ...more] = files;
  if (file === undefined) return { is: 'nothing' };
  if (more.length > 0) return { is: 'problem', problem: words.oneAtATime };
  const problem = uploadProblemOf(file);
  return problem === null ? { is: 'file', file } : { is: 'problem', problem };
};
