import type { TemplateId } from '#contract/api/templates.ts';
import type { Design } from './design.ts';

const modernProfessional: Design = {
  margin: { top: 46, bottom: 42, side: 54 },
  pdfFonts: { titles: 'Inter', text: 'Inter' },
  wordFonts: { titles: 'Calibri', text: 'Calibri' },
  colors: { ink: '1f2933', soft: '52606d', accent: '0b6e75', tint: 'e6f2f2' },
  textSize: 9.5,
  leading: 0.62,
  name: { size: 25, isBold: true, color: 'ink' },
  headline: { size: 12, isBold: true, isItalic: false, color: 'accent' },
  header: { align: 'left', rule: 0, separator: '  |  ' },
  headings: { look: 'rule-below', size: 11, isUpper: false, align: 'left', color: 'accent' },
  entries: { first: 'title', dates: 'right' },
  bullet: '•',
  gaps: { section: 19, afterHeading: 9, entry: 14, bullet: 3.4 },
};

const executiveSummary: Design = {
  margin: { top: 48, bottom: 38, side: 58 },
  pdfFonts: { titles: 'Source Serif 4', text: 'Source Serif 4' },
  wordFonts: { titles: 'Georgia', text: 'Georgia' },
  colors: { ink: '1c1c1c', soft: '4d4d4d', accent: '14284b', tint: 'eef1f6' },
  textSize: 9.7,
  leading: 0.6,
  name: { size: 27, isBold: false, color: 'accent' },
  headline: { size: 12.5, isBold: false, isItalic: true, color: 'soft' },
  header: { align: 'center', rule: 0, separator: '  •  ' },
  headings: { look: 'between-rules', size: 11.5, isUpper: false, align: 'center', color: 'accent' },
  entries: { first: 'at', dates: 'right' },
  bullet: '•',
  gaps: { section: 12, afterHeading: 8, entry: 10.5, bullet: 2.2 },
};

const creativePortfolio: Design = {
  margin: { top: 42, bottom: 36, side: 58 },
  pdfFonts: { titles: 'Inter', text: 'Source Serif 4' },
  wordFonts: { titles: 'Trebuchet MS', text: 'Cambria' },
  colors: { ink: '22191c', soft: '5f5157', accent: 'a8325a', tint: 'faeef2' },
  textSize: 9.7,
  leading: 0.62,
  name: { size: 34, isBold: true, color: 'accent' },
  headline: { size: 13, isBold: false, isItalic: false, color: 'ink' },
  header: { align: 'left', rule: 5, separator: '  •  ' },
  headings: { look: 'plain', size: 15, isUpper: false, align: 'left', color: 'accent' },
  entries: { first: 'title', dates: 'right' },
  bullet: '–',
  gaps: { section: 14, afterHeading: 9, entry: 12, bullet: 2.5 },
};

const healthcareProfessional: Design = {
  margin: { top: 46, bottom: 44, side: 56 },
  pdfFonts: { titles: 'Inter', text: 'Inter' },
  wordFonts: { titles: 'Arial', text: 'Arial' },
  colors: { ink: '1d2a33', soft: '4b5b66', accent: '1b4f8a', tint: 'e4eef8' },
  textSize: 9.6,
  leading: 0.64,
  name: { size: 26, isBold: true, color: 'accent' },
  headline: { size: 11.5, isBold: false, isItalic: false, color: 'ink' },
  header: { align: 'center', rule: 2.5, separator: '  |  ' },
  headings: { look: 'band', size: 10.8, isUpper: false, align: 'left', color: 'accent' },
  entries: { first: 'title', dates: 'right' },
  bullet: '•',
  gaps: { section: 16, afterHeading: 9, entry: 13, bullet: 3.4 },
};

const entryLevel: Design = {
  margin: { top: 44, bottom: 40, side: 64 },
  pdfFonts: { titles: 'Source Serif 4', text: 'Inter' },
  wordFonts: { titles: 'Cambria', text: 'Calibri' },
  colors: { ink: '23291f', soft: '565e50', accent: '3c6b21', tint: 'eef4ea' },
  textSize: 9.3,
  leading: 0.62,
  name: { size: 28, isBold: true, color: 'ink' },
  headline: { size: 12, isBold: false, isItalic: false, color: 'accent' },
  header: { align: 'left', rule: 0, separator: '  •  ' },
  headings: { look: 'bar', size: 13.5, isUpper: false, align: 'left', color: 'ink' },
  entries: { first: 'title', dates: 'below' },
  bullet: '▪',
  gaps: { section: 14, afterHeading: 9, entry: 11.5, bullet: 3 },
};

const federalGovernment: Design = {
  margin: { top: 54, bottom: 54, side: 68 },
  pdfFonts: { titles: 'Source Serif 4', text: 'Source Serif 4' },
  wordFonts: { titles: 'Times New Roman', text: 'Times New Roman' },
  colors: { ink: '000000', soft: '333333', accent: '000000', tint: 'f0f0f0' },
  textSize: 11,
  leading: 0.6,
  name: { size: 19, isBold: true, color: 'ink' },
  headline: { size: 12, isBold: false, isItalic: false, color: 'ink' },
  header: { align: 'left', rule: 0, separator: '  |  ' },
  headings: { look: 'rule-above', size: 12, isUpper: true, align: 'left', color: 'ink' },
  entries: { first: 'title', dates: 'below' },
  bullet: '•',
  gaps: { section: 17, afterHeading: 9, entry: 14, bullet: 3.4 },
};

export const designs: Record<TemplateId, Design> = {
  'template-1': modernProfessional,
  'template-2': executiveSummary,
  'template-3': creativePortfolio,
  'template-4': healthcareProfessional,
  'template-5': entryLevel,
  'template-6': federalGovernment,
};
