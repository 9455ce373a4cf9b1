import { child, descendants, valueOf } from '../../read/docx/package/xml.ts';
import type { Xml } from '../../read/docx/package/xml.ts';
import { paragraphWith, quoted, textIn } from '../elements.ts';
import type { Mendable, Mend, Repair, Story } from '../mendable.ts';
import { escaped, partRewritten, sourceOf } from '../rewrite.ts';
import { styleIdOf } from '../runs-in-style.ts';
import { styleSourcesOf } from '../style-source.ts';
import type { StyleSources } from '../style-source.ts';

export const headingStyles: Repair = {
  id: 'heading-styles',
  title: 'Mark your headings as headings',
  what: 'Gives your section titles the style "Heading 1", made to look exactly as they look now.',
  check: 'missing-heading-styles',
  find: (file) => {
    const finding = file.report.checks.find(({ check }) => check.id === 'missing-heading-styles');
    if (finding?.outcome.is !== 'fail') return null;
    const unmarked = unmarkedOf(file);
    return unmarked.length === 0 ? null : (asHeadings(unmarked, file) ?? asOutline(unmarked, file));
  },
};

/** The paragraphs of section titles that say nothing else. */
const unmarkedOf = ({ report, source, storyOf }: Mendable): readonly Xml[] => {
  const found = report.resume.sections.flatMap(({ heading }) => {
    const line = report.visual.lines[heading?.span.line ?? -1];
    if (heading === null || line === undefined || line.headingLevel !== null) return [];
    const paragraph = source.paragraphs[line.paragraph ?? -1] ?? null;
    if (paragraph === null || storyOf(paragraph)?.type !== 'main') return [];
    const rest = quoted(textIn(paragraph)).length - heading.text.trim().length;
    return rest <= maxRest && descendants(paragraph, 'w:txbxContent').length === 0 ? [paragraph] : [];
  });
  return [...new Set(found)];
};

/** A colon, or letters that are spaced out in the file. */
const maxRest = 3;

const headingId = 'Heading1';

/** The style is new, or nothing uses it: then it can look like the paragraphs that get it. null when it is in use. */
const asHeadings = (paragraphs: readonly Xml[], file: Mendable): Mend | null => {
  const styles = styleSourcesOf(file);
  const { part } = styles;
  const [main] = file.stories;
  const base = mostUsed(paragraphs.map((paragraph) => styleIdOf(paragraph, styles)));
  if (part === null || main === undefined || base === undefined) return null;
  const named = part.xml.children.find((style) => /^heading 1$/i.test(valueOf(style, 'w:name') ?? ''));
  const id = named?.attributes['w:styleId'] ?? headingId;
  if (id === base || isInUse(id, part, file) || (named === undefined && styles.byId(id) !== undefined)) return null;
  const style = headingStyle(id, base, named, styles);
  const end = part.text.lastIndexOf(`</w:styles>`);
  const text =
    named === undefined
      ? part.text.slice(0, end) + style + part.text.slice(end)
      : partRewritten(part, part.xml, (element) => (element === named ? style : null));
  if (named === undefined && end < 0) return null;
  const marked = paragraphs.filter((paragraph) => styleIdOf(paragraph, styles) === base);
  const pStyle = { 'w:pStyle': `<w:pStyle w:val="${escaped(id)}"/>` };
  return mendOf(main, paragraphs, [[part.name, text]], (paragraph) => (marked.includes(paragraph) ? pStyle : outline));
};

const isInUse = (id: string, part: Story, { stories }: Mendable): boolean =>
  stories.some(({ xml }) => descendants(xml, 'w:pStyle').some(({ attributes }) => attributes['w:val'] === id)) ||
  descendants(part.xml, 'w:basedOn').some(({ attributes }) => attributes['w:val'] === id);

const mostUsed = (ids: readonly (string | undefined)[]): string | undefined => {
  const times = new Map<string, number>();
  for (const id of ids) if (id !== undefined) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0];
};

/** Based on the style that the headings have now, and different from it in nothing that is seen. */
const headingStyle = (id: string, base: string, named: Xml | undefined, { part }: StyleSources): string => {
  const kept = part === null || named === undefined ? [] : ['w:link', 'w:uiPriority'].map((name) => child(named, name));
  const [link = '', priority = '<w:uiPriority w:val="9"/>'] =
    part === null ? [] : kept.map((element) => (element === undefined ? undefined : sourceOf(part, element)));
  return (
    `<w:style w:type="paragraph" w:styleId="${escaped(id)}"><w:name w:val="heading 1"/>` +
    `<w:basedOn w:val="${escaped(base)}"/><w:next w:val="${escaped(base)}"/>${link}${priority}<w:qFormat/>` +
    '<w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>'
  );
};

const outline = { 'w:outlineLvl': '<w:outlineLvl w:val="0"/>' };

/** Where the style is in use with another look, the level alone is set. */
const asOutline = (paragraphs: readonly Xml[], file: Mendable): Mend | null => {
  const [main] = file.stories;
  return main === undefined ? null : mendOf(main, paragraphs, [], () => outline);
};

const mendOf = (
  main: Story,
  paragraphs: readonly Xml[],
  others: readonly (readonly [string, string])[],
  freshOf: (paragraph: Xml) => Readonly<Record<string, string>>,
): Mend => {
  const wanted = new Set(paragraphs);
  const text = partRewritten(main, main.xml, (element) =>
    wanted.has(element) ? paragraphWith(main, element, freshOf(element)) : null,
  );
  const changes = paragraphs.map((paragraph) => {
    const heading = quoted(textIn(paragraph));
    return { before: heading, after: `Heading 1: ${heading}` };
  });
  return { parts: new Map([...others, [main.name, text]]), changes };
};
