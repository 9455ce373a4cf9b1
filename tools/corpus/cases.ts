import * as docx from './docx-layouts.ts';
import * as pdf from './pdf-layouts.ts';
import { maren, type Person, teodor } from './people.ts';

/**
 * `failure` is the error code of a file that gets no report; `findings` are exactly the blocker and major findings of
 * the others.
 */
export type GoldenCase = {
  name: string;
  file: 'resume.pdf' | 'resume.docx';
  about: string;
  person: Person;
  make: (person: Person) => Promise<Buffer>;
  expected: { failure: string } | { findings: readonly string[]; loses?: readonly ('contact' | 'certifications')[] };
};

/** Every golden resume; every resume with a problem has a clean twin of the same person. */
export const cases: readonly GoldenCase[] = [
  {
    name: 'clean-pdf',
    file: 'resume.pdf',
    about: 'One column, standard titles.',
    person: maren,
    make: pdf.clean,
    expected: { findings: [] },
  },
  {
    name: 'clean-docx',
    file: 'resume.docx',
    about: 'Heading styles, real lists.',
    person: maren,
    make: docx.clean,
    expected: { findings: [] },
  },
  {
    name: 'clean-nurse-pdf',
    file: 'resume.pdf',
    about: 'As clean-pdf, another trade.',
    person: teodor,
    make: pdf.clean,
    expected: { findings: [] },
  },
  {
    name: 'hidden-keywords-pdf',
    file: 'resume.pdf',
    about: 'White words between the lines.',
    person: maren,
    make: pdf.hiddenKeywords,
    expected: { findings: ['hidden-text'] },
  },
  {
    name: 'two-columns-pdf',
    file: 'resume.pdf',
    about: 'A sidebar, painted row by row.',
    person: teodor,
    make: pdf.twoColumns,
    expected: { findings: ['lost-in-plain-reading', 'multi-column', 'reading-order'], loses: ['certifications'] },
  },
  {
    name: 'contact-in-header-docx',
    file: 'resume.docx',
    about: 'Name and contact only in the page header.',
    person: maren,
    make: docx.contactInHeader,
    expected: { findings: ['contact-in-header-footer'] },
  },
  {
    name: 'no-contact-docx',
    file: 'resume.docx',
    about: 'Neither e-mail address nor phone number.',
    person: maren,
    make: docx.withoutContact,
    expected: { findings: ['missing-contact'], loses: ['contact'] },
  },
  {
    name: 'tables-docx',
    file: 'resume.docx',
    about: 'The page is one table of two cells.',
    person: teodor,
    make: docx.tables,
    expected: { findings: ['table-layout'], loses: ['certifications'] },
  },
  {
    name: 'scan-pdf',
    file: 'resume.pdf',
    about: 'A picture of a page.',
    person: maren,
    make: pdf.scan,
    expected: { failure: 'no-text' },
  },
  {
    name: 'encrypted-pdf',
    file: 'resume.pdf',
    about: 'Under a password.',
    person: maren,
    make: pdf.encrypted,
    expected: { failure: 'password-protected' },
  },
  {
    name: 'cover-letter-docx',
    file: 'resume.docx',
    about: 'A letter.',
    person: maren,
    make: docx.coverLetter,
    expected: { failure: 'not-a-resume' },
  },
];
