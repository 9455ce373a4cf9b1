import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const listFile = 'content/generated/text-dates.json';

/** The line of a text that says when it was last changed: front matter of an article, or a property of a legal text. */
const updatedLine = /^( *(?:updated|lastUpdated): '?)(\d{4}-\d\d-\d\d)('?,?)$/m;

type Dated = { updated: string; digest: string };

/** The texts that show visitors when they were last changed. */
const datedTexts = (): string[] => [
  ...fs
    .readdirSync(path.join(root, 'content/articles'))
    .filter((name) => name.endsWith('.mdx'))
    .toSorted()
    .map((name) => `content/articles/${name}`),
  ...fs
    .readdirSync(path.join(root, 'content/legal'))
    .toSorted()
    .map((name) => `content/legal/${name}`)
    .filter((file) => updatedLine.test(readText(file))),
];

/** What a text takes from another file of its folder, such as the instructions on withdrawal in the terms. */
const importedBy = (file: string, source: string): string =>
  [...source.matchAll(/^import \{.*\} from '\.\/([\w-]+\.ts)';$/gm)]
    .map(([, name = '']) => readText(path.posix.join(path.posix.dirname(file), name)))
    .join('');

/** What a text says without its own date, and the date that it shows. */
const datedIn = (file: string, source: string): Dated => {
  const [, , updated] = updatedLine.exec(source) ?? [];
  if (updated === undefined) throw new Error(`${file} does not say when it was last changed.`);
  const said = source.replace(updatedLine, '') + importedBy(file, source);
  return { updated, digest: createHash('sha256').update(said).digest('hex').slice(0, 32) };
};

const readText = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** The date and digest of each text as it is now; equal to the stored list unless a text changed without its date. */
export const textDates = (): Record<string, Dated> =>
  Object.fromEntries(datedTexts().map((file) => [file, datedIn(file, readText(file))]));

export const storedTextDates = (): Record<string, Dated> => JSON.parse(readText(listFile));

/** Gives each text that differs from the stored list the date `today`, and stores the list anew. */
export const dateTexts = (today: string): void => {
  const stored = fs.existsSync(path.join(root, listFile)) ? storedTextDates() : {};
  for (const file of datedTexts()) {
    const source = readText(file);
    if (stored[file]?.digest !== datedIn(file, source).digest)
      fs.writeFileSync(path.join(root, file), source.replace(updatedLine, `$1${today}$3`));
  }
  fs.writeFileSync(path.join(root, listFile), `${JSON.stringify(textDates(), null, 1)}\n`);
};
