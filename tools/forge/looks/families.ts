import type { ContactId, DatesId, PaintOrder, ProducerId, SkillsId } from './parts.ts';

export type Geometry = {
  /** Two columns; `share` is the side column's part of the width. */
  side?: {
    at: 'left' | 'right';
    share: number;
    fill: 'none' | 'tint' | 'dark';
    /** How a DOCX puts them beside each other. */
    docx: 'table' | 'text-box' | 'word-columns';
    /** The name stands above both columns, or in one of them. */
    name: 'across' | 'in-main' | 'in-side';
    contact: 'in-side' | 'in-head';
    /** Two halves share the sections evenly. */
    isHalf?: true;
  };
  head?: 'band' | 'centered';
  /** Where the contact details of a page without columns stand, if not below the name. */
  contact?: 'page-header' | 'page-footer';
  sections?: 'labels-left' | 'cards' | 'turned-headings';
  /** Jobs and schools are rows of a table, with rules or without. */
  entries?: 'ruled-table' | 'plain-table';
  /** Every page repeats the name and counts the pages. */
  isRunning?: true;
};

type FamilyRow = {
  title: string;
  geometry: Geometry;
  producers: readonly ProducerId[];
  dates?: readonly DatesId[];
  contacts?: readonly ContactId[];
  skills?: readonly SkillsId[];
  paint?: readonly PaintOrder[];
  must: readonly string[];
  may: readonly string[];
};

/** A sidebar is reported as columns; whether stored order is reported too is a matter of degree. */
const columns = { must: ['multi-column'], may: ['reading-order'] } as const;

/** How pages are divided. Each row is a row of the result tables. */
export const families = {
  'one-column': { title: 'one column', geometry: {}, producers: ['pdfkit', 'chromium', 'docx'], must: [], may: [] },
  'dates-right': {
    title: 'one column, dates at the right edge',
    geometry: {},
    producers: ['pdfkit', 'chromium', 'docx'],
    dates: ['dates-right'],
    must: [],
    may: [],
  },
  centered: {
    title: 'one column, name and headings centered',
    geometry: { head: 'centered' },
    producers: ['pdfkit', 'chromium', 'docx'],
    must: [],
    may: [],
  },
  'dates-gutter': {
    title: 'dates in a gutter on the left',
    geometry: {},
    producers: ['pdfkit', 'chromium'],
    dates: ['dates-gutter'],
    must: [],
    may: ['multi-column', 'table-layout', 'reading-order'],
  },
  'section-labels': {
    title: 'headings in a column of their own',
    geometry: { sections: 'labels-left' },
    producers: ['pdfkit', 'chromium'],
    must: [],
    may: ['multi-column', 'table-layout', 'reading-order'],
  },
  'head-band': {
    title: 'name and contact in a colored band',
    geometry: { head: 'band' },
    producers: ['pdfkit', 'chromium'],
    must: [],
    may: [],
  },
  cards: {
    title: 'sections in boxes',
    geometry: { sections: 'cards' },
    producers: ['chromium', 'pdfkit'],
    must: [],
    may: ['table-layout', 'text-box'],
  },
  'sidebar-left': {
    title: 'narrow column on the left',
    geometry: { side: { at: 'left', share: 0.3, fill: 'none', docx: 'table', name: 'across', contact: 'in-side' } },
    producers: ['pdfkit', 'chromium'],
    ...columns,
  },
  'sidebar-right': {
    title: 'narrow column on the right',
    geometry: { side: { at: 'right', share: 0.3, fill: 'tint', docx: 'table', name: 'in-main', contact: 'in-side' } },
    producers: ['pdfkit', 'chromium'],
    ...columns,
  },
  'sidebar-dark': {
    title: 'colored column with white text',
    geometry: { side: { at: 'left', share: 0.33, fill: 'dark', docx: 'table', name: 'in-side', contact: 'in-side' } },
    producers: ['pdfkit', 'chromium'],
    ...columns,
  },
  'sidebar-wide': {
    title: 'columns of about 40 and 60 percent',
    geometry: { side: { at: 'right', share: 0.39, fill: 'none', docx: 'table', name: 'across', contact: 'in-head' } },
    producers: ['pdfkit', 'chromium'],
    ...columns,
  },
  halves: {
    title: 'two equal columns',
    geometry: {
      side: {
        at: 'left',
        share: 0.5,
        fill: 'none',
        docx: 'word-columns',
        name: 'across',
        contact: 'in-head',
        isHalf: true,
      },
    },
    producers: ['pdfkit', 'chromium'],
    ...columns,
  },
  'across-columns': {
    title: 'two columns, stored line by line across both',
    geometry: { side: { at: 'left', share: 0.32, fill: 'none', docx: 'table', name: 'across', contact: 'in-side' } },
    producers: ['pdfkit'],
    paint: ['rows'],
    must: ['multi-column', 'reading-order'],
    may: [],
  },
  'ruled-table': {
    title: 'entries in a table with rules',
    geometry: { entries: 'ruled-table' },
    producers: ['chromium', 'pdfkit', 'docx'],
    dates: ['dates-cell'],
    must: ['table-layout'],
    may: ['multi-column', 'reading-order'],
  },
  'plain-table': {
    title: 'entries in a table without rules',
    geometry: { entries: 'plain-table' },
    producers: ['docx'],
    dates: ['dates-cell'],
    must: ['table-layout'],
    may: ['multi-column'],
  },
  'page-header-contact': {
    title: 'contact details in the page header',
    geometry: { contact: 'page-header' },
    producers: ['docx'],
    must: ['contact-in-header-footer'],
    may: ['page-furniture', 'missing-contact'],
  },
  'page-footer-contact': {
    title: 'contact details in the page footer',
    geometry: { contact: 'page-footer' },
    producers: ['docx'],
    must: ['contact-in-header-footer'],
    may: ['page-furniture', 'missing-contact'],
  },
  'running-header': {
    title: 'name and page number on every page',
    geometry: { isRunning: true },
    producers: ['chromium', 'pdfkit'],
    must: [],
    may: ['page-furniture', 'length'],
  },
  'sidebar-table': {
    title: 'the page is a table of two cells',
    geometry: { side: { at: 'left', share: 0.32, fill: 'tint', docx: 'table', name: 'across', contact: 'in-side' } },
    producers: ['docx'],
    must: ['table-layout'],
    may: ['multi-column', 'reading-order'],
  },
  'sidebar-text-box': {
    title: 'narrow column in a text box',
    geometry: { side: { at: 'left', share: 0.3, fill: 'none', docx: 'text-box', name: 'in-main', contact: 'in-side' } },
    producers: ['docx'],
    must: ['text-box'],
    may: ['multi-column', 'reading-order', 'drawing-shapes', 'missing-contact'],
  },
  'word-columns': {
    title: 'two columns of a Word section',
    geometry: {
      side: {
        at: 'left',
        share: 0.5,
        fill: 'none',
        docx: 'word-columns',
        name: 'across',
        contact: 'in-head',
        isHalf: true,
      },
    },
    producers: ['docx'],
    must: ['multi-column'],
    may: ['reading-order'],
  },
} satisfies Record<string, FamilyRow>;

export type FamilyId = keyof typeof families;

export const familyIds = Object.keys(families) as FamilyId[];

export const familyOf = (id: FamilyId): FamilyRow => families[id];
