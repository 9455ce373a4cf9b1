import { systems } from '#content/pages/systems.ts';
import type { Industry } from '#contract/product/industries.ts';
import type { TemplateFormat, TemplateVariant } from '#contract/api/templates.ts';

/** Texts of the template library. */
export const words = {
  title: 'Resume templates',
  lead: 'Six resume templates that our engine and five other programs read completely. Download one with sample content, blank, or filled in from your own resume.',
  systems: `Checked against what the makers of ${systems.names} publish. ${systems.silence} None of them certifies templates, and neither do we.`,
  tabs: 'Industries',
  industries: {
    all: 'All',
    technology: 'Technology',
    business: 'Business',
    creative: 'Creative',
    healthcare: 'Healthcare',
    government: 'Government',
    general: 'General',
  } satisfies Record<Industry | 'all', string>,
  search: 'Search templates',
  none: 'No templates found',
  noneText: 'Try another word or another industry.',
  showAll: 'Show all templates',
  card: {
    free: 'Free',
    premium: 'Premium',
    preview: 'Preview',
    getPremium: 'See Premium',
    recovered: (programs: number): string => `read back by each of ${programs} other programs`,
    pages: (count: number): string => (count === 1 ? 'one page' : `${count} pages`),
    how: 'How measured',
  },
  measured: {
    title: 'How we measure',
    text: 'We create each template as a PDF and as a Word file and analyze both, just as we would analyze your resume. Both files must read the same, word for word, with no blocker and no major finding; a test checks this with every change we make.',
    others:
      'Then five programs that are not ours extract the text: Poppler, MuPDF and PDF.js from the PDF, Mammoth and LibreOffice from the Word file. We count the contact details, jobs, headings and skills that come back whole and in order; each is a quarter. The card shows the lowest share.',
    limit:
      'The figures are for the example. They show that nothing in the design gets in the way of the software. Your own score depends on what you write, so check your resume before you send it.',
    caption: 'Our scores from 0 to 100, and the percentage that each other program reads back',
    template: 'Template',
    columns: { pdf: 'PDF', docx: 'Word' },
    version: 'Measured with version',
    on: 'of our engine, as of',
  },
  preview: {
    pages: 'Pages',
    page: 'Page',
    of: 'of',
    previous: 'Previous page',
    next: 'Next page',
    larger: 'Larger',
    smaller: 'Smaller',
    own: {
      drawing: 'Putting your text into this template…',
      drawn: 'The first page, with your own text. The download has all of it.',
      failed: 'We could not show your text in this template. You can still try the download.',
      alt: 'with your own text, first page',
    },
    variants: { filled: 'the example', empty: 'with hints' } satisfies Record<TemplateVariant, string>,
    notes: {
      filled:
        'This is the PDF, filled in for a fictional person. The Word file looks the same except for the typeface.',
      empty: 'This is the PDF with hints. The Word file looks the same except for the typeface.',
    } satisfies Record<TemplateVariant, string>,
  },
  download: {
    content: 'What should be in it?',
    contents: {
      filled: { label: 'The example', hint: 'A fictional person. Replace the details with your own.' },
      empty: { label: 'Empty, with hints', hint: 'Hints tell you what to write in each place.' },
      mine: { label: 'My resume', hint: 'The text of a resume that you uploaded.' },
    },
    format: 'Which file format?',
    formats: { docx: 'Word (.docx)', pdf: 'PDF' } satisfies Record<TemplateFormat, string>,
    pdfEmpty: 'A PDF is not meant for editing. Choose the Word file if you want to fill in the template.',
    resume: 'Which resume?',
    resumesFailed: 'We could not load your resumes.',
    waiting: 'Loading your resumes…',
    noResumes: 'You have not uploaded a resume yet.',
    upload: 'Upload one',
    check: 'Compare it with your original, line by line, before you send it.',
    missing:
      'All sections are carried over. Words that we could not assign to a job, a degree or a contact detail are below the line that they belonged to: move them, or delete them.',
    logIn: 'Log in to use your own resume',
    button: 'Download',
    busy: 'Fetching it...',
    premium: 'This template comes with Premium.',
    seePlans: 'See what Premium costs',
    failed: 'Download failed. Please try again later.',
    direct: 'Use the direct download link',
  },
} as const;
