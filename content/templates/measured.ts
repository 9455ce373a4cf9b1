import type { Measured } from './schema.ts';

/** Written by `npm run templates` from the files themselves. */
export const measured: Measured = {
  engineVersion: '1.13.0',
  on: '2026-11-21',
  templates: {
    'template-1': {
      pages: {
        filled: 1,
        empty: 1,
      },
      pdf: {
        atsScore: 100,
        formatScore: 100,
      },
      docx: {
        atsScore: 100,
        formatScore: 100,
      },
    },
    'template-2': {
      pages: {
        filled: 1,
        empty: 1,
      },
      pdf: {
        atsScore: 100,
        formatScore: 100,
      },
      docx: {
        atsScore: 100,
        formatScore: 100,
      },
    },
    'template-3': {
      pages: {
        filled: 1,
        empty: 1,
      },
      pdf: {
        atsScore: 100,
        formatScore: 100,
      },
      docx: {
        atsScore: 100,
        formatScore: 100,
      },
    },
    'template-4': {
      pages: {
        filled: 1,
        empty: 1,
      },
      pdf: {
        atsScore: 100,
        formatScore: 100,
      },
      docx: {
        atsScore: 100,
        formatScore: 100,
      },
    },
    'template-5': {
      pages: {
        filled: 2,
        empty: 1,
      },
      pdf: {
        atsScore: 100,
        formatScore: 100,
      },
      docx: {
        atsScore: 100,
        formatScore: 100,
      },
    },
    'template-6': {
      pages: {
        filled: 2,
        empty: 1,
      },
      pdf: {
        atsScore: 100,
        formatScore: 100,
      },
      docx: {
        atsScore: 100,
        formatScore: 100,
      },
    },
  },
};
