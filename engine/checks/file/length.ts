import { closings, salutations } from '../../lexicon/other-documents.ts';
import type { Check } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
import { absent, failed, noFinding, passed, unsure } from '../outcomes.ts';
import { mayHoldTwoVersions } from '../two-versions.ts';

const wordsPerPage = 600;
/** A page with fewer words than this is mostly empty. */
const minWordsPerPage = 160;

export const length: Check<'document' | 'contentWords' | 'words' | 'resume' | 'visual'> = {
  id: 'length',
  group: 'file',
  title: { pass: 'Your resume is a typical length', fail: 'Your resume is an unusual length' },
  why: 'Parsers can read a resume of any length. In most fields, readers expect one or two pages; academic and medical resumes may be longer.',
  impact: 'hint',
  needs: ['document', 'contentWords', 'words', 'resume', 'visual'],
  sources: [],
  run: ({ document, contentWords, words, resume, visual }) => {
    const pages = document.pageCount;
    // The pages and words of a letter, or of a version in another language, are not the resume's.
    if (holdsLetter(visual) || mayHoldTwoVersions(resume)) return { is: 'not-applicable' };
    if (pages !== null && pages > 2 && contentWords / pages < minWordsPerPage) {
      const enough = Math.max(Math.ceil(contentWords / wordsPerPage), Math.ceil(rowsOf(visual) / rowsPerPage));
      if (enough > 2) return { is: 'not-applicable' };
      return failed(
        0.5,
        `Your resume spreads about ${Math.round(words.length / 10) * 10} words over ${pages} pages.`,
        `Reduce the margins, spacing and font size (10 to 12 points), and your resume may fit on ${enough === 1 ? 'one page' : 'two pages'}.`,
        absent,
      );
    }
    const isLong =
      pages === null ? contentWords > wordsPerPage * 3 : pages > 3 || (pages === 3 && contentWords > wordsPerPage * 2);
    // Without pages, few words are sure to take one or two.
    if (!isLong) {
      if (pages === null && contentWords > wordsPerPage) return { is: 'not-applicable' };
      // Nor do few words in many paragraphs.
      return pages === null && document.paragraphs.length > 2 * rowsPerPage ? noFinding : passed;
    }
    const size = pages === null ? `about ${Math.round(contentWords / 10) * 10} words` : `${pages} pages`;
    if (resume.sections.some(({ kind, lines }) => kind === 'publications' && lines.length >= minListLines))
      return unsure(`Your resume has ${size}. With a list of publications, that is normal.`);
    return failed(
      0.5,
      `Your resume has ${size}.`,
      `${areMostlyJobs(resume, visual) ? 'Shorten older jobs first.' : 'Cut what is not relevant to the job you are applying for.'} Two pages are enough in most fields.`,
      absent,
    );
  },
};

/** Rows of text in 11 points on a page with ordinary margins. */
const rowsPerPage = 50;

/** Printed rows; lines beside each other in columns are one. 0 where the file does not say where its lines are. */
const rowsOf = ({ lines }: Reading): number => {
  const places = lines
    .flatMap(({ page, box }) =>
      box === null || page === null ? [] : [{ page, middle: box.y + box.height / 2, bottom: box.y + box.height }],
    )
    .toSorted((one, other) => one.page - other.page || one.middle - other.middle);
  let [rows, page, bottom] = [0, -1, 0];
  for (const place of places) {
    if (place.page === page && place.middle < bottom) continue;
    rows += 1;
    ({ page, bottom } = place);
  }
  return rows;
};

/** Lists of courses, committees and publications may be most of an academic resume. */
const shareOfJobs = 0.5;

const areMostlyJobs = ({ experience, sections }: Resume, { lines }: Reading): boolean => {
  const atWork = sections.flatMap((section) => (section.kind === 'experience' ? section.lines : []));
  return experience.length > 1 && atWork.length >= lines.length * shareOfJobs;
};

const minListLines = 6;

const maxLetterLine = 80;

/** 'Dear Ms. Stein,' and further down 'Kind regards': a cover letter in the same file. */
const holdsLetter = ({ lines }: Reading): boolean => {
  const folded = lines.map(({ text }) => (text.length < maxLetterLine ? fold(text.trim()) : ''));
  const opening = folded.findIndex((text) => salutations.test(text));
  return opening >= 0 && folded.slice(opening + 1).some((text) => closings.test(text));
};
