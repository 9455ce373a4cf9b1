import { countWords } from './count-words.ts';

/** The front matter of an article, between two lines of dashes. */
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** The sources and the action, each up to the next key: only needed together with the text. */
const ofText = /^(?:sources|action):.*(?:\n[ \t-].*)*\n?/gm;

/**
 * Adds computed values to the front matter: the number of words, the day on which its sources were last read and, with
 * the text, its second-level headings. Without the text the sources and the action are removed too. Throws for a file without front
 * matter.
 */
export const addFacts = (source: string, { withText }: { withText: boolean }): string => {
  const [whole, facts] = frontMatter.exec(source) ?? [];
  if (whole === undefined || facts === undefined) throw new Error('An article begins with front matter.');
  const text = source.slice(whole.length);
  const words = `words: ${countWords(text)}\nchecked: ${lastReadIn(facts) ?? 'null'}`;
  if (!withText) return `---\n${facts.replaceAll(ofText, '').trimEnd()}\n${words}\n---\n`;
  return `---\n${facts}\n${words}\nheadings: ${JSON.stringify(headingsIn(text))}\n---\n${text}`;
};

const lastReadIn = (facts: string): string | undefined =>
  [...facts.matchAll(/^ +(?:- )?read: *(\d{4}-\d\d-\d\d)/gm)]
    .map(([, day = '']) => day)
    .toSorted()
    .at(-1);

const headingsIn = (text: string): { id: string; text: string }[] =>
  [...text.matchAll(/^## +(.+?)\s*$/gm)].map(([, title = '']) => ({ id: idOf(title), text: title }));

/** The id that rehype-slug gives a heading; a test checks every table of contents against the headings. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
