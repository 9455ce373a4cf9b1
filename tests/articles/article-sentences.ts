/** What is shown rather than said: code, and lines before and after a rewrite. */
const shown = [/```[\s\S]*?```/g, /<(Before|After)>[\s\S]*?<\/\1>/g];

/** The first row of a table names its columns, and the second draws a line. */
const tableHeads = /^\|.*\|\n\| *-.*$/gm;

/** Title and description of an article, and what it offers to do at its end, without the quotation marks of YAML. */
const statedInFrontMatter = (article: string): string[] =>
  [...article.matchAll(/^(?:title|description| {2}title| {2}text): (.+)$/gm)].map(([, value = '']) =>
    /^(?:'.*'|".*")$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value,
  );

/** Words of a component that the page shows, such as a caption, and nothing of its other properties. */
const wordsOfTag = (tag: string): string =>
  [...tag.matchAll(/="([^"]* [^"]* [^"]*)"/g)].map(([, words = '']) => `\n\n${words}\n\n`).join('');

/** A heading of up to five words only names what follows. */
const isShortHeading = (paragraph: string): boolean => /^#+ (?:\d+\. )?(?:\S+ ?){1,5}$/.test(paragraph);

/** Without the signs of Markdown for headings, lists, tables and emphasis. */
const plain = (text: string): string =>
  text
    .replace(/^(?:#+ )?(?:\d+\. |- )?/, '')
    .replaceAll('**', '')
    .replaceAll(String.raw`\*`, '*')
    .replaceAll(/(?<!\w)_([^_]+)_(?!\w)/g, '$1')
    .replaceAll(' | ', ' / ')
    .replaceAll(/^\| | \|$/g, '')
    .trim();

/**
 * Every sentence of an article, with `[id]` for each source that it cites: of its title, its text, its tables (cells
 * separated by '/') and its offer.
 */
export const articleSentences = (article: string): string[] => {
  const text = shown
    .reduce((rest, pattern) => rest.replaceAll(pattern, '\n\n'), article.replace(/^---\n[\s\S]*?\n---\n/, ''))
    .replaceAll(tableHeads, '')
    .replaceAll(/\s*<Cite id="([^"]+)" *\/>/g, ' [$1]')
    .replaceAll(/<\/?[A-Z][^<>]*>/g, wordsOfTag);
  return [...statedInFrontMatter(article), text]
    .flatMap((part) => part.split(/\n\s*\n|\n(?=[-|#]|\d+\. )/))
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '' && !isShortHeading(paragraph))
    .map(plain)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?]['’]?(?: \[[\w-]+\])*) (?!\[[\w-]+\])(?=['<A-Z\d[])/));
};

/** Every sentence of a plain-text guide, without its titles in capitals and the form between two rules. */
export const guideSentences = (guide: string): string[] =>
  guide
    .replaceAll(/^-{20,}$[\s\S]*?^-{20,}$/gm, '')
    .split(/\n\s*\n|\n(?=\[ \]|\S.*\n(?: {4,}\S)|  ?\S)/)
    .map((paragraph) =>
      paragraph
        .replace(/^\[ \] +\d+\. /, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?]['’]?) (?=['A-Z(])/))
    .filter((sentence) => /[a-z]{2} [a-z]/.test(sentence));
