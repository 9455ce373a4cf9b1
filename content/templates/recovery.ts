import type { Recovery } from './schema.ts';

/** Written by `npm run bench:template-recovery` from the files themselves. */
export const recovery: Recovery = {
  on: '2026-11-23',
  templates: {
    'template-1': {
      poppler: 100,
      mupdf: 100,
      pdfjs: 100,
      mammoth: 100,
      libreoffice: 100,
    },
    'template-2': {
      poppler: 100,
      mupdf: 100,
      pdfjs: 100,
      mammoth: 100,
      libreoffice: 100,
    },
    'template-3': {
      poppler: 100,
      mupdf: 100,
      pdfjs: 100,
      mammoth: 100,
      libreoffice: 100,
    },
    'template-4': {
      poppler: 100,
      mupdf: 100,
      pdfjs: 100,
      mammoth: 100,
      libreoffice: 100,
    },
    'template-5': {
      poppler: 100,
      mupdf: 100,
      pdfjs: 100,
      mammoth: 100,
      libreoffice: 100,
    },
    'template-6': {
      poppler: 100,
      mupdf: 100,
      pdfjs: 100,
      mammoth: 100,
      libreoffice: 100,
    },
  },
};
