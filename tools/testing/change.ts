import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** What somebody is working on. */
export type Change = {
  /** The commit that it is compared with: where the branch left main, or the last commit on main itself. */
  base: string;
  /** Files that differ from it and still exist, committed or not, from the checkout. */
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

/** Files that the linter reads. */
export const sourcesOf = ({ files }: Change): string[] => files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

/** What the formatter understands; it leaves out by itself what it was told to. */
export const formattedOf = ({ files }: Change): string[] =>
  files.filter((file) => /\.(ts|tsx|mjs|json|md|mdx|css|ya?ml)$/.test(file));

/** The journey that touches most of the product. */
const smokeJourney = 'e2e/main-job.spec.ts';

/** The journeys that changed, and the one through the middle if anything changed that a browser or the server can show. */
export const journeysOf = ({ files }: Change): string[] => {
  const changed = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const canShow = files.some(
    (file) => /^(engine|contract|content|server|web|e2e)\//.test(file) && !/\.test\./.test(file),
  );
  return [...new Set([...changed, ...(canShow ? [smokeJourney] : [])])];
};
