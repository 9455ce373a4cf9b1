import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** The changes in the working tree. */
export type Change = {
  /** The commit to compare with: the merge base with main, or the previous commit on main itself. */
  base: string;
  /** Changed files that still exist, committed or not, as paths from the checkout. */
  files: readonly string[];
};

const git = (...words: readonly string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

const commonWith = (branch: string): string | null => {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', branch], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
};

export const changeNow = (): Change => {
  const base = commonWith('main') ?? commonWith('origin/main') ?? 'HEAD';
  const listed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  const files = [...new Set(listed.flatMap((list) => list.split('\n')))].filter((file) => fs.existsSync(file));
  return { base, files: files.toSorted() };
};

/** Files for the linter. */
export const sourcesOf = ({ files }: Change): string[] => files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

/** Files for the formatter, which skips those it is configured to ignore. */
export const formattedOf = ({ files }: Change): string[] =>
  files.filter((file) => /\.(ts|tsx|mjs|json|md|mdx|css|ya?ml)$/.test(file));

/** The journey that covers most of the product. */
const smokeJourney = 'e2e/main-job.spec.ts';

/** The changed journeys, and the smoke journey if a change can affect the browser or the server. */
export const journeysOf = ({ files }: Change): string[] => {
  const changed = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const canShow = files.some(
    (file) => /^(engine|contract|content|processes|server|web|e2e)\//.test(file) && !/\.test\./.test(file),
  );
  return [...new Set([...changed, ...(canShow ? [smokeJourney] : [])])];
};
