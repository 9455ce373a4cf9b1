import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  type ISectionOptions,
  LevelFormat,
  Packer,
  Paragraph,
  SectionType,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  Textbox,
  TextRun,
  WidthType,
} from 'docx';
import { familyOf } from '../../looks/families.ts';
import type { Geometry } from '../../looks/family.ts';
import { headingText } from '../../looks/heading-text.ts';
import type { Look } from '../../looks/look.ts';
import { type Page, type PageSection } from '../../looks/page.ts';
import { photo } from '../assets/photo.ts';
import { fontFamilies } from '../fonts.ts';
import { noBorders, type Part, partsOfAll } from './blocks.ts';
import { type Column, lineParagraph } from './runs.ts';

const twipsPerPoint = 20;
const gap = 300;

type Side = NonNullable<Geometry['side']>;

/** What `text` looks like as a heading. Formatting by hand and the heading style look the same. */
const headingRun = ({ heading, type }: Look, color: string | undefined): IRunOptions => ({
  bold: true,
  size: `${Math.round(type.sizePt * 1.2 * 2) / 2}pt`,
  smallCaps: heading.case === 'small-caps',
  color: color ?? (heading.isColored ? type.accent.slice(1) : '000000'),
  ...(heading.trackingEm === 0
    ? {}
    : { characterSpacing: Math.round(heading.trackingEm * type.sizePt * twipsPerPoint) }),
});

const headingShape = ({ heading, type }: Look): IParagraphOptions => {
  const rule = {
    style: BorderStyle.SINGLE,
    size: 6,
    color: heading.isColored ? type.accent.slice(1) : '808080',
    space: 1,
  };
  return {
    spacing: { before: 220, after: 60 },
    keepNext: true,
    alignment: heading.isCentered ? AlignmentType.CENTER : AlignmentType.LEFT,
    ...(heading.ornament === 'rule-below' ? { border: { bottom: rule } } : {}),
    ...(heading.ornament === 'rule-above' ? { border: { top: rule } } : {}),
    ...(heading.ornament === 'bar' ? { shading: { type: ShadingType.CLEAR, fill: 'E3E8EE' } } : {}),
  };
};

const headingOf = (text: string, column: Column): Paragraph => {
  const { look } = column;
  return new Paragraph({
    ...headingShape(look),
    indent: { left: column.indent },
    ...(look.flavor === 'styles' ? { heading: HeadingLevel.HEADING_1 } : {}),
    children: [new TextRun({ ...headingRun(look, column.color), text: headingText(text, look.heading) })],
  });
};

const sectionParts = ({ heading, blocks }: PageSection, column: Column): Part[] => [
  headingOf(heading, column),
  ...partsOfAll(blocks, column, familyOf(column.look.family).geometry.entries !== 'plain-table'),
];

const nameParts = ({ head }: Page, column: Column): Part[] => {
  const { look } = column;
  const place = {
    alignment: look.type.isCentered ? AlignmentType.CENTER : AlignmentType.LEFT,
    indent: { left: column.indent },
  };
  const size = `${look.name === 'plain' ? 15 : look.type.nameSizePt}pt` as const;
  const name = head.name.map(
    (text) =>
      new Paragraph({
        ...place,
        spacing: { before: 0, after: 20 },
        ...(look.flavor === 'styles' ? { heading: HeadingLevel.TITLE } : {}),
        children: [
          new TextRun({ text, bold: true, size, ...(column.color === undefined ? {} : { color: column.color }) }),
        ],
      }),
  );
  const portrait = head.hasPhoto
    ? [
        new Paragraph({
          ...place,
          children: [new ImageRun({ type: 'png', data: photo(), transformation: { width: 90, height: 110 } })],
        }),
      ]
    : [];
  const headline =
    head.headline === undefined
      ? []
      : [new Paragraph({ ...place, spacing: { after: 40 }, children: [new TextRun({ text: head.headline })] })];
  return [...portrait, ...name, ...headline];
};

const contactParts = ({ head }: Page, column: Column): Part[] =>
  head.contact.map((line) =>
    lineParagraph(line, column, {
      spacing: { before: 0, after: 20 },
      alignment: column.look.type.isCentered ? AlignmentType.CENTER : AlignmentType.LEFT,
    }),
  );

