import type { AnalysisResult } from './analysis-result.ts';

/** Words of the results that the page and the printed report share. */
export const severityWords: Record<AnalysisResult['formatIssues'][number]['severity'], string> = {
  blocker: 'Blocker',
  major: 'Major',
  minor: 'Minor',
  hint: 'Hint',
};

export const priorityWords: Record<AnalysisResult['recommendations'][number]['priority'], string> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
};

export const statusWords: Record<AnalysisResult['atsCompatibility'][string]['status'], string> = {
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
};

type Requirement = AnalysisResult['requirements'][number];

export const answerWords: Record<Requirement['answer'], string> = {
  shown: 'Shown',
  listed: 'Only listed',
  missing: 'Missing',
  application: 'In the application',
};

/** What an answer means where no line of the resume says more. */
export const answerWithoutLines: Record<Requirement['answer'], string> = {
  shown: 'Your resume shows it.',
  listed: 'Your resume names it only in a list. Show it where you used it.',
  missing: 'We found no line that shows it. If it is true of you, write where you used it.',
  application: 'A resume cannot show this. The application form will ask.',
};

/** In the order of their weight. */
export const requirementGroups: readonly { group: Requirement['group']; title: string }[] = [
  { group: 'must', title: 'Must have' },
  { group: 'duty', title: 'Duties' },
  { group: 'nice', title: 'Nice to have' },
  { group: 'soft', title: 'Soft skills' },
];

export const sourceKinds: Record<AnalysisResult['sources'][number]['kind'], string> = {
  vendor: 'documented by the maker',
  measured: 'measured',
  secondhand: 'said by others',
};

export const scoreWords = {
  ats: 'Overall ATS Compatibility',
  keyword: 'Keyword Match',
  format: 'Format Score',
  job: 'Job Match',
  notJudged: 'Not judged',
  notJudgedText: 'There was nothing in the file that this score could be computed from.',
  arithmetic:
    'The score is points out of the possible points, in percent. Checks that do not apply, or that could not be judged, do not count.',
} as const;

export const nothingToFix = 'We found nothing that needs fixing. Read both readings once more before you send it.';

/** What keywords were looked for without a job description. */
export const generalKeywordsNote = (occupation: string | null): string => {
  const general = 'These are general industry keywords, because there was no job description.';
  return occupation === null ? general : `${general} We looked for what is usual for: ${occupation}.`;
};

const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** '7.4' for points of a score. */
export const pointsOf = (count: number): string => points.format(count);

/** '1 area' or '3 areas'. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
