import { countWords } from './count-words.ts';

/** An article begins with its front matter, between two lines of dashes. */
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** The list of sources, up to the next key: nobody needs it who does not show the text. */
const sources = /^sources:.*(?:\n[ \t-].*)*\n?/m;

/**
 * Adds to the front matter what follows from the text: how many words it has, on which day
 * its sources were last read and, with the text, its headings of the
 * second level. Without the text the sources go too. Throws for a file without front matter.
 */
export const addFacts = (source: string, { withText }: { withText: boolean }): string => {
  const [whole, facts] = frontMatter.exec(source) ?? [];
  if (whole === undefined || facts === undefined) throw new Error('An article begins with front matter.');
  const text = source.slice(whole.length);
  const words = `words: ${countWords(text)}\nchecked: ${lastReadIn(facts) ?? 'null'}`;
  if (!withText) return `---\n${facts.replace(sources, '').trimEnd()}\n${words}\n---\n`;
  return `---\n${facts}\n${words}\nheadings: ${JSON.stringify(headingsIn(text))}\n---\n${text}`;
};

const lastReadIn = (facts: string): string | undefined =>
  [...facts.matchAll(/^ +(?:- )?read: *(\d{4}-\d\d-\d\d)/gm)]
    .map(([, day = '']) => day)
    .toSorted()
    .at(-1);

const headingsIn = (text: string): { id: string; text: string }[] =>
  [...text.matchAll(/^## +(.+?)\s*$/gm)].map(([, title = '']) => ({ id: idOf(title), text: title }));

/** The id that rehype-slug gives a heading; a test holds every table of contents to its headings. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
