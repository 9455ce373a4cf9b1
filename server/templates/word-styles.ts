import {
  AlignmentType,
  BorderStyle,
  type IBordersOptions,
  type ILevelsOptions,
  type IShadingAttributesProperties,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
  ShadingType,
} from 'docx';
import type { Design, HeadingLook, WordFont } from './design.ts';
import { eighths, halves, loose, twips } from './word-units.ts';

/** The names that Word shows in its list of styles. */
export const styleIds = {
  headline: 'ResumeHeadline',
  contact: 'ResumeContact',
  lastContact: 'ResumeContactEnd',
  entry: 'ResumeEntry',
  entryLine: 'ResumeEntryLine',
  bullet: 'ResumeBullet',
} as const;

export const bullets = 'resume-bullets';

/** The same point size looks smaller in one typeface than in another. */
const scales: Record<WordFont, number> = {
  Calibri: 1.1,
  Cambria: 1.06,
  Georgia: 0.97,
  Arial: 1,
  'Trebuchet MS': 1,
  'Times New Roman': 1.03,
};

const sizeIn = (font: WordFont, points: number): number => halves(points * scales[font]);

const style = (id: string, name: string, basedOn = 'Normal') => ({ id, name, basedOn, quickFormat: true });

/** All formatting is in styles, so that changing a style changes the whole resume. */
export const stylesOf = (design: Design): IStylesOptions => {
  const { colors, gaps, header, headings, headline, name, textSize, wordFonts } = design;
  const text = { font: wordFonts.text, size: sizeIn(wordFonts.text, textSize), color: colors.ink };
  const title = (size: number, isBold: boolean, color: 'ink' | 'soft' | 'accent') => ({
    font: wordFonts.titles,
    size: sizeIn(wordFonts.titles, size),
    bold: isBold,
    color: colors[color],
  });
  const top = { alignment: alignments[header.align] };
  return {
    default: {
      document: {
        run: text,
        paragraph: { spacing: { before: 0, after: 0, line: 252, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: title(name.size, name.isBold, name.color),
        paragraph: { ...top, spacing: { before: 0, after: twips(2), line: 240, lineRule: LineRuleType.AUTO } },
      },
      heading1: {
        run: title(headings.size, true, headings.color),
        paragraph: {
          alignment: alignments[headings.align],
          keepNext: true,
          spacing: { before: twips(gaps.section * loose), after: twips(gaps.afterHeading * loose) },
          ...headingLooks[headings.look](colors),
        },
      },
      listParagraph: { paragraph: {} },
    },
    paragraphStyles: [
      {
        ...style(styleIds.headline, 'Resume Headline'),
        run: { ...title(headline.size, headline.isBold, headline.color), italics: headline.isItalic },
        paragraph: { ...top, spacing: { after: twips(3) } },
      },
      {
        ...style(styleIds.contact, 'Resume Contact'),
        run: { color: colors.soft },
        paragraph: top,
      },
      {
        ...style(styleIds.lastContact, 'Resume Contact End', styleIds.contact),
        run: { color: colors.soft },
        paragraph: { ...top, ...(header.rule > 0 ? { border: { bottom: line(colors.accent, header.rule, 8) } } : {}) },
      },
      {
        ...style(styleIds.entry, 'Resume Entry'),
        run: { bold: true },
        paragraph: { keepNext: true, rightTabStop: twips(612 - 2 * design.margin.side) },
      },
      {
        ...style(styleIds.entryLine, 'Resume Entry Line'),
        paragraph: { keepNext: true, rightTabStop: twips(612 - 2 * design.margin.side) },
      },
      {
        ...style(styleIds.bullet, 'Resume Bullet', 'ListParagraph'),
        paragraph: { numbering: { reference: bullets, level: 0 }, spacing: { before: twips(gaps.bullet * loose) } },
      },
    ],
  };
};

export const bulletOf = ({ bullet, colors }: Design): ILevelsOptions => ({
  level: 0,
  format: LevelFormat.BULLET,
  text: bullet,
  alignment: AlignmentType.LEFT,
  style: {
    run: { color: colors.accent },
    paragraph: { indent: { left: twips(13), hanging: twips(11) } },
  },
});

const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER } as const;

const line = (color: string, points: number, space: number) => ({
  style: BorderStyle.SINGLE,
  color,
  size: eighths(points),
  space,
});

type Look = {
  border?: IBordersOptions;
  shading?: IShadingAttributesProperties;
  indent?: { left: number; right?: number };
};

const headingLooks: Record<HeadingLook, (colors: Design['colors']) => Look> = {
  'rule-below': ({ accent }) => ({ border: { bottom: line(accent, 0.75, 2) } }),
  'rule-above': ({ accent }) => ({ border: { top: line(accent, 1, 4) } }),
  'between-rules': ({ accent }) => ({ border: { top: line(accent, 0.5, 3), bottom: line(accent, 0.5, 3) } }),
  bar: ({ accent }) => ({ border: { left: line(accent, 3.5, 6) }, indent: { left: twips(9) } }),
  // Borders in the band's color pad it; the indent keeps it within the margins.
  band: ({ tint }) => ({
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: tint },
    border: { top: line(tint, 2, 0), bottom: line(tint, 2, 0), left: line(tint, 2, 5), right: line(tint, 2, 5) },
    indent: { left: twips(7), right: twips(7) },
  }),
  plain: () => ({}),
};
