import type { RepairChange } from '../../model/repair.ts';
import { chosenOf } from '../../read/docx/alternatives.ts';
import { drawingOf } from '../../read/docx/drawings.ts';
import type { Drawing } from '../../read/docx/drawings.ts';
import { descendants } from '../../read/docx/package/xml.ts';
import type { Xml } from '../../read/docx/package/xml.ts';
import { outermost, paragraphWith, quoted, textIn } from '../elements.ts';
import { hasLightText, isOwnGround, shadingWith } from '../light-text.ts';
import type { Mendable, Repair, Story } from '../mendable.ts';
import { partRewritten, rewritten } from '../rewrite.ts';
import type { Rewrite } from '../rewrite.ts';

export const textBoxes: Repair = {
  id: 'text-boxes',
  title: 'Take the text out of text boxes',
  what: 'Turns the text of floating boxes into ordinary paragraphs at the place where the box is anchored.',
  check: 'text-box',
  find: (file) => {
    const changes: RepairChange[] = [];
    const parts = new Map<string, string>();
    for (const story of file.stories) {
      const text = partRewritten(story, story.xml, unboxing(story, file, changes));
      if (text !== story.text) parts.set(story.name, text);
    }
    return changes.length === 0 ? null : { parts, changes };
  },
};

type Box = Drawing['boxes'][number];
/** A drawing of a paragraph that holds text, and its boxes. */
type Framed = { drawing: Xml; boxes: readonly Box[]; isOnlyText: boolean };

const unboxing = (story: Story, file: Mendable, changes: RepairChange[]): Rewrite => {
  const first = firstTextOf(story, file);
  const unbox: Rewrite = (element) => {
    if (element.name !== 'w:p') return null;
    const framed = framedIn(element).filter((one) => isMendable(one, file));
    if (framed.length === 0) return null;
    const boxes = inSight(framed.flatMap((one) => one.boxes));
    const taken = boxes.map((box) => ({ box, source: blocksOf(story, box, unbox) }));
    for (const { box } of taken) {
      const text = quoted(box.content.map(textIn).join(' '));
      if (text !== '') changes.push({ before: `In a text box: ${text}`, after: text });
    }
    const blocks = taken.map(({ source }) => source).join('');
    const own = paragraphWith(story, element, {}, removing(story, framed));
    if (!hasContent(element, framed)) return blocks;
    // A box at the top of the page is often anchored in the first line below it.
    const isAbove = element === first && boxes.some((box) => hasContact(box, file));
    return isAbove ? blocks + own : own + blocks;
  };
  return unbox;
};

/** Drawings with text, without those inside other boxes. */
const framedIn = (paragraph: Xml): Framed[] =>
  outermost(paragraph, (element) => isDrawn(element) || element.name === 'w:txbxContent')
    .filter(isDrawn)
    .flatMap((drawing) => {
      const shown = drawing.name === 'mc:AlternateContent' ? chosenOf(drawing).filter(isDrawn) : [drawing];
      const found = shown.map(drawingOf);
      const boxes = found
        .flatMap((one) => one.boxes)
        .filter(({ content }) => content.some((block) => textIn(block).trim() !== ''));
      const isOnlyText = found.every(({ pictures, shapes }) => pictures.length === 0 && shapes.length === 0);
      return boxes.length === 0 ? [] : [{ drawing, boxes, isOnlyText }];
    });
const isDrawn = ({ name }: Xml): boolean => drawn.includes(name);
const drawn: readonly string[] = ['mc:AlternateContent', 'w:drawing', 'w:pict', 'w:object'];

/** Light letters on a ground that is not a plain color would be lost on white paper. */
const isMendable = ({ boxes }: Framed, file: Mendable): boolean =>
  boxes.every(({ content, ground }) => isOwnGround(ground) || !content.some((block) => hasLightText(block, file)));

/** Boxes of one paragraph are stored by their depth; on the page the upper one comes first. */
const inSight = (boxes: readonly Box[]): readonly Box[] => {
  const areComparable = boxes.every(({ top }) => top !== undefined && top.of === boxes[0]?.top?.of);
  return areComparable ? boxes.toSorted((one, other) => (one.top?.pt ?? 0) - (other.top?.pt ?? 0)) : boxes;
};

/** The blocks of a box. A ground of its own goes with its paragraphs. */
const blocksOf = (story: Story, { content, ground }: Box, unbox: Rewrite): string => {
  const shade: Rewrite = (element) => {
    const inner = unbox(element);
    if (inner !== null) return inner;
    const isPlain = element.name === 'w:p' && descendants(element, 'w:txbxContent').length === 0;
    return isPlain && isOwnGround(ground) ? paragraphWith(story, element, { 'w:shd': shadingWith(ground) }) : null;
  };
  return trimmed(content)
    .map((block) => rewritten(story, block, shade))
    .join('');
};

const isText = (block: Xml): boolean => textIn(block).trim() !== '' || block.name !== 'w:p';

/** Without the empty paragraphs around the text of a box. */
const trimmed = (content: readonly Xml[]): readonly Xml[] => {
  const from = content.findIndex(isText);
  return content.slice(from, content.findLastIndex(isText) + 1);
};

const isShape = ({ name }: Xml): boolean => name === 'wps:wsp' || (name.startsWith('v:') && name !== 'v:group');

const withoutText: Rewrite = (element) =>
  isShape(element) && descendants(element, 'w:txbxContent').length > 0 ? '' : null;

/** A drawing of text goes; one with pictures or other shapes loses only the shapes with text. */
const removing = (story: Story, framed: readonly Framed[]): Rewrite => {
  const whole = new Set(framed.filter(({ isOnlyText }) => isOnlyText).map(({ drawing }) => drawing));
  const mixed = new Set(framed.filter(({ isOnlyText }) => !isOnlyText).map(({ drawing }) => drawing));
  return (element) => {
    if (whole.has(element)) return '';
    if (mixed.has(element)) return rewritten(story, element, withoutText);
    const isOnlyDrawing =
      element.name === 'w:r' &&
      element.children.some((inner) => whole.has(inner)) &&
      element.children.every((inner) => inner.name === 'w:rPr' || whole.has(inner));
    return isOnlyDrawing ? '' : null;
  };
};

const empty: readonly string[] = ['w:pPr', 'w:rPr', 'w:proofErr', 'w:bookmarkStart', 'w:bookmarkEnd'];

/** False when the paragraph only carried the boxes. */
const hasContent = (paragraph: Xml, framed: readonly Framed[]): boolean => {
  const gone = new Set(framed.filter(({ isOnlyText }) => isOnlyText).map(({ drawing }) => drawing));
  const isNeeded = (element: Xml): boolean => {
    if (empty.includes(element.name)) return descendants(element, 'w:sectPr').length > 0;
    if (gone.has(element)) return false;
    return element.name === 'w:r' ? element.children.some(isNeeded) : true;
  };
  return paragraph.children.some(isNeeded);
};

const firstTextOf = (story: Story, { source }: Mendable): Xml | undefined =>
  story.type !== 'main'
    ? undefined
    : source.document.paragraphs.flatMap(({ part, runs }, index) => {
        const text = runs.map((run) => source.document.runs[run]?.text ?? '').join('');
        return part === 'body' && text.trim() !== '' ? [source.paragraphs[index] ?? []].flat() : [];
      })[0];

/** The name or an address of the person. */
const hasContact = ({ content }: Box, { report }: Mendable): boolean => {
  const text = content.map(textIn).join(' ');
  const { name, emails, phones } = report.resume;
  return [name, emails[0], phones[0]].some(
    (field) => field !== null && field !== undefined && text.includes(field.value),
  );
};
