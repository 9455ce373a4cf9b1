import PDFDocument from 'pdfkit';
import { familyOf } from '../../looks/families.ts';
import type { Geometry } from '../../looks/family.ts';
import { photo, photoShape } from '../assets/photo.ts';
import { headingText } from '../../looks/heading-text.ts';
import type { Look } from '../../looks/look.ts';
import { type Page, type PageHead, type PageSection, run } from '../../looks/page.ts';
import { writeBlocks } from './blocks.ts';
import { type Canvas, canvasOf, type Doc, ensure, type Mark, type Pen, shape, type TextStyle } from './canvas.ts';
import { type Alignment, writeLine, writeRuns } from './text.ts';

/** A fixed date, so that the same page gives the same bytes. */
const madeAt = new Date(Date.UTC(2026, 0, 15));
const black = '#1d2329';

type Setting = { canvas: Canvas; look: Look; geometry: Geometry; body: TextStyle };

const printed = ({ heading }: Look, text: string): string => {
  const words = headingText(text, heading);
  return heading.case === 'small-caps' ? words.toLocaleUpperCase() : words;
};

/** Color of a heading on plain paper, without the bar that other headings have behind them. */
const headingInk = ({ heading, type }: Look): string => (heading.isColored ? type.accent : black);

const headingStyle = ({ look, body }: Setting): TextStyle => {
  const { heading, type } = look;
  const size = type.sizePt * (heading.case === 'small-caps' ? 1.1 : 1.22);
  return {
    size,
    color: heading.ornament === 'bar' ? '#ffffff' : headingInk(look),
    tracking: heading.trackingEm * size,
    leading: body.leading,
  };
};

const rule = (canvas: Canvas, pen: Pen, y: number, color: string): void => {
  shape(
    canvas,
    pen,
    y,
    (doc) =>
      void doc
        .lineWidth(0.7)
        .moveTo(pen.x, y)
        .lineTo(pen.x + pen.width, y)
        .stroke(color),
  );
};

const writeHeading = (setting: Setting, pen: Pen, text: string): void => {
  const { canvas, look } = setting;
  const style = headingStyle(setting);
  const height = style.size * style.leading;
  if (pen.y > canvas.top) pen.y += 10;
  ensure(canvas, pen, height * 3.5);
  const { ornament, isCentered } = look.heading;
  const color = pen.color ?? style.color;
  if (ornament === 'rule-above') {
    rule(canvas, pen, pen.y, color);
    pen.y += 3;
  }
  const alignment: Alignment = isCentered ? 'center' : 'left';
  const isBar = ornament === 'bar' && pen.color === undefined;
  const [top, { x, width }] = [pen.y, pen];
  const inner = isBar ? { ...pen, x: pen.x + 5, width: pen.width - 10 } : pen;
  writeRuns(canvas, inner, [run(printed(look, text), 'strong')], { ...style, color }, { alignment, tag: 'H2' });
  if (isBar) {
    // Its height is known once the heading is written, which may wrap; shapes are painted below all text.
    shape(canvas, pen, top, (doc) => void doc.rect(x, top - 1.5, width, inner.y - top + 3).fill(look.type.accent));
    Object.assign(pen, { y: inner.y, page: inner.page });
  }
  if (ornament === 'rule-below') rule(canvas, pen, pen.y, color);
  pen.y += 4;
};

/** A box around what was written between two places, a part on each page. */
const box = (canvas: Canvas, start: Pen, end: Pen): void => {
  for (let { page } = start; page <= end.page; page += 1) {
    const top = page === start.page ? start.y : canvas.top - 4;
    const bottom = page === end.page ? end.y : canvas.bottom + 4;
    shape(
      canvas,
      start,
      top,
      (doc) =>
        void doc
          .lineWidth(0.7)
          .roundedRect(start.x - 8, top, start.width + 16, bottom - top, 5)
          .stroke('#cfd6dd'),
      page,
    );
  }
};

const writeSection = (setting: Setting, pen: Pen, section: PageSection): void => {
  const { canvas, body, geometry } = setting;
  const blocks = { canvas, style: body, isRuled: geometry.entries !== 'plain-table' };
  if (geometry.sections === 'labels-left') {
    pen.y += 8;
    ensure(canvas, pen, body.size * body.leading * 4);
    const share = pen.width * 0.22;
    const label = { ...pen, width: share };
    const style = headingStyle(setting);
    writeRuns(
      canvas,
      label,
      [run(printed(setting.look, section.heading), 'strong')],
      { ...style, size: body.size * 1.05, color: headingInk(setting.look) },
      { tag: 'H2' },
    );
    const beside = { ...pen, x: pen.x + share + 14, width: pen.width - share - 14 };
    writeBlocks(blocks, beside, section.blocks);
    const end = label.page === beside.page ? Math.max(label.y, beside.y) : beside.y;
    Object.assign(pen, { page: beside.page, y: end });
    return;
  }
  if (geometry.sections === 'cards') {
    pen.y += 9;
    ensure(canvas, pen, body.size * body.leading * 6);
    const start = { ...pen };
    writeHeading(setting, pen, section.heading);
    writeBlocks(blocks, pen, section.blocks);
    pen.y += 5;
    box(canvas, start, pen);
    return;
  }
  writeHeading(setting, pen, section.heading);
  writeBlocks(blocks, pen, section.blocks);
};

