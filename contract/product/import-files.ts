import { limits } from './limits.ts';

/** The endings of files that a workspace can be started from. */
export const importEndings = ['.json', '.md', '.markdown', '.txt', '.pdf', '.zip', '.xml'] as const;

const kinds =
  'JSON Resume (.json), Markdown (.md), text (.txt), LinkedIn’s data export (.zip), Europass (.xml) or a PDF that you downloaded here';

/** Why a file is not accepted, and what is; null if it is. */
export const importProblemOf = ({ name, size }: { name: string; size: number }): { message: string } | null => {
  if (!importEndings.some((ending) => name.toLowerCase().endsWith(ending)))
    return {
      message: `Please choose a file of one of these kinds: ${kinds}. For another PDF or a Word file, check it first.`,
    };
  return size > limits.uploadBytes ? { message: 'File size must be less than 5MB' } : null;
};
