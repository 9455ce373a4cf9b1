import { bytesOf, type Doc } from '../corpus/pdf-layouts.ts';

const regular = 'Helvetica';
const bold = 'Helvetica-Bold';

const bodyPt = 11;
/** Between lines, so that marks on neighboring lines do not touch. */
const lineGap = 3;

/** The headings in the example pages of the articles. */
export const headings: ReadonlySet<string> = new Set([
  'Summary',
  'Work Experience',
  'Volunteer Experience',
  'Education',
  'Skills',
  'Certifications',
  'Licenses',
]);

const write = (doc: Doc, lines: readonly string[], titles: ReadonlySet<string>): void => {
  for (const line of lines) {
    if (line === '') doc.moveDown(0.6);
    else if (titles.has(line)) doc.font(bold).fontSize(13).text(line).font(regular).fontSize(bodyPt).moveDown(0.15);
    else
      doc
        .font(regular)
        .fontSize(bodyPt)
        .text(line.replace(/^- /, '•  '), { indent: line.startsWith('- ') ? 8 : 0, lineGap });
  }
};

/** A page of an article in one column: the first line is the name, `titles` are set as headings. */
export const plainPage = (lines: readonly string[], titles: ReadonlySet<string> = headings): Promise<Buffer> =>
  bytesOf((doc) => {
    const [name = '', ...rest] = lines;
    doc.font(bold).fontSize(20).text(name, { lineGap });
    write(doc, rest, titles);
  });

/**
 * The same with its first two lines in small gray type above the text of each page, where word processors put the page
 * header. The last section is on a second page: on one page only, nothing tells a header from the first line.
 */
export const pageWithHeader = (lines: readonly string[]): Promise<Buffer> =>
  bytesOf((doc) => {
    const [name = '', contact = '', ...rest] = lines;
    const last = rest.lastIndexOf('');
    const writePage = (part: readonly string[]): void => {
      doc.font(regular).fontSize(9).fillColor('#666666').text(`${name}  |  ${contact}`, 54, 22, { lineBreak: false });
      doc.fillColor('#000000').text('', 54, 72);
      write(doc, part, headings);
    };
    writePage(rest.slice(0, last));
    doc.addPage();
    writePage(rest.slice(last + 1));
  });

/** The same with a level of one to five beside each skill, as a row of dots. */
export const pageWithRatings = (
  lines: readonly string[],
  ratings: readonly (readonly [skill: string, level: number])[],
): Promise<Buffer> =>
  bytesOf((doc) => {
    const [name = '', ...rest] = lines;
    doc.font(bold).fontSize(20).text(name, { lineGap });
    write(doc, rest, headings);
    for (const [skill, level] of ratings) {
      const { y } = doc;
      doc.font(regular).fontSize(bodyPt).text(skill, 54, y, { lineGap });
      for (let dot = 0; dot < 5; dot += 1) {
        doc.circle(220 + dot * 16, y + 5, 4.5).fill(dot < level ? '#1f4e79' : '#c9d6e2');
      }
      doc.fillColor('#000000');
    }
  });
