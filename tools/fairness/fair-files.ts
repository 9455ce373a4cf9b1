import { createRequire } from 'node:module';
import { AlignmentType, Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import PDFDocument from 'pdfkit';
import type { CultureName } from './names-of-cultures.ts';

// One resume under any name: everything but the name stays, the address too, so that nothing else can move a score.

type Style = 'name' | 'heading' | 'entry' | 'text' | 'bullet';
/** `own` is the person's own name, which a list of publications sets in a font of its own. */
type Line = { style: Style; text: string; own?: string };

const file = createRequire(import.meta.url).resolve;
const inter = {
  regular: file('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: file('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  own: file('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};
const sourceSerif = {
  regular: file('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  bold: file('@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf'),
  own: file('@expo-google-fonts/source-serif-4/700Bold_Italic/SourceSerif4_700Bold_Italic.ttf'),
};

/** 'Okafor N', as citations have it. */
const cited = ({ given, family }: CultureName): string =>
  [
    family,
    Array.from(given.matchAll(/(?<![\p{L}\p{M}'’ʻ])\p{L}/gu), ([letter]) => letter.toLocaleUpperCase('en')).join(''),
  ]
    .filter(Boolean)
    .join(' ');

const linesOf = (person: CultureName): readonly Line[] => {
  const own = cited(person);
  const publication = (before: string, after: string): Line => ({
    style: 'text',
    text: `${before}${own}${after}`,
    own,
  });
  return [
    { style: 'name', text: person.name },
    { style: 'text', text: 'Madison, WI | +1 608-555-0142 | applications@example.com' },
    { style: 'heading', text: 'Summary' },
    {
      style: 'text',
      text: 'Laboratory manager with nine years in food safety. Runs accredited methods and trains new analysts.',
    },
    { style: 'heading', text: 'Experience' },
    { style: 'entry', text: 'Laboratory Manager, Lakeside Dairy, Madison, WI | Mar 2020 - Present' },
    { style: 'bullet', text: 'Cut the time from sample to result from 36 to 20 hours by moving two methods to PCR.' },
    { style: 'bullet', text: 'Lead a team of 11 analysts and plan their shifts across two sites.' },
    { style: 'bullet', text: 'Passed four ISO 17025 audits without a finding.' },
    { style: 'entry', text: 'Research Analyst, Harbor Foods, Chicago, IL | Jun 2016 - Feb 2020' },
    { style: 'bullet', text: 'Validated 14 methods for allergens and published three of them.' },
    { style: 'bullet', text: 'Built the control charts in R that the plant still uses every day.' },
    { style: 'heading', text: 'Education' },
    { style: 'text', text: 'Master of Science in Food Science, University of Wisconsin, Madison, WI, May 2016' },
    { style: 'heading', text: 'Publications' },
    publication('', ', Smith J. Rapid detection of allergens in dry mixes. Food Control. 2021.'),
    publication('Smith J, ', ', Lee R. Control charts for small laboratories. Accreditation Notes. 2020.'),
    publication('', ', Brown T. Sampling plans for milk powder. Dairy Science Letters. 2019.'),
    publication('Garcia M, ', '. Shelf life of fermented drinks. Journal of Food Practice. 2018.'),
    publication('', ', Lee R, Brown T. Swab tests in packing halls. Food Control. 2017.'),
    publication('Brown T, ', '. Cold storage of cultures. Dairy Science Letters. 2016.'),
    publication('', ', Garcia M. Moisture in dried fruit. Food Control. 2016.'),
    publication('Lee R, ', ', Smith J. Labels and allergens. Journal of Food Practice. 2015.'),
    publication('', '. Rinse water as a sample. Accreditation Notes. 2015.'),
    { style: 'heading', text: 'Skills' },
    {
      style: 'text',
      text: 'PCR, ELISA, HACCP, ISO 17025, Method validation, R, Excel, LIMS, Statistical process control',
    },
  ];
};

type Doc = InstanceType<typeof PDFDocument>;

const pdfWith = (draw: (doc: Doc) => void, fonts: typeof inter): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const when = new Date(Date.UTC(2026, 0, 15));
    const doc = new PDFDocument({ size: 'LETTER', margin: 54, info: { CreationDate: when, ModDate: when } });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold).registerFont('own', fonts.own);
    draw(doc);
    doc.end();
  });

const drawLine = (doc: Doc, { style, text, own }: Line, align: 'left' | 'center'): void => {
  if (style === 'name') doc.font('bold').fontSize(20).text(text, { align }).font('regular').fontSize(10);
  else if (style === 'heading')
    doc.moveDown(0.7).font('bold').fontSize(13).text(text).moveDown(0.2).font('regular').fontSize(10);
  else if (style === 'entry') doc.moveDown(0.3).font('bold').text(text).font('regular');
  else if (style === 'bullet') doc.text(`•  ${text}`, { indent: 8 });
  else if (own === undefined || own === '') doc.text(text);
  else {
    const at = text.indexOf(own);
    if (at > 0) doc.text(text.slice(0, at), { continued: true });
    doc.font('own').text(own, { continued: true });
    doc.font('regular').text(text.slice(at + own.length));
  }
};

const pdf =
  (fonts: typeof inter, align: 'left' | 'center') =>
  (person: CultureName): Promise<Buffer> =>
    pdfWith((doc) => {
      for (const line of linesOf(person)) drawLine(doc, line, align);
    }, fonts);

const paragraph = ({ style, text, own }: Line, nameIsTitle: boolean): Paragraph => {
  if (style === 'name')
    return nameIsTitle
      ? new Paragraph({ text, heading: HeadingLevel.TITLE })
      : new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, bold: true, size: 32 })] });
  if (style === 'heading') return new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  if (style === 'bullet') return new Paragraph({ text, bullet: { level: 0 } });
  const at = own === undefined || own === '' ? -1 : text.indexOf(own);
  if (own === undefined || at < 0) return new Paragraph({ children: [new TextRun({ text, bold: style === 'entry' })] });
  return new Paragraph({
    children: [
      new TextRun(text.slice(0, at)),
      new TextRun({ text: own, bold: true }),
      new TextRun(text.slice(at + own.length)),
    ],
  });
};

const docx =
  (nameIsTitle: boolean) =>
  (person: CultureName): Promise<Buffer> =>
    Packer.toBuffer(
      new Document({ sections: [{ children: linesOf(person).map((line) => paragraph(line, nameIsTitle)) }] }),
    );

/** Makers of the same resume in fonts that cover all Latin letters. */
export const fairFiles = [
  { layout: 'PDF, sans serif', filename: 'resume.pdf', make: pdf(inter, 'left') },
  { layout: 'PDF, serif, centered', filename: 'resume.pdf', make: pdf(sourceSerif, 'center') },
  { layout: 'DOCX, title style', filename: 'resume.docx', make: docx(true) },
  { layout: 'DOCX, bold line', filename: 'resume.docx', make: docx(false) },
] as const;
