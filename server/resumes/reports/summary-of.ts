import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { atsBands, bandOf } from '#contract/product/bands.ts';
import { counted, priorityWords } from '#contract/report/result-words.ts';
import { dayOf } from './day-of.ts';
import type { Setting } from './report-of.ts';

type Recommendation = StoredAnalysis['recommendations'][number];

/** The parts of one analysis that the summary needs; the rest need not stay in memory. */
export type Asked = Pick<StoredAnalysis, 'filename' | 'createdAt' | 'atsScore' | 'keywordScore' | 'formatScore'> & {
  recommendations: readonly Recommendation[];
};

/** The whole text of a summary; the template only lays it out. */
export type Summary = Setting & {
  made: string;
  lead: string;
  trend: string | null;
  /** The newest first. */
  resumes: { day: string; filename: string; ats: number; word: string; keyword: number; format: number }[];
  findings: { title: string; about: string; action: string | null; noGain: string | null; resumes: string }[];
  /** A sentence with the number of findings that the short summary leaves out; null in the full summary. */
  rest: string | null;
};

const findingsInShort = 3;

/** `asked` is sorted newest first and has at least one entry. */
export const summaryOf = (asked: readonly Asked[], kind: 'short' | 'full', setting: Setting, now: Date): Summary => {
  const findings = commonFindingsOf(asked);
  const rest = findings.length - findingsInShort;
  return {
    ...setting,
    made: dayOf(now.toISOString()),
    lead: counted(asked.length, 'resume', 'resumes'),
    trend: trendOf(asked),
    resumes: asked.map(({ filename, createdAt, atsScore, keywordScore, formatScore }) => ({
      day: dayOf(createdAt),
      filename,
      ats: atsScore,
      word: bandOf(atsBands, atsScore).word,
      keyword: keywordScore,
      format: formatScore,
    })),
    findings: kind === 'full' ? findings : findings.slice(0, findingsInShort),
    rest:
      kind === 'short' && rest > 0
        ? `The full summary, which is part of Premium, has ${counted(rest, 'more finding', 'more findings')}.`
        : null,
  };
};

/** 'From 62% on March 3, 2026 to 76% on November 21, 2026: 14 points higher.' Null for a single resume. */
const trendOf = (asked: readonly Asked[]): string | null => {
  const [newest, oldest] = [asked[0], asked.at(-1)];
  if (newest === undefined || oldest === undefined || newest === oldest) return null;
  const change = newest.atsScore - oldest.atsScore;
  const points = counted(Math.abs(change), 'point', 'points');
  const verdict = change === 0 ? 'the same' : `${points} ${change > 0 ? 'higher' : 'lower'}`;
  return `From ${oldest.atsScore}% on ${dayOf(oldest.createdAt)} to ${newest.atsScore}% on ${dayOf(newest.createdAt)}: ${verdict}.`;
};

/** Merges the same finding in several resumes into one. The finding with the largest total gain comes first. */
const commonFindingsOf = (asked: readonly Asked[]): Summary['findings'] => {
  const all = asked.flatMap(({ filename, recommendations }) =>
    recommendations.map((recommendation) => ({ filename, gain: 0, ...recommendation })),
  );
  return [...Map.groupBy(all, ({ check, title }) => check ?? title).values()]
    .map((found) => ({ found, sum: found.reduce((sum, { gain }) => sum + (gain ?? 0), 0) }))
    .toSorted((one, other) => other.sum - one.sum || other.found.length - one.found.length)
    .flatMap(({ found }) => findingOf(found, asked.length));
};

type Found = Recommendation & { filename: string };

const findingOf = (found: readonly Found[], of: number): Summary['findings'] => {
  const [newest] = found;
  if (newest === undefined) return [];
  const gain = Math.max(...found.map((one) => one.gain ?? 0));
  const jobGain = Math.max(...found.map((one) => one.jobGain ?? 0));
  const about = [
    priorityWords[newest.priority],
    newest.category,
    ...(of === 1 ? [] : [`in ${found.length} of ${counted(of, 'resume', 'resumes')}`]),
    ...(gain === 0 ? [] : [`${of === 1 ? '' : 'up to '}+${counted(gain, 'point', 'points')} on the overall score`]),
    ...(jobGain === 0 ? [] : [`up to +${counted(jobGain, 'point', 'points')} on the job match`]),
  ];
  const { title, action = null } = newest;
  const resumes = found.length === of ? '' : namesOf(found);
  return [{ title, about: about.join(' · '), action, noGain: gain + jobGain > 0 ? null : noGainIn(found), resumes }];
};

/** Why fixing it alone gains nothing now: the sentence of the reports, if it is one sentence for all these resumes. */
const noGainIn = (found: readonly Found[]): string | null => {
  const [first, ...others] = new Set(found.map(({ noGain }) => noGain));
  if (others.length === 0) return first ?? null;
  return found.every(({ noGain }) => noGain !== undefined)
    ? 'Fixing this alone does not raise any of these scores yet, because other problems limit them.'
    : null;
};

const maxNames = 4;

/** 'cv.pdf (3), other.pdf, 2 more': versions have one file name, and the numbers add up to that of the resumes. */
const namesOf = (found: readonly Found[]): string => {
  const named = [...Map.groupBy(found, ({ filename }) => filename)];
  const first = named.slice(0, maxNames);
  const rest = found.length - first.reduce((sum, [, { length }]) => sum + length, 0);
  const names = first.map(([filename, { length }]) => (length === 1 ? filename : `${filename} (${length})`));
  return [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
};
