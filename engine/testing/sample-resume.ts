import type { SourceDocument } from '../model/document.ts';
import { docxDocument, pdfDocument, type Extras } from './build-document.ts';

/** A resume without any fault, of a fictional person. */
export const sample: readonly string[] = [
  'Jane Roe',
  'Operations Manager',
  'Chicago, Illinois | jane.roe@example.com | +1 312-555-0142',
  'Summary',
  'Operations manager with ten years in cold-chain logistics. Known for calm handovers and for finding waste early.',
  'Work Experience',
  'Operations Manager, Harbor Foods, Chicago, IL | Mar 2020 - Present',
  '• Cut spoilage from 6 % to 4 % by changing the order of loading.',
  '• Lead a team of 14 across two warehouses and plan their shifts.',
  '• Negotiated carrier contracts worth $2.1 million a year.',
  '• Moved stock counts to SAP and halved the time they take.',
  'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 - Feb 2020',
  '• Trained 25 new colleagues in HACCP rules.',
  '• Reported daily volumes in Excel to the plant manager.',
  '• Wrote the cleaning plan that passed three audits without remarks.',
  '• Kept 12 production lines supplied through the night shift.',
  'Education',
  'Bachelor of Science in Food Science, University of Wisconsin, Madison, WI, May 2016',
  'Skills',
  'SAP, Excel, HACCP, Inventory planning, Forecasting, Cold-chain logistics, Contract negotiation',
];

const headings = new Set(['Summary', 'Work Experience', 'Education', 'Skills', 'Projects', 'References', 'Awards']);

/** The lines with one replaced, or removed when no replacement is given. The line to replace is found by its beginning. */
export const changed = (beginning: string, ...instead: readonly string[]): readonly string[] =>
  sample.flatMap((line) => (line.startsWith(beginning) ? instead : [line]));

/** The lines without those between two headings, the first heading included. */
export const withoutSection = (heading: string, next: string): readonly string[] => {
  const [from, to] = [sample.indexOf(heading), sample.indexOf(next)];
  return [...sample.slice(0, from), ...(to < 0 ? [] : sample.slice(to))];
};

/** Lines as a PDF: name and headings in larger type. `headed` names further lines that are headings. */
export const asPdf = (
  lines: readonly string[],
  extras: Extras = {},
  headed: readonly string[] = [],
): SourceDocument => {
  const perPage = 46;
  return pdfDocument(
    lines.map((text, index) => ({
      text,
      page: 1 + Math.floor(index / perPage),
      ...(index === 0 ? { sizePt: 20, isBold: true } : {}),
      ...(isHeading(text, headed) ? { sizePt: 13, isBold: true } : {}),
    })),
    extras,
  );
};

/** Lines as a DOCX: headings have their style, bullets are a list. */
export const asDocx = (lines: readonly string[], extras: Extras = {}, headed: readonly string[] = []): SourceDocument =>
  docxDocument(
    lines.map((text, index) => {
      if (index === 0) return { text, style: 'Title', sizePt: 20 };
      if (isHeading(text, headed)) return { text, headingLevel: 1, style: 'Heading 1', isBold: true, sizePt: 13 };
      return text.startsWith('• ') ? { text: text.slice(2), listMarker: '•' } : { text };
    }),
    extras,
  );

const isHeading = (text: string, headed: readonly string[]): boolean => headings.has(text) || headed.includes(text);
