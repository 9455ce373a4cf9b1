import type { CheckId } from '../checks/index.ts';

/** `limit`: the highest possible score when this check fails with the lowest outcome. */
export type ScoreCard<Id extends string = CheckId> = readonly { check: Id; weight: number; limit?: number }[];

/**
 * Limits for the fields without which no profile can be filled in: whoever reads the report would not believe a good
 * score beside a field that was not read. All are below 60, where every score is called poor. Nobody can be invited
 * without contact details; a nameless profile can still be found and called.
 */
const coreLimit = { contact: 40, jobs: 50, dates: 55, name: 55 } as const;

/** The checks of these fields. While one of them fails completely, its fix comes first. */
export const coreChecks: ReadonlySet<string> = new Set<CheckId>([
  'missing-contact',
  'missing-experience',
  'missing-dates',
  'missing-name',
  'name-not-text',
]);

/**
 * Software reads the rest of a file with hidden text as well as any other. But people may take hidden words for a trick,
 * and no such file is called excellent, which begins at 90.
 */
const hiddenTextLimit = 89;

/**
 * How well software extracts the text and its parts from the file. About half of it is measured on the file itself:
 * plain parsers read it again, and what they lose limits the score. So columns and text boxes, which this check
 * measures, do not limit the score as well. Tables do: some extractors draw a table of Word as a grid, and lose the
 * headings in its cells. Hidden words have weight and no limit: extractors find everything else. How closely the
 * score follows what extractors recover of forged resumes is in docs/first-sight.md. The other weights and limits follow
 * what six extractors lost on test resumes: headings that no list has, letter spacing and Word headers cost a fifth to a
 * quarter of the contents, turned headings a seventh; photos, icons and ratings next to nothing, and they have little
 * weight although vendors name them.
 */
export const formatCard: ScoreCard = [
  { check: 'lost-in-plain-reading', weight: 120, limit: 77 },
  { check: 'broken-encoding', weight: 10, limit: 15 },
  { check: 'extraction-forbidden', weight: 5, limit: 60 },
  { check: 'embedded-document', weight: 5, limit: 30 },
  { check: 'recognised-text', weight: 5, limit: 60 },
  { check: 'nonstandard-headings', weight: 4.5, limit: 72 },
  { check: 'no-headings', weight: 3, limit: 65 },
  { check: 'letter-spaced-text', weight: 4, limit: 75 },
  { check: 'contact-in-header-footer', weight: 3.5, limit: 76 },
  { check: 'text-box', weight: 3.5 },
  { check: 'contact-in-frame', weight: 2, limit: 76 },
  { check: 'table-layout', weight: 3.5, limit: 92 },
  { check: 'multi-column', weight: 3.5 },
  { check: 'reading-order', weight: 3, limit: 74 },
  { check: 'missing-contact', weight: 5, limit: coreLimit.contact },
  { check: 'broken-address', weight: 2.5, limit: 82 },
  { check: 'missing-name', weight: 3, limit: coreLimit.name },
  { check: 'name-not-text', weight: 3, limit: coreLimit.name },
  { check: 'missing-experience', weight: 4, limit: coreLimit.jobs },
  { check: 'missing-dates', weight: 3, limit: coreLimit.dates },
  { check: 'drawing-shapes', weight: 2, limit: 91 },
  { check: 'tracked-changes', weight: 4, limit: 85 },
  { check: 'fields-controls', weight: 1.5 },
  { check: 'file-size', weight: 4, limit: 70 },
  { check: 'hidden-text', weight: 3 },
  { check: 'rotated-text', weight: 1, limit: 82 },
  { check: 'hyphenation', weight: 1.5, limit: 85 },
  { check: 'look-alike-characters', weight: 2 },
  { check: 'whitespace-layout', weight: 1 },
  { check: 'icon-glyphs', weight: 1.5 },
  { check: 'graphic-ratings', weight: 1 },
  { check: 'photo-image', weight: 1 },
  { check: 'decorative-glyphs', weight: 0.5 },
  { check: 'lost-letters', weight: 2 },
  { check: 'ligatures', weight: 2 },
  { check: 'page-furniture', weight: 0.5 },
  { check: 'missing-heading-styles', weight: 0.5 },
];

