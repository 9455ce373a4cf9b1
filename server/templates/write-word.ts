import { Document, HeadingLevel, Packer, Paragraph, Tab, TextRun } from 'docx';
import type { Block, Entry, ResumeSection, ResumeText } from '#content/templates/resume-text.ts';
import type { Design } from './design.ts';
import { fontTable } from './word-fonts.ts';
import { bulletOf, bullets, styleIds, stylesOf } from './word-styles.ts';
import { loose, twips } from './word-units.ts';

const letter = { width: twips(612), height: twips(792) };

/** The resume in this design as a Word file: real headings and lists, one column, everything in the body. */
export const writeWord = (design: Design, resume: ResumeText, title: string): Promise<Buffer> => {
  const { top, bottom, side } = design.margin;
  const margin = { top: twips(top), bottom: twips(bottom), left: twips(side), right: twips(side) };
  const document = new Document({
    title,
    creator: resume.name,
    lastModifiedBy: resume.name,
    styles: stylesOf(design),
    numbering: { config: [{ reference: bullets, levels: [bulletOf(design)] }] },
    sections: [
      {
        properties: { page: { size: letter, margin } },
        children: linesOf(design, resume).map(({ paragraph }) => paragraph),
      },
    ],
  });
  return Packer.toBuffer(document, undefined, [fontTable(Object.values(design.wordFonts))]);
};

/** A paragraph of the file, and the texts of the resume that it shows. */
type Line = { paragraph: Paragraph; texts: readonly string[] };

const linesOf = (design: Design, resume: ResumeText): Line[] => [
  ...header(design, resume),
  ...resume.sections.flatMap((section) => sectionOf(design, section)),
];

/** The texts of the resume in each paragraph of the file that `writeWord` makes of it, in order. */
export const textsOfParagraphs = (design: Design, resume: ResumeText): (readonly string[])[] =>
  linesOf(design, resume).map(({ texts }) => texts);

const header = ({ header: { separator } }: Design, { name, headline, contact, links }: ResumeText): Line[] => {
  const lines = [contact, links].filter((details) => details.length > 0);
  return [
    ...(name === '' ? [] : [{ texts: [name], paragraph: new Paragraph({ text: name, heading: HeadingLevel.TITLE }) }]),
    ...(headline === ''
      ? []
      : [{ texts: [headline], paragraph: new Paragraph({ text: headline, style: styleIds.headline }) }]),
    ...lines.map((texts, index) => {
      const style = index === lines.length - 1 ? styleIds.lastContact : styleIds.contact;
      return { texts, paragraph: new Paragraph({ text: texts.join(separator), style }) };
    }),
  ];
};

const sectionOf = (design: Design, section: ResumeSection): Line[] => {
  const text = design.headings.isUpper ? section.title.toUpperCase() : section.title;
  const heading = new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  return [{ texts: [section.title], paragraph: heading }, ...bodyOf(design, section)];
};

const bodyOf = (design: Design, section: ResumeSection): Line[] => {
  if (section.is === 'text') return [{ texts: [section.text], paragraph: new Paragraph({ text: section.text }) }];
  if (section.is === 'list') return section.items.map(bullet);
  if (section.is === 'groups') return section.groups.map(({ label, items }) => group(design, label, items.join(', ')));
  if (section.is === 'blocks') return section.blocks.flatMap((block, index) => blockOf(design, block, index === 0));
  return section.entries.flatMap((entry, index) => entryOf(design, entry, index === 0));
};

const blockOf = (design: Design, block: Block, isFirst: boolean): Line[] => {
  if (block.is === 'entry') return entryOf(design, block, isFirst);
  return [block.is === 'item' ? bullet(block.text) : group(design, '', block.text)];
};

const bullet = (text: string): Line => ({
  texts: [text],
  paragraph: new Paragraph({ text, style: styleIds.bullet }),
});

const group = ({ gaps }: Design, label: string, items: string): Line => ({
  texts: label === '' ? [items] : [label, items],
  paragraph: new Paragraph({
    spacing: { after: twips(gaps.bullet * loose) },
    children: [...(label === '' ? [] : [new TextRun({ text: `${label}: `, bold: true })]), new TextRun(items)],
  }),
});

const entryOf = ({ colors, entries, gaps }: Design, entry: Entry, isFirst: boolean): Line[] => {
  // An employer's name may contain a comma: 'Quay & Sons, Ltd.'.
  const at = [entry.at, entry.place].filter((part) => part !== '');
  const isTitleFirst = entries.first === 'title';
  const title = entry.title === '' ? [] : [entry.title];
  // A job may have been read with only its employer.
  const names = (isTitleFirst ? [title, at] : [at, title]).filter((texts) => texts.length > 0);
  const [first = [], second = []] = names;
  const dates = { text: entry.dates, bold: false, italics: false, color: colors.soft };
  const isRight = entries.dates === 'right' && entry.dates !== '';
  const isBelow = entries.dates === 'below' && entry.dates !== '';
  // At the end of the last line of the head: pdftotext reads a column of dates behind the lines beside it.
  const atRight = isRight ? [new TextRun({ bold: false, children: [new Tab()] }), new TextRun(dates)] : [];
  const isInFirst = second.length === 0;
  const secondText = second.join(' | ');
  return [
    ...(first.length === 0 && !isRight
      ? []
      : [
          {
            texts: isInFirst && isRight ? [...first, entry.dates] : first,
            paragraph: new Paragraph({
              style: styleIds.entry,
              spacing: { before: isFirst ? 0 : twips(gaps.entry * loose) },
              children: [new TextRun(first.join(' | ')), ...(isInFirst ? atRight : [])],
            }),
          },
        ]),
    ...(isInFirst
      ? []
      : [
          {
            texts: isRight ? [...second, entry.dates] : second,
            paragraph: new Paragraph({
              style: styleIds.entryLine,
              children: [
                new TextRun(
                  isTitleFirst ? { text: secondText, color: colors.accent } : { text: secondText, italics: true },
                ),
                ...atRight,
              ],
            }),
          },
        ]),
    ...(isBelow ? [line([entry.dates], dates)] : []),
    ...entry.notes.map((text) => line([text], { text })),
    ...entry.bullets.map(bullet),
  ];
};

const line = (texts: readonly string[], run: ConstructorParameters<typeof TextRun>[0]): Line => ({
  texts,
  paragraph: new Paragraph({ style: styleIds.entryLine, children: [new TextRun(run)] }),
});