/** Both columns in one row of a table without rules. */
const inTable = (columns: readonly (readonly Part[])[], side: Side, width: number): Table => {
  const shares = side.at === 'left' ? [side.share, 1 - side.share] : [1 - side.share, side.share];
  const widths = shares.map((share) => Math.round(share * width));
  const sideAt = side.at === 'left' ? 0 : 1;
  return new Table({
    width: { size: width, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    borders: noBorders,
    rows: [
      new TableRow({
        children: columns.map(
          (children, index) =>
            new TableCell({
              children: children.length === 0 ? [new Paragraph({})] : children,
              width: { size: widths[index] ?? 0, type: WidthType.DXA },
              margins: { left: 120, right: 120 },
              ...(index === sideAt && side.fill !== 'none'
                ? { shading: { type: ShadingType.CLEAR, fill: 'EEF1F4' } }
                : {}),
            }),
        ),
      }),
    ],
  });
};

type Frame = { page: Page; look: Look; width: number };

const sectionWith = (
  children: (Part | Textbox)[],
  look: Look,
  extra: Partial<ISectionOptions> = {},
  count = 1,
): ISectionOptions => ({
  ...extra,
  properties: {
    type: SectionType.CONTINUOUS,
    page: {
      size: look.type.isLetter ? { width: 12_240, height: 15_840 } : { width: 11_906, height: 16_838 },
      margin: {
        top: 900,
        bottom: 900,
        left: look.type.marginPt * twipsPerPoint,
        right: look.type.marginPt * twipsPerPoint,
      },
    },
    ...(count === 1 ? {} : { column: { count, space: gap, equalWidth: true } }),
  },
  children,
});

const flow = ({ page, look, width }: Frame): ISectionOptions[] => {
  const column = { width, indent: 0, color: undefined, look };
  const { contact } = familyOf(look.family).geometry;
  const details = contactParts(page, column);
  const name = nameParts(page, column);
  const body = page.columns.flat().flatMap((section) => sectionParts(section, column));
  if (contact === 'page-header')
    return [sectionWith([...name, ...body], look, { headers: { default: new Header({ children: details }) } })];
  if (contact === 'page-footer')
    return [sectionWith([...name, ...body], look, { footers: { default: new Footer({ children: details }) } })];
  const hidden =
    page.hidden === undefined
      ? []
      : [new Paragraph({ children: [new TextRun({ text: page.hidden, color: 'FFFFFF', size: '2pt' })] })];
  return [sectionWith([...name, ...details, ...body, ...hidden], look)];
};

const besideTable = ({ page, look, width }: Frame, side: Side): ISectionOptions[] => {
  const whole = { width, indent: 0, color: undefined, look };
  const columns = page.columns.map((sections, index) => {
    const share = (index === 0) === (side.at === 'left') ? side.share : 1 - side.share;
    const column = { width: Math.round(share * width) - 240, indent: 0, color: undefined, look };
    return sections.flatMap((section) => sectionParts(section, column));
  });
  return [
    sectionWith(
      [...nameParts(page, whole), ...contactParts(page, whole), inTable(columns, side, width), new Paragraph({})],
      look,
    ),
  ];
};

const inWordColumns = ({ page, look, width }: Frame): ISectionOptions[] => {
  const whole = { width, indent: 0, color: undefined, look };
  const column = { ...whole, width: Math.round((width - gap) / 2) };
  return [
    sectionWith([...nameParts(page, whole), ...contactParts(page, whole)], look),
    sectionWith(
      page.columns.flat().flatMap((section) => sectionParts(section, column)),
      look,
      {},
      2,
    ),
  ];
};

/** The narrow column floats in a text box; the paragraphs beside it are indented. */
const besideTextBox = ({ page, look, width }: Frame, side: Side): ISectionOptions[] => {
  const sideWidth = Math.round(side.share * width);
  const column = { width: width - sideWidth - gap, indent: sideWidth + gap, color: undefined, look };
  const narrow = { width: sideWidth - 300, indent: 0, color: undefined, look };
  const [first = [], second = []] = page.columns;
  const box = new Textbox({
    style: {
      position: 'absolute',
      left: '0pt',
      top: '0pt',
      width: `${Math.round(sideWidth / twipsPerPoint)}pt`,
      height: '640pt',
      zIndex: 2,
    },
    children: first.flatMap((section) => sectionParts(section, narrow)),
  });
  return [
    sectionWith(
      [
        box,
        ...nameParts(page, column),
        ...contactParts(page, column),
        ...second.flatMap((section) => sectionParts(section, column)),
      ],
      look,
    ),
  ];
};

const sectionsOf = (frame: Frame): ISectionOptions[] => {
  const { side } = familyOf(frame.look.family).geometry;
  if (side === undefined) return flow(frame);
  if (side.docx === 'word-columns') return inWordColumns(frame);
  return side.docx === 'text-box' ? besideTextBox(frame, side) : besideTable(frame, side);
};

/** The page as a DOCX file. */
export const wordFile = (page: Page, look: Look): Promise<Buffer> => {
  const { type } = look;
  const width = (type.isLetter ? 12_240 : 11_906) - 2 * type.marginPt * twipsPerPoint;
  const isNumbered = look.bullet === '#';
  const mark = look.bullet === '' || isNumbered ? '•' : look.bullet;
  return Packer.toBuffer(
    new Document({
      creator: '',
      styles: {
        default: {
          document: { run: { font: fontFamilies[type.font].docx, size: `${type.sizePt}pt` } },
          heading1: { run: headingRun(look, undefined) },
          title: { run: { bold: true } },
        },
      },
      numbering: {
        config: [
          {
            reference: 'bullets',
            levels: [
              {
                level: 0,
                format: isNumbered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
                text: isNumbered ? '%1.' : mark,
                alignment: AlignmentType.LEFT,
                style: { paragraph: { indent: { left: 360, hanging: 220 } } },
              },
            ],
          },
        ],
      },
      sections: sectionsOf({ page, look, width }),
    }),
  );
};