/**
 * How well the whole resume can be imported into a system and found there: contact, sections, dates, form, keywords.
 * Where somebody lives, or that the resume does not say so, is advice only: an address must not cost a point.
 */
export const atsCard: ScoreCard = [
  { check: 'missing-contact', weight: 7, limit: coreLimit.contact },
  { check: 'missing-name', weight: 4, limit: coreLimit.name },
  { check: 'name-not-text', weight: 4, limit: coreLimit.name },
  { check: 'missing-email', weight: 4, limit: 80 },
  { check: 'missing-phone', weight: 2 },
  { check: 'contact-in-header-footer', weight: 7, limit: 76 },
  { check: 'contact-in-frame', weight: 4, limit: 76 },
  { check: 'broken-address', weight: 5, limit: 82 },
  { check: 'several-emails', weight: 0.5 },
  { check: 'address-behind-words', weight: 0.5 },

  { check: 'missing-experience', weight: 6, limit: coreLimit.jobs },
  { check: 'nonstandard-headings', weight: 8, limit: 74 },
  { check: 'no-headings', weight: 6, limit: 65 },
  { check: 'missing-education', weight: 2 },
  { check: 'missing-skills', weight: 2.5 },
  { check: 'missing-summary', weight: 0.5 },
  { check: 'section-order', weight: 0.5 },
  { check: 'duplicate-sections', weight: 1 },

  { check: 'missing-dates', weight: 5, limit: coreLimit.dates },
  { check: 'reversed-dates', weight: 2 },
  { check: 'not-newest-first', weight: 1.5 },
  { check: 'mixed-date-styles', weight: 1 },
  { check: 'future-dates', weight: 1 },
  { check: 'year-only-dates', weight: 1 },

  { check: 'broken-encoding', weight: 10, limit: 15 },
  { check: 'extraction-forbidden', weight: 5, limit: 60 },
  { check: 'embedded-document', weight: 5, limit: 30 },
  { check: 'recognised-text', weight: 4, limit: 60 },
  { check: 'letter-spaced-text', weight: 6, limit: 77 },
  { check: 'text-box', weight: 6, limit: 77 },
  { check: 'table-layout', weight: 6, limit: 90 },
  { check: 'multi-column', weight: 6, limit: 83 },
  { check: 'reading-order', weight: 5, limit: 76 },
  { check: 'lost-in-plain-reading', weight: 150, limit: 77 },
  { check: 'drawing-shapes', weight: 3, limit: 92 },
  { check: 'tracked-changes', weight: 3, limit: 85 },
  { check: 'fields-controls', weight: 2 },
  { check: 'file-size', weight: 4, limit: 70 },
  { check: 'macros', weight: 3, limit: 70 },
  { check: 'file-version', weight: 3, limit: 70 },
  { check: 'rotated-text', weight: 1, limit: 83 },
  { check: 'hyphenation', weight: 2, limit: 87 },
  { check: 'whitespace-layout', weight: 1 },
  { check: 'icon-glyphs', weight: 1 },
  { check: 'photo-image', weight: 1 },
  { check: 'graphic-ratings', weight: 1 },
  { check: 'decorative-glyphs', weight: 0.5 },
  { check: 'lost-letters', weight: 1 },
  { check: 'link-elsewhere', weight: 0.5 },
  { check: 'ligatures', weight: 1 },
  { check: 'page-furniture', weight: 0.25 },
  { check: 'length', weight: 0.5 },
  { check: 'little-text', weight: 3, limit: 80 },

  { check: 'wanted-keywords', weight: 2.5 },
  { check: 'skills-never-in-context', weight: 1 },
  { check: 'keyword-stuffing', weight: 1 },
  { check: 'jobs-without-details', weight: 1.5 },
  { check: 'bullets-without-results', weight: 1 },
  { check: 'weak-openings', weight: 0.5 },

  { check: 'hidden-text', weight: 5, limit: hiddenTextLimit },
  { check: 'prompt-injection', weight: 4, limit: 60 },
  { check: 'placeholder-text', weight: 3, limit: 75 },
  { check: 'look-alike-characters', weight: 2 },
  { check: 'pasted-job-description', weight: 1.5 },
];
