import path from 'node:path';

/** Something that spans several files: its own file, and the files that must mention it. */
export type Listing = {
  what: string;
  /** Files of this kind, as paths from the checkout. */
  files: readonly string[];
  /** The list that must import each of them; null if there is none. */
  list: { file: string; source: string } | null;
  needsTest: boolean;
};

/** Describes each forgotten file in one sentence. `exists` tells whether a path in the checkout exists. */
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

/** How the list would import the file: by '#area/...' or by a relative path. */
const importOf = (file: string, from: string): string => path.posix.relative(path.posix.dirname(from), file);
