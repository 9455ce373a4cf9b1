/**
 * Labels and colors of scores (decision 0027): a word has one color in every table. Bands are listed from the top; the last
 * one has no lower bound.
 */
export type Band = { from: number; tone: 'good' | 'fair' | 'poor'; word: string; text: string };

/** Of the overall score, and of what is a part of it: categories, systems, resumes in a list, their average. */
export const atsBands: readonly Band[] = [
  { from: 90, tone: 'good', word: 'Excellent', text: 'Excellent compatibility with most ATS systems' },
  { from: 75, tone: 'good', word: 'Good', text: 'Good compatibility with most ATS systems' },
  { from: 60, tone: 'fair', word: 'Moderate', text: 'Moderate compatibility with most ATS systems' },
  { from: 0, tone: 'poor', word: 'Poor', text: 'Poor compatibility with most ATS systems' },
];

const keywordBands: readonly Band[] = [
  { from: 80, tone: 'good', word: 'Strong', text: 'Strong keyword match with job requirements' },
  { from: 65, tone: 'good', word: 'Good', text: 'Good keyword match but could be improved' },
  { from: 50, tone: 'fair', word: 'Moderate', text: 'Moderate keyword match' },
  { from: 0, tone: 'poor', word: 'Poor', text: 'Missing several important industry keywords' },
];

/** Without a job description, nothing was compared with the requirements of a job. */
const occupationTexts: Readonly<Record<string, string>> = { Strong: 'Strong keyword match' };

/** Without an occupation either, there is nothing to match, and nothing that could be missing: terms were counted. */
const termTexts: Readonly<Record<string, string>> = {
  Strong: 'Many professional terms',
  Good: 'A good number of professional terms',
  Moderate: 'A moderate number of professional terms',
  Poor: 'Few professional terms in your jobs and projects',
};

/** What the keywords of a resume are compared with. */
export type KeywordMeasure = 'job' | 'occupation' | 'nothing';

export const keywordBandsFor = (measure: KeywordMeasure): readonly Band[] => {
  if (measure === 'job') return keywordBands;
  const texts = measure === 'occupation' ? occupationTexts : termTexts;
  return keywordBands.map((band) => ({ ...band, text: texts[band.word] ?? band.text }));
};

export const formatBands: readonly Band[] = [
  { from: 90, tone: 'good', word: 'Excellent', text: 'Excellent formatting for ATS readability' },
  { from: 75, tone: 'good', word: 'Good', text: 'Good formatting with minor issues' },
  { from: 60, tone: 'fair', word: 'Acceptable', text: 'Acceptable formatting with some issues' },
  { from: 0, tone: 'poor', word: 'Poor', text: 'Formatting issues may affect ATS readability' },
];

export const jobMatchBands: readonly Band[] = [
  { from: 80, tone: 'good', word: 'Excellent', text: 'Excellent match!' },
  { from: 60, tone: 'good', word: 'Good', text: 'Good match. Some improvements could better target this role.' },
  { from: 0, tone: 'poor', word: 'Low', text: 'Your resume needs optimization to better match this role.' },
];

/** The band that a score from 0 to 100 falls into. */
export const bandOf = (bands: readonly Band[], score: number): Band => {
  const band = bands.find((candidate) => score >= candidate.from) ?? bands.at(-1);
  if (band === undefined) throw new Error('a table of bands has at least one row');
  return band;
};
