import { contactsOf } from '../../facts/contacts.ts';
import type { RepairChange } from '../../model/repair.ts';
import { child, descendants } from '../../read/docx/package/xml.ts';
import type { Xml } from '../../read/docx/package/xml.ts';
import { outermost, paragraphWith, quoted, textIn } from '../elements.ts';
import { flattened } from '../flatten-table.ts';
import { hasLightText } from '../light-text.ts';
import type { Mendable, Repair, Story } from '../mendable.ts';
import { textWidth } from '../page-width.ts';
import { escaped, partRewritten, rewritten, sourceOf } from '../rewrite.ts';
import type { Rewrite } from '../rewrite.ts';
import { styleSourcesOf } from '../style-source.ts';

export const headerContact: Repair = {
  id: 'header-contact',
  title: 'Move your contact details into the text',
  what: 'Moves the lines with your name and contact details out of the page header or footer, into the first lines of the page.',
  check: 'contact-in-header-footer',
  find: (file) => {
    const [main] = file.stories;
    const body = child(main?.xml, 'w:body');
    if (main === undefined || body === undefined) return null;
    const changes: RepairChange[] = [];
    const moved = new Set<string>();
    const links = linksOf(main, file);
    const parts = new Map<string, string>();
    let top = '';
    for (const story of contactStoriesOf(file)) {
      const work = movingFrom(story, file, { moved, changes, links });
      if (work === null) continue;
      parts.set(story.name, work.left);
      top += work.moved;
    }
    if (parts.size === 0) return null;
    const nameLine = nameParagraphOf(file);
    const isBelowName = nameLine !== null && file.parentOf(nameLine) === body;
    const anchor = isBelowName ? nameLine : body.children[0];
    const text = partRewritten(main, main.xml, (element) => {
      if (element !== anchor) return null;
      const own = sourceOf(main, element);
      return isBelowName ? own + top : top + own;
    });
    parts.set(main.name, text);
    links.write(parts);
    return { parts, changes };
  },
};

/** Headers and footers that hold the name or an address; headers first. */
const contactStoriesOf = (file: Mendable): readonly Story[] => {
  const { report, source } = file;
  const found = (contactsOf(report.document, report.visual, report.resume) ?? []).flatMap(({ field, part }) => {
    if (part !== 'header' && part !== 'footer') return [];
    const line = report.visual.lines[field.spans[0]?.line ?? -1];
    const paragraph = source.paragraphs[line?.paragraph ?? -1] ?? null;
    return paragraph === null ? [] : (file.storyOf(paragraph) ?? []);
  });
  const words = new Set(found.flatMap(({ xml }) => blocksIn(xml).map(keyOf)));
  // Other pages may have headers of their own with the same lines.
  const copies = file.stories.filter(
    ({ type, xml }) => ['header', 'footer'].includes(type) && blocksIn(xml).some((block) => words.has(keyOf(block))),
  );
  return [...new Set([...found, ...copies])].toSorted((one, other) => rankOf(one) - rankOf(other));
};

/** The paragraph of the body that has the name; null when the name is somewhere else. */
const nameParagraphOf = ({ report, source, storyOf }: Mendable): Xml | null => {
  const line = report.visual.lines[report.resume.name?.spans[0]?.line ?? -1];
  const paragraph = source.paragraphs[line?.paragraph ?? -1] ?? null;
  return paragraph !== null && storyOf(paragraph)?.type === 'main' ? paragraph : null;
};

const rankOf = ({ type }: Story): number => (type === 'header' ? 0 : 1);
const keyOf = (block: Xml): string => textIn(block).replaceAll(/\s+/g, ' ').trim();

/** Paragraphs and tables with text, without page numbers. */
const blocksIn = (root: Xml): Xml[] =>
  outermost(root, ({ name }) => name === 'w:p' || name === 'w:tbl' || name === 'w:txbxContent').filter(
    (block) => block.name !== 'w:txbxContent' && keyOf(block) !== '' && !hasPageNumber(block),
  );

const pageCode = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;
const hasPageNumber = (block: Xml): boolean =>
  descendants(block, 'w:instrText').some(({ text }) => pageCode.test(text)) ||
  descendants(block, 'w:fldSimple').some(({ attributes }) => pageCode.test(attributes['w:instr'] ?? ''));