const monogram = (setting: Setting, pen: Pen, text: string): void => {
  const { canvas, look } = setting;
  const [x, y] = [pen.x + 20, pen.y + 20];
  shape(
    canvas,
    pen,
    pen.y,
    (doc) =>
      void doc
        .lineWidth(1.4)
        .circle(x, y, 20)
        .stroke(pen.color ?? look.type.accent),
  );
  writeRuns(
    canvas,
    { ...pen, x: pen.x, width: 40, y: pen.y + 12 },
    [run(text)],
    { ...setting.body, size: 15 },
    { alignment: 'center' },
  );
};

const photoWidth = 68;

const writeHead = (setting: Setting, pen: Pen, head: PageHead, isNarrow: boolean): void => {
  const { canvas, look, body } = setting;
  const alignment: Alignment =
    look.type.isCentered && !isNarrow && head.monogram === undefined && !head.hasPhoto ? 'center' : 'left';
  const size = look.name === 'plain' ? 15 : look.type.nameSizePt * (isNarrow ? 0.8 : 1);
  const start = { ...pen };
  if (head.hasPhoto) {
    const { x, y } = pen;
    shape(canvas, pen, y, (doc) => void doc.image(photo(), x, y, { width: photoWidth }));
    Object.assign(pen, { x: x + photoWidth + 14, width: pen.width - photoWidth - 14 });
  }
  if (head.monogram !== undefined) {
    monogram(setting, pen, head.monogram);
    Object.assign(pen, { x: pen.x + 52, width: pen.width - 52 });
  }
  for (const text of head.name)
    writeRuns(canvas, pen, [run(text, 'strong')], { ...body, size, leading: 1.15 }, { alignment, tag: 'H1' });
  if (head.headline !== undefined)
    writeRuns(canvas, pen, [run(head.headline)], { ...body, size: body.size * 1.15 }, { alignment });
  pen.y = head.monogram === undefined ? pen.y + 3 : Math.max(pen.y + 3, start.y + 46);
  if (!head.hasPhoto) Object.assign(pen, { x: start.x, width: start.width });
  for (const line of head.contact) writeLine(canvas, pen, line, body, alignment);
  pen.y = head.hasPhoto ? Math.max(pen.y, start.y + (photoWidth * photoShape.height) / photoShape.width) : pen.y + 4;
  Object.assign(pen, { x: start.x, width: start.width });
};

const penAt = (canvas: Canvas, x: number, width: number, column: number): Pen => ({
  x,
  width,
  y: canvas.top,
  page: 0,
  column,
  color: undefined,
});

const writeBand = (setting: Setting, pen: Pen, head: PageHead): void => {
  const { canvas, look } = setting;
  const inner = { ...pen, y: 30, color: '#ffffff' };
  writeHead(setting, inner, head, false);
  shape(
    canvas,
    { ...pen, column: -1 },
    0,
    (doc) => void doc.rect(0, 0, canvas.pageWidth, inner.y + 10).fill(look.type.accent),
  );
  pen.y = inner.y + 18;
};

const gap = 20;

const writeColumns = (setting: Setting, page: Page, side: NonNullable<Geometry['side']>, above: Pen): void => {
  const { canvas, look } = setting;
  const shares = side.at === 'left' ? [side.share, 1 - side.share] : [1 - side.share, side.share];
  const sideAt = side.at === 'left' ? 0 : 1;
  let { x } = above;
  let last = 0;
  page.columns.forEach((sections, index) => {
    const width = (shares[index] ?? 0) * (above.width - gap);
    const pen = { ...above, x, width, column: index + 1, y: above.y };
    x += width + gap;
    if (index === sideAt && side.fill === 'dark') pen.color = '#ffffff';
    const isNarrow = index === sideAt;
    if (side.name === (isNarrow ? 'in-side' : 'in-main')) writeHead(setting, pen, page.head, isNarrow);
    for (const section of sections) writeSection(setting, pen, section);
    last = Math.max(last, pen.page);
  });
  if (side.fill === 'none') return;
  const width = side.share * (above.width - gap);
  const left = side.at === 'left' ? 0 : above.x + above.width - width - 10;
  const filled = side.at === 'left' ? above.x + width + 10 : canvas.pageWidth - left;
  for (let each = 0; each <= last; each += 1)
    shape(
      canvas,
      { ...above, column: -1 },
      0,
      (doc) =>
        void doc.rect(left, 0, filled, canvas.pageHeight).fill(side.fill === 'dark' ? look.type.accent : '#eef1f4'),
      each,
    );
};

