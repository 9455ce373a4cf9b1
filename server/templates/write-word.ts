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
        children: [...header(design, resume), ...resume.sections.flatMap((section) => sectionOf(design, section))],
      },
    ],
  });
  return Packer.toBuffer(document, undefined, [fontTable(Object.values(design.wordFonts))]);
};

const header = ({ header: { separator } }: Design, { name, headline, contact, links }: ResumeText): Paragraph[] => {
  const lines = [contact, links].filter((details) => details.length > 0).map((details) => details.join(separator));
  return [
    new Paragraph({ text: name, heading: HeadingLevel.TITLE }),
    ...(headline === '' ? [] : [new Paragraph({ text: headline, style: styleIds.headline })]),
    ...lines.map((text, index) => {
      const isLast = index === lines.length - 1;
      return new Paragraph({ text, style: isLast ? styleIds.lastContact : styleIds.contact });
    }),
  ];
};

const sectionOf = (design: Design, section: ResumeSection): Paragraph[] => {
  const title = design.headings.isUpper ? section.title.toUpperCase() : section.title;
  return [new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }), ...bodyOf(design, section)];
};

const bodyOf = (design: Design, section: ResumeSection): Paragraph[] => {
  if (section.is === 'text') return [new Paragraph({ text: section.text })];
  if (section.is === 'list') return section.items.map(bullet);
  if (section.is === 'groups') return section.groups.map(({ label, items }) => group(design, label, items.join(', ')));
  if (section.is === 'blocks') return section.blocks.flatMap((block, index) => blockOf(design, block, index === 0));
  return section.entries.flatMap((entry, index) => entryOf(design, entry, index === 0));
};

const blockOf = (design: Design, block: Block, isFirst: boolean): Paragraph[] => {
  if (block.is === 'entry') return entryOf(design, block, isFirst);
  return [block.is === 'item' ? bullet(block.text) : group(design, '', block.text)];
};

const bullet = (text: string): Paragraph => new Paragraph({ text, style: styleIds.bullet });

const group = ({ gaps }: Design, label: string, items: string): Paragraph =>
  new Paragraph({
    spacing: { after: twips(gaps.bullet * loose) },
    children: [...(label === '' ? [] : [new TextRun({ text: `${label}: `, bold: true })]), new TextRun(items)],
  });

const entryOf = ({ colors, entries, gaps }: Design, entry: Entry, isFirst: boolean): Paragraph[] => {
  // An employer's name may contain a comma: 'Quay & Sons, Ltd.'.
  const at = [entry.at, entry.place].filter((part) => part !== '').join(' | ');
  const isTitleFirst = entries.first === 'title';
  // A job may have been read with only its employer.
  const names = isTitleFirst ? [entry.title, at] : [at, entry.title];
  const [first = '', second = ''] = names.filter((name) => name !== '');
  const dates = { text: entry.dates, bold: false, color: colors.soft };
  const isRight = entries.dates === 'right' && entry.dates !== '';
  const isBelow = entries.dates === 'below' && entry.dates !== '';
  return [
    ...(first === '' && !isRight
      ? []
      : [
          new Paragraph({
            style: styleIds.entry,
            spacing: { before: isFirst ? 0 : twips(gaps.entry * loose) },
            children: [
              new TextRun(first),
              ...(isRight ? [new TextRun({ bold: false, children: [new Tab()] }), new TextRun(dates)] : []),
            ],
          }),
        ]),
    ...(second === ''
      ? []
      : [line(isTitleFirst ? { text: second, color: colors.accent } : { text: second, italics: true })]),
    ...(isBelow ? [line(dates)] : []),
    ...entry.notes.map((text) => line({ text })),
    ...entry.bullets.map(bullet),
  ];
};

const line = (run: ConstructorParameters<typeof TextRun>[0]): Paragraph =>
  new Paragraph({ style: styleIds.entryLine, children: [new TextRun(run)] });