type Moving = { moved: Set<string>; changes: RepairChange[]; links: Links };

/** The part without the lines, and the lines for the body; null when nothing can be moved. */
const movingFrom = (
  story: Story,
  file: Mendable,
  { moved, changes, links }: Moving,
): { left: string; moved: string } | null => {
  const blocks = blocksIn(story.xml).filter((block) => !hasLightText(block, file));
  if (blocks.length === 0) return null;
  const isHeader = story.type === 'header';
  let all = '';
  for (const block of blocks) {
    const key = keyOf(block);
    // The same line in the header of another page is not moved twice.
    if (moved.has(key)) continue;
    moved.add(key);
    all += links.carried(story, linesOf(block, story, file));
    changes.push({ before: `In the page ${isHeader ? 'header' : 'footer'}: ${quoted(key)}`, after: quoted(key) });
  }
  const taken = new Set(blocks);
  let hasParagraph = story.xml.children.some((element) => element.name === 'w:p' && !taken.has(element));
  const left = partRewritten(story, story.xml, (element) => {
    if (!taken.has(element)) return null;
    const needsOne = !hasParagraph || hasDrawing(element);
    hasParagraph = true;
    if (!needsOne) return '';
    return element.name === 'w:p' ? paragraphWith(story, element, {}, drawingsOnly) : '<w:p/>';
  });
  return { left, moved: all };
};

const drawn: readonly string[] = ['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent'];
const hasDrawing = (element: Xml): boolean =>
  element.name === 'w:p' && drawn.some((name) => descendants(element, name).length > 0);
const holdsDrawing = (element: Xml): boolean => drawn.some((name) => descendants(element, name).length > 0);

/** What stays in the header: pictures and shapes. */
const drawingsOnly: Rewrite = (element) => {
  if (drawn.includes(element.name) || element.name === 'w:rPr') return null;
  if (element.name === 'w:r' || element.name === 'w:hyperlink') return holdsDrawing(element) ? null : '';
  return holdsDrawing(element) ? null : '';
};

/** What moves: everything else, tables as paragraphs. */
const linesOf = (block: Xml, story: Story, file: Mendable): string => {
  if (block.name === 'w:tbl')
    return flattened(block, { story, styles: styleSourcesOf(file), width: textWidth(file), changes: [] });
  return rewritten(story, block, (element) => (drawn.includes(element.name) ? '' : null));
};

type Links = { carried: (story: Story, source: string) => string; write: (parts: Map<string, string>) => void };

const hyperlinkType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** Links of other parts get relationships of the main part. */
const linksOf = (main: Story, file: Mendable): Links => {
  const slash = main.name.lastIndexOf('/') + 1;
  const list = file.part(`${main.name.slice(0, slash)}_rels/${main.name.slice(slash)}.rels`);
  const added: string[] = [];
  const isWritable = list !== null && list.text.trimEnd().endsWith('</Relationships>');
  return {
    carried: (story, source) =>
      source.replaceAll(/<w:hyperlink\b[^>]{0,2000}>/g, (tag) => {
        const id = /\br:id="([^"]{1,200})"/.exec(tag)?.[1];
        const target = story.relationships.get(id ?? '');
        if (id === undefined) return tag;
        if (target === undefined || !isWritable) return tag.replace(/\s+r:id="[^"]{0,200}"/, '');
        const fresh = freshId(main, added.length);
        added.push(
          `<Relationship Id="${fresh}" Type="${hyperlinkType}" Target="${escaped(target.target)}" TargetMode="External"/>`,
        );
        return tag.replace(`r:id="${id}"`, `r:id="${fresh}"`);
      }),
    write: (parts) => {
      if (list === null || added.length === 0) return;
      const end = list.text.lastIndexOf('</Relationships>');
      parts.set(list.name, list.text.slice(0, end) + added.join('') + list.text.slice(end));
    },
  };
};

const freshId = ({ relationships }: Story, count: number): string => {
  let number = count + 1;
  while (relationships.has(`rIdMoved${number}`)) number += 1000;
  return `rIdMoved${number}`;
};
