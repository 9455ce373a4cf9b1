import type { AnalysisResult } from '#contract/analysis-result.ts';
import type { Tone } from '../../ui/badge.tsx';

type Severity = AnalysisResult['formatIssues'][number]['severity'];
type Answer = AnalysisResult['requirements'][number]['answer'];
type Group = AnalysisResult['requirements'][number]['group'];
type Priority = AnalysisResult['recommendations'][number]['priority'];
type Status = AnalysisResult['atsCompatibility'][string]['status'];
type SourceKind = AnalysisResult['sources'][number]['kind'];
type Word = { word: string; tone: Tone };

/** What the results say. Fixed texts are those of specification section 2. */
export const words = {
  title: 'Resume Analysis Results',
  ats: 'Overall ATS Compatibility',
  keyword: 'Keyword Match',
  format: 'Format Score',
  notJudged: 'Not judged',
  notJudgedText: 'There was nothing in the file that this score could be computed from.',
  how: 'How this score is computed',
  download: 'Download Report',
  downloadHint: 'Opens the print view of your browser, where you can save the whole report as a PDF.',
  uploadVersion: 'Upload New Version',
  uploadNew: 'Upload New Resume',
  noIssues: 'No significant format issues detected',
  noJob: 'Upload your resume together with a job description to see how well it matches that job.',
  generalKeywords: 'These are general industry keywords, because there was no job description.',
  kept: 'Kept until you delete it.',
  readFirst: 'What the software read',
  fixFirst: 'Fix this first',
  nothingToFix: 'We found nothing that needs fixing. Read both readings once more before you send it.',
} as const;

export const severities: Record<Severity, Word> = {
  blocker: { word: 'Blocker', tone: 'poor' },
  major: { word: 'Major', tone: 'fair' },
  minor: { word: 'Minor', tone: 'plain' },
  hint: { word: 'Hint', tone: 'plain' },
};

export const priorities: Record<Priority, Word> = {
  high: { word: 'High priority', tone: 'poor' },
  medium: { word: 'Medium priority', tone: 'fair' },
  low: { word: 'Low priority', tone: 'plain' },
};

export const statuses: Record<Status, Word> = {
  good: { word: 'Good', tone: 'good' },
  fair: { word: 'Fair', tone: 'fair' },
  poor: { word: 'Poor', tone: 'poor' },
};

export const answers: Record<Answer, Word> = {
  shown: { word: 'Shown', tone: 'good' },
  listed: { word: 'Only listed', tone: 'fair' },
  missing: { word: 'Missing', tone: 'poor' },
  application: { word: 'In the application', tone: 'plain' },
};

/** In the order of their weight. */
export const requirementGroups: readonly { group: Group; title: string }[] = [
  { group: 'must', title: 'Must have' },
  { group: 'duty', title: 'Duties' },
  { group: 'nice', title: 'Nice to have' },
  { group: 'soft', title: 'Soft skills' },
];

export const sourceKinds: Record<SourceKind, string> = {
  vendor: 'documented by the maker',
  measured: 'measured',
  secondhand: 'said by others',
};

/** Specification section 2, job match: four tips. */
export const jobTips = [
  'Use the words of the job description where they are true of you. Some systems search for exact words.',
  'Show a skill where you used it, in a job or project, not only in a list.',
  'Give the title of the job in your summary if your own title was another one.',
  'Answer the must-haves first. Leave out what this job does not ask for.',
] as const;

const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** '7.4' for points of a score. */
export const pointsOf = (count: number): string => points.format(count);

/** '1 area' or '3 areas'. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
