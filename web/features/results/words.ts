import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import {
  answerWords,
  counted,
  nothingToFix,
  pointsOf,
  priorityWords,
  requirementGroups,
  scoreWords,
  severityWords,
  sourceKinds,
  statusWords,
} from '#contract/report/result-words.ts';
import type { Tone } from '../../ui/badge.tsx';

type Severity = AnalysisResult['formatIssues'][number]['severity'];
type Answer = AnalysisResult['requirements'][number]['answer'];
type Priority = AnalysisResult['recommendations'][number]['priority'];
type Status = AnalysisResult['atsCompatibility'][string]['status'];
type Word = { word: string; tone: Tone };

/** Shared with the PDF report. */
export { counted, pointsOf, requirementGroups, sourceKinds };

/** Texts of the results. */
export const words = {
  title: 'Resume Analysis Results',
  ats: scoreWords.ats,
  keyword: scoreWords.keyword,
  format: scoreWords.format,
  notJudged: scoreWords.notJudged,
  notJudgedText: scoreWords.notJudgedText,
  how: 'How this score is computed',
  download: 'Download Report',
  print: 'Print view',
  printNow: 'Print',
  toResults: 'Back to the results',
  share: {
    button: 'Share',
    title: 'Share this report',
    shows:
      'Anyone with the link sees the scores and how they add up, the findings and why they matter, and the keywords of the job.',
    hides:
      'They do not see your name, contact details, file name, links or any line of your resume. We ask search engines not to list it.',
    make: 'Create a link',
    makeNew: 'Create a new link',
    revoke: 'Delete this link',
    close: 'Close',
    link: 'Link to the report',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser blocked copying. Select the link and copy it yourself.',
    once: 'Copy it now: we do not keep it and cannot show it again.',
    works: 'It works until',
    isThere: 'You have a link. It works until',
    onlyHash: 'We do not keep the link itself, so we cannot show it again. A new link replaces this one.',
    failed: 'That did not work. Please try again.',
  },
  shared: {
    title: 'A shared resume report',
    until: 'This link works until',
    hidden:
      'The owner of this resume shared these findings. Their name, contact details and the text of the resume are left out.',
    details: 'Details',
    findings: 'Findings',
    nothingFound: 'We found nothing that needs fixing.',
    noneMatched: 'The resume has none of the keywords we looked for.',
    noneMissing: 'No keywords are missing.',
    own: 'See what hiring software reads in your own resume: PDF or Word, in a few seconds.',
    check: 'Check a resume',
    goneTitle: 'This link no longer works',
    gone: 'It has expired, or the owner of the report deleted it. Ask them for a new one.',
  },
  report: {
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
  fillTemplate: 'Use it in a template',
  uploadVersion: 'Upload New Version',
  uploadNew: 'Upload New Resume',
  jobAsks:
    'Everything the job posting asks for, keywords included, most important first. Open a line to see what the posting says and which lines of your resume answer it.',
  noIssues: 'No significant format issues detected',
  noJob: 'Upload your resume with a job description to see how well it matches that job.',
  kept: 'Kept until you delete it.',
  sample: { about: 'A sample report about an invented person.', check: 'Check your own resume' },
  premiumShows: (count: number): string => `Premium shows ${count === 1 ? 'it' : 'them'}.`,
  readFirst: 'What the software read',
  fixFirst: 'Fix this first',
  nothingToFix,
  showOnPage: 'Show on the page',
  noPlace: 'There is nothing on the page to point to.',
  pane: {
    title: 'Your resume',
    report: 'Report',
    page: 'Page',
    parser: 'What a parser reads',
    form: 'As a form',
    pages: 'The pages of your resume',
    larger: 'Larger',
    marked: (title: string): string => `Marked in green: ${title}.`,
    legend: 'Choose a number to read about it.',
    nothingMarked: 'None of the findings has a place on the page.',
    drawing: 'Drawing your document…',
    tooOld: 'This report is from before we showed pages. Upload the file again to see it here.',
    pageOf: (page: number, pages: number): string => `Page ${page} of ${pages}`,
    document: 'Your document',
    asSeen: 'as a person sees it',
    noPicture: 'We could not draw this page. The rest of the report is complete.',
    again: 'Try again',
    pointedAt: 'About the marks',
    onPage: (page: number): string => `page ${page}`,
    previousPlace: 'Previous place',
    nextPlace: 'Next place',
    previous: 'Previous finding',
    next: 'Next finding',
    openFinding: 'Read more in the report',
    backToFindings: 'Back to all findings',
    parserText: 'The text as a layout-blind parser gets it',
    numberMeans: 'the line number as a person reads the page',
    movedMeans: 'out of order: the parser jumps to that line',
    lostMeans: 'you see it, but the parser does not get it',
    formLabel: 'An application form filled in from your resume',
    formMeans:
      'An application form, filled in from your resume the way software would do it. Check that everything is in the right field.',
    notFound: 'not found',
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

export const statuses: Record<Status, Word> = {
  good: { word: statusWords.good, tone: 'good' },
  fair: { word: statusWords.fair, tone: 'fair' },
  poor: { word: statusWords.poor, tone: 'poor' },
};

export const answers: Record<Answer, Word> = {
  shown: { word: answerWords.shown, tone: 'good' },
  listed: { word: answerWords.listed, tone: 'fair' },
  missing: { word: answerWords.missing, tone: 'poor' },
  application: { word: answerWords.application, tone: 'plain' },
};

/** The four tips of the job match. */
export const jobTips = [
  'Use the wording of the job description where it is true of you. Some systems search for exact words.',
  'Show a skill where you used it, in a job or project, not only in a list.',
  'Mention the job title in your summary if your own title was different.',
  'Answer the must-haves first. Leave out what this job does not ask for.',
] as const;