/** Shapes first, then text in the order that the look stores it. */
const sorted = (marks: readonly Mark[], look: Look): Mark[] => {
  const wideFirst = look.paint === 'wide-column-first' ? -1 : 1;
  return marks
    .map((mark, index) => ({ mark, index }))
    .toSorted((one, other) => {
      if (one.mark.isShape !== other.mark.isShape) return one.mark.isShape ? -1 : 1;
      if (look.paint === 'rows') return one.mark.y - other.mark.y || one.mark.x - other.mark.x;
      return wideFirst * (one.mark.column - other.mark.column) || one.index - other.index;
    })
    .map(({ mark }) => mark);
};

const paintAll = (canvas: Canvas, look: Look, onPage: (page: number, pages: number) => void): number => {
  const { doc, marks } = canvas;
  const pages = 1 + Math.max(0, ...marks.map(({ page }) => page));
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) doc.addPage();
    onPage(page, pages);
    const here = sorted(
      marks.filter((mark) => mark.page === page),
      look,
    );
    for (const mark of here) {
      if (!look.isTagged) mark.paint(doc);
      else if (mark.isShape) {
        doc.markContent('Artifact');
        mark.paint(doc);
        doc.endMarkedContent();
      } else doc.addStructure(doc.struct(mark.tag, {}, () => mark.paint(doc)));
    }
  }
  return pages;
};

const running = (setting: Setting, name: string, word: string) => (page: number, pages: number) => {
  const { canvas, look } = setting;
  const { doc } = canvas;
  const write = (text: string, y: number): void =>
    void doc
      .font('regular')
      .fontSize(8)
      .fillColor('#5c6670')
      .text(text, look.type.marginPt, y, {
        width: canvas.pageWidth - 2 * look.type.marginPt,
        align: 'right',
        lineBreak: false,
      });
  if (page > 0) write(name, 24);
  write(`${word} ${page + 1} / ${pages}`, canvas.pageHeight - 30);
};

const draw = (doc: Doc, page: Page, look: Look, words: { name: string; page: string }): number => {
  const { geometry } = familyOf(look.family);
  const { type } = look;
  const canvas = canvasOf(doc, type, geometry.isRunning === true ? 56 : type.marginPt * 0.8);
  const body: TextStyle = { size: type.sizePt, color: black, tracking: 0, leading: type.leading };
  const setting = { canvas, look, geometry, body };
  const pen = penAt(canvas, type.marginPt, canvas.pageWidth - 2 * type.marginPt, 0);
  const { side } = geometry;
  if (geometry.head === 'band') writeBand(setting, pen, page.head);
  else if (side === undefined || side.name === 'across') writeHead(setting, pen, page.head, false);
  if (side === undefined) for (const section of page.columns.flat()) writeSection(setting, pen, section);
  else writeColumns(setting, page, side, pen);
  if (page.hidden !== undefined) writeRuns(canvas, pen, [run(page.hidden)], { ...body, size: 2, color: '#ffffff' });
  return paintAll(
    canvas,
    look,
    geometry.isRunning === true ? running(setting, words.name, words.page) : () => undefined,
  );
};

/** Blanks the references to Unicode maps, so that nothing tells which letters the glyphs are. */
const withoutMaps = (bytes: Buffer, { isUnmapped }: Geometry): Buffer =>
  isUnmapped === true
    ? Buffer.from(
        bytes.toString('latin1').replaceAll(/\/ToUnicode \d+ 0 R/g, (found) => ' '.repeat(found.length)),
        'latin1',
      )
    : bytes;

/** The page as pdfkit draws it, with the number of its sheets. */
export const drawn = (
  page: Page,
  look: Look,
  language: string,
  words: { name: string; page: string },
): Promise<{ bytes: Uint8Array; pages: number }> =>
  new Promise((resolve, reject) => {
    const { geometry } = familyOf(look.family);
    const doc = new PDFDocument({
      size: look.type.isLetter ? 'LETTER' : 'A4',
      margin: 0,
      lang: language,
      tagged: look.isTagged,
      info: { CreationDate: madeAt, ModDate: madeAt, ...look.program },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('error', reject);
    let pages = 0;
    doc.on('end', () => resolve({ bytes: withoutMaps(Buffer.concat(chunks), geometry), pages }));
    pages = draw(doc, page, look, words);
    doc.end();
  });
