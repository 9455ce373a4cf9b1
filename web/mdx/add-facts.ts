import { countWords } from './count-words.ts';

/** An article begins with its front matter, between two lines of dashes. */
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/**
 * Adds to the front matter what follows from the text: how many words it has and, with the text, its headings of the
 * second level. Throws for a file without front matter.
 */
export const addFacts = (source: string, { withText }: { withText: boolean }): string => {
  const [whole, facts] = frontMatter.exec(source) ?? [];
  if (whole === undefined || facts === undefined) throw new Error('An article begins with front matter.');
  const text = source.slice(whole.length);
  const computed = [
    `words: ${countWords(text)}`,
    ...(withText ? [`headings: ${JSON.stringify(headingsIn(text))}`] : []),
  ];
  return `---\n${[facts, ...computed].join('\n')}\n---\n${withText ? text : ''}`;
};

export type Heading = { id: string; text: string };

const headingsIn = (text: string): Heading[] =>
  [...text.matchAll(/^## +(.+?)\s*$/gm)].map(([, title = '']) => ({ id: idOf(title), text: title }));

/** The id that rehype-slug gives a heading; a test holds every table of contents to its headings. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
