import type { Failure, FailureCode } from '#engine/model/failure.ts';

/** For a resume that is being written; the engine's own words are about a file that somebody chose. */
const whileWriting: Partial<Record<FailureCode, string>> = {
  blank: 'There is nothing to score yet. The scores appear while you write.',
  'not-a-resume':
    'There is too little to score yet. The scores appear when your resume has some of your work history, education or skills.',
};

/** Why a document in the workspace has no scores. */
export const unscoredWords = ({ code, message }: Failure): string => whileWriting[code] ?? message;
