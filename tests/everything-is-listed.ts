import path from 'node:path';

/** A thing that takes more than one file: where its own file lies, and what else must name it. */
export type Listing = {
  what: string;
  /** Files of the kind, as paths from the checkout. */
  files: readonly string[];
  /** The list that must import each of them; null when there is none. */
  list: { file: string; source: string } | null;
  needsTest: boolean;
};

/** What somebody forgot, one sentence each. `exists` tells whether a path from the checkout is there. */
export const forgottenIn = (
  { what, files, list, needsTest }: Listing,
  exists: (file: string) => boolean,
): readonly string[] =>
  files.flatMap((file) => {
    const forgotten: string[] = [];
    const test = file.replace(/\.(tsx?)$/, '.test.$1');
    if (needsTest && !exists(test)) forgotten.push(`${file}: ${what} without a test (${test})`);
    if (list !== null && !list.source.includes(importOf(file, list.file)))
      forgotten.push(`${file}: ${what} that ${list.file} does not list`);
    return forgotten;
  });

/** How the list would import the file: by '#area/...' or relative to itself. */
const importOf = (file: string, from: string): string => path.posix.relative(path.posix.dirname(from), file);
