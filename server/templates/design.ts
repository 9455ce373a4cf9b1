/** How a template looks, for both writers. It only uses what parsers read well: one column, real headings, contact details in the body, no text boxes, tables, pictures or icons. Sizes and gaps in points, colors as six hexadecimal digits. */
export type Design = {
  margin: { top: number; bottom: number; side: number };
  /** The PDF embeds its fonts; the Word file names fonts that Word for Windows and Mac, and Google Docs, have. */
  pdfFonts: { titles: PdfFont; text: PdfFont };
  wordFonts: { titles: WordFont; text: WordFont };
  colors: { ink: string; soft: string; accent: string; tint: string };
  textSize: number;
  /** Between the lines of a paragraph, as a share of the text size. */
  leading: number;
  name: { size: number; isBold: boolean; color: 'ink' | 'accent' };
  headline: { size: number; isBold: boolean; isItalic: boolean; color: 'ink' | 'soft' | 'accent' };
  /** `rule`: thickness of the line below the contact details, 0 for none. */
  header: { align: 'left' | 'center'; rule: number; separator: string };
  headings: { look: HeadingLook; size: number; isUpper: boolean; align: 'left' | 'center'; color: 'ink' | 'accent' };
  entries: { first: 'title' | 'at'; dates: 'right' | 'below' };
  bullet: '•' | '–' | '▪';
  gaps: { section: number; afterHeading: number; entry: number; bullet: number };
};

export type PdfFont = 'Inter' | 'Source Serif 4';
export type WordFont = 'Calibri' | 'Cambria' | 'Georgia' | 'Arial' | 'Times New Roman' | 'Trebuchet MS';
export type HeadingLook = 'rule-below' | 'rule-above' | 'between-rules' | 'bar' | 'band' | 'plain';
