import type { Block, ResumeText } from '#content/templates/resume-text.ts';

/** How plain text shows the parts of a resume. */
type Marks = {
  name: string;
  heading: string;
  title: (text: string) => string;
  item: string;
  safe: (text: string) => string;
};

const plain: Marks = { name: '', heading: '', title: (text) => text, item: '- ', safe: (text) => text };

/** What Markdown would take for a mark of its own. */
const markdown: Marks = {
  name: '# ',
  heading: '## ',
  title: (text) => `**${text}**`,
  item: '- ',
  safe: (text) => text.replaceAll(/[\\`*_[\]<>#~]/g, String.raw`\$&`).replace(/^(\d+)([.)] )/, String.raw`$1\$2`),
};

/** A resume as lines of text; with `isMarkdown`, headings, titles and lists are marked. */
export const plainTextOf = (resume: ResumeText, isMarkdown: boolean): string => {
  const marks = isMarkdown ? markdown : plain;
  const { name, headline, contact, links, sections } = resume;
  const details = [headline, contact.join(' | '), links.join(' | ')].filter((text) => text !== '').map(marks.safe);
  const top = [...(name === '' ? [] : [`${marks.name}${marks.safe(name)}`]), ...details];
  const parts = sections.flatMap((section) => {
    if (section.is !== 'blocks') return [];
    const heading = `${marks.heading}${marks.safe(section.title)}`;
    return [[heading], ...grouped(section.blocks).map((blocks) => blocks.flatMap((block) => linesOf(block, marks)))];
  });
  const shown = [isMarkdown ? top.flatMap((line) => [line, '']).slice(0, -1) : top, ...parts];
  return `${shown
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
};

/** Items below each other are one list; every other block stands alone. */
const grouped = (blocks: readonly Block[]): Block[][] => {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.is === 'item' && last?.[0]?.is === 'item') last.push(block);
    else groups.push([block]);
  }
  return groups;
};

const linesOf = (block: Block, { title, item, safe }: Marks): string[] => {
  if (block.is !== 'entry') return [block.is === 'item' ? `${item}${safe(block.text)}` : safe(block.text)];
  const at = [block.at, block.place].filter((text) => text !== '').join(', ');
  const head = [block.title, at].filter((text) => text !== '').map(safe);
  const [first, ...others] = head;
  const lines = [
    ...(first === undefined ? [] : [title(first)]),
    ...others,
    ...[block.dates, ...block.notes].filter((text) => text !== '').map(safe),
  ];
  // Markdown joins lines that follow each other, unless they end with two spaces.
  const isMarkdown = title('') !== '';
  const shown = isMarkdown ? lines.map((line, nr) => (nr < lines.length - 1 ? `${line}  ` : line)) : lines;
  const bullets = block.bullets.map((text) => `${item}${safe(text)}`);
  return isMarkdown && bullets.length > 0 && shown.length > 0 ? [...shown, '', ...bullets] : [...shown, ...bullets];
};
