import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { counted, nothingToFix, priorityWords, scoreWords, severityWords } from '#contract/report/result-words.ts';
import type { Tone } from '../../ui/badge.tsx';

type Severity = AnalysisResult['formatIssues'][number]['severity'];
type Priority = AnalysisResult['recommendations'][number]['priority'];
export type Word = { word: string; tone: Tone };

/** Texts of the results. */
export const words = {
  title: 'Resume Analysis Results',
  opening: 'Opening your results…',
  whileOpening:
    'Next come your three scores, what hiring software read in your resume, and what to fix first. Below them are all keywords, the format, each system, and the rest of our recommendations.',
  noScript: 'Results need JavaScript. Please switch it on in your browser, then reload the page.',
  ats: scoreWords.ats,
  keyword: scoreWords.keyword,
  format: scoreWords.format,
  notScored: scoreWords.notScored,
  notScoredText: scoreWords.notScoredText,
  how: 'How this score is computed',
  download: 'Download Report',
  print: 'Print view',
  printNow: 'Print',
  toResults: 'Back to the results',
  fillTemplate: 'Use this resume in a template',
  repair: 'Repair this Word file',
  uploadVersion: 'Upload New Version',
  uploadNew: 'Upload New Resume',
  noIssues: 'No significant format issues detected',
  noJob: 'Upload your resume with a job description to see how well it matches that job.',
  kept: 'Kept until you delete it.',
  sample: {
    about: 'A sample report for a fictional person.',
    longer:
      'The nurse and his employers are invented; the report is what our engine says about his file. On the free plan, some lists are shorter.',
    check: 'Check your own resume',
  },
  premiumShows: (count: number): string => `Premium shows ${count === 1 ? 'it' : 'them'}.`,
  readFirst: 'What the software read',
  fixFirst: 'Fix this first',
  noFindings: 'No findings',
  fixNow: 'Fix this now',
  moreFindings: (count: number): string => counted(count, 'more thing to improve', 'more things to improve'),
  nothingToFix,
  showOnPage: 'Show on the page',
  noPlace: 'This finding does not refer to a specific place on the page.',
  /** Headings of the report as one document. */
  chapters: {
    title: 'Resume Analysis Report',
    recommendations: 'Recommendations',
    findings: 'What to do, most useful first',
    sums: 'How the scores are computed',
    read: 'What the machine read',
    checked: 'What we measured it against',
    keywords: 'Keywords',
    format: 'Format Analysis',
    job: 'Job Match',
    systems: 'ATS Compatibility by System',
    checks: 'Everything we checked',
  },
} as const;

export const severities: Record<Severity, Word> = {
  blocker: { word: severityWords.blocker, tone: 'poor' },
  major: { word: severityWords.major, tone: 'fair' },
  minor: { word: severityWords.minor, tone: 'plain' },
  hint: { word: severityWords.hint, tone: 'plain' },
};

export const priorities: Record<Priority, Word> = {
  high: { word: priorityWords.high, tone: 'poor' },
  medium: { word: priorityWords.medium, tone: 'fair' },
  low: { word: priorityWords.low, tone: 'plain' },
};
