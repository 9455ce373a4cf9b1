import { madeOnce } from '../made-once.ts';
import type { AnalysisResult } from './analysis-result.ts';

/** Texts that the results page and the printed report share. */
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

type Requirement = AnalysisResult['requirements'][number];

export const answerWords: Record<Requirement['answer'], string> = {
  shown: 'Shown',
  listed: 'Only listed',
  missing: 'Missing',
  application: 'In the application',
};

/** The word for an answer. A quality that a resume can only claim is asked about in person. */
export const answerWord = ({ group, answer }: Pick<Requirement, 'group' | 'answer'>): string =>
  group === 'soft' && answer === 'application' ? 'For the interview' : answerWords[answer];

const withoutLines: Record<Requirement['answer'], string> = {
  shown: 'Your resume shows it.',
  listed: 'Your resume only mentions it in a list. Show where you used it.',
  missing: 'We found no line that shows it. If you have it, add a line that says where you used it.',
  application: 'A resume cannot show this. The application form will ask about it.',
};

/** What is not used in a job, and so has no line that says where. */
const missingByKind: Readonly<Record<string, string>> = {
  title: 'We found no job with this title. If yours was the same work, write this title in the line below your name.',
  degree: 'We found no degree like this. If you have one, add it to your education.',
  language: 'We did not find it. If you speak it, add it and your level to your languages.',
};

const missingCredential = 'We did not find it. If you have it, add it by name to your certifications.';

/** What an answer means when there are no lines of the resume to quote. */
export const answerWithoutLines = ({
  kind,
  answer,
  isCredential = false,
}: Pick<Requirement, 'kind' | 'answer'> & { isCredential?: boolean | undefined }): string => {
  if (answer !== 'missing') return withoutLines[answer];
  return isCredential ? missingCredential : (missingByKind[kind] ?? withoutLines.missing);
};

/** What it means for a job match that the resume and the job posting are in two languages. */
export const languagesNote = ({ resume, job }: NonNullable<AnalysisResult['languages']>): string =>
  `Your resume is in ${resume}, but the job posting is in ${job}. A system that searches for the exact words of the posting does not find their ${resume} equivalents, and a term that we call missing may be in your resume in ${resume}. Unless the employer asks for a resume in ${resume}, apply with one in ${job}.`;

/** Beside a requirement that is known only from the wording of the posting, and may not be one. */
export const phraseNote = 'We do not know this phrase. Check in the posting whether the job asks for it.';

/** Above the keywords of that kind. `found`: how many of them the resume has, where those are in the list as well. */
export const phrasesTitle = (count: number, found?: number): string =>
  `Other phrases of the posting (${found === undefined ? count : `${found} of ${count} found`})`;
export const phrasesNote =
  'We do not know these phrases, so some may not be requirements. Read them in the posting. If the job asks for one and it applies to you, use the same words in your resume.';

/**
 * '20 keywords are missing. We also did not find 5 other phrases of the posting, some of which may not be requirements.'
 * `isGeneral`: nobody asked for them, they are typical of an occupation.
 */
export const missingLine = (keywords: number, phrases: number, isGeneral = false): string => {
  if (isGeneral)
    return `${counted(keywords, 'general industry keyword is', 'general industry keywords are')} missing. Add only what applies to you.`;
  const areMissing = `${counted(keywords, 'keyword is', 'keywords are')} missing.`;
  if (phrases === 0) return areMissing;
  const mayNotBeAsked = phrases === 1 ? 'which may not be a requirement' : 'some of which may not be requirements';
  if (keywords === 0)
    return `We did not find ${counted(phrases, 'phrase', 'phrases')} of the posting, ${mayNotBeAsked}.`;
  return `${areMissing} We also did not find ${counted(phrases, 'other phrase', 'other phrases')} of the posting, ${mayNotBeAsked}.`;
};

/** By descending weight. */
export const requirementGroups: readonly { group: Requirement['group']; title: string }[] = [
  { group: 'must', title: 'Must have' },
  { group: 'duty', title: 'Duties' },
  { group: 'nice', title: 'Nice to have' },
  { group: 'soft', title: 'Soft skills' },
];

export const sourceKinds: Record<AnalysisResult['sources'][number]['kind'], string> = {
  vendor: 'documented by its maker',
  measured: 'measured',
  secondhand: 'reported by others',
};

export const scoreWords = {
  ats: 'Overall ATS Compatibility',
  keyword: 'Keyword Match',
  format: 'Format Score',
  job: 'Job Match',
  notScored: 'Not scored',
  notScoredText: 'The file contains nothing to compute this score from.',
  jobNotScoredText: 'We found too few requirements in the job description to judge a resume by.',
  arithmetic:
    'Each score is the points earned as a percentage of the points possible. Checks that do not apply or have an unclear result do not count.',
} as const;

export const nothingToFix =
  'We found nothing that needs fixing. Look over both readings once more before you send your resume.';

/** Which keywords the resume is compared with when there is no job description. */
export const generalKeywordsNote = (occupation: string | null): string => {
  if (occupation === null)
    return 'There was no job description, and the resume does not show a clear occupation, so there were no keywords to look for.';
  return `These are general industry keywords, because there was no job description. We looked for keywords that are typical of: ${occupation}.`;
};

const points = madeOnce(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }));

/** Points of a score, such as '7.4'. */
export const pointsOf = (count: number): string => points().format(count);

/** The title of a check that was not judged: without quotes, 'Most of your text runs in one column' would be praise. */
export const quoted = (title: string): string => `“${title.replace(/\.$/, '')}”`;

/** '1 area' or '3 areas'. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** In place of everything that is said about a job posting, where we do not read its language. */
export const unreadJobNote = (language: string): string =>
  `The job description is in ${language}, which we do not read, so we did not compare your resume with it.`;

/** Why a job match has no score. */
export const jobNotScoredNote = ({ unreadJobLanguage }: Pick<AnalysisResult, 'unreadJobLanguage'>): string =>
  unreadJobLanguage === undefined ? scoreWords.jobNotScoredText : unreadJobNote(unreadJobLanguage);

type Compared = Pick<AnalysisResult, 'jobDescription' | 'unreadJobLanguage' | 'occupation'>;

/** Whether there are keywords to look for: those of a job posting that we read, or of an occupation. */
export const wasCompared = ({ jobDescription, unreadJobLanguage, occupation }: Compared): boolean =>
  jobDescription === undefined ? occupation !== null : unreadJobLanguage === undefined;

/** Above the keywords, where they are not those of a job posting. */
export const keywordsNote = ({ jobDescription, unreadJobLanguage, occupation }: Compared): string | null => {
  if (unreadJobLanguage !== undefined) return unreadJobNote(unreadJobLanguage);
  return jobDescription === undefined ? generalKeywordsNote(occupation) : null;
};
