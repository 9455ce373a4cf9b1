import type { CheckResult } from '#engine/model/check.ts';
import type { Keywords, TermKind } from '#engine/model/keywords.ts';
import type { Reading } from '#engine/model/reading.ts';
import type { Recommendation, Report } from '#engine/model/report.ts';
import { sources } from '#engine/sources.ts';
import type { AnalysisResult } from './analysis-result.ts';
import { noGainOf } from './no-gain.ts';
import { presentEvidence, presentPlaces } from './present-places.ts';
import { presentResume } from './present-resume.ts';
import { counted } from './result-words.ts';

type Presented = AnalysisResult['checks'][number];

/**
 * Converts the engine's report to the API format. `id` is the server's id of the analysis, or the file name when
 * nothing is stored.
 */
export const presentAnalysis = (
  report: Report,
  about: { id: string; jobDescription?: string; jobUrl?: string },
): AnalysisResult => {
  const checks = report.checks.map(presentCheck);
  const { scores, keywords, job } = report;
  return {
    id: about.id,
    filename: report.filename,
    atsScore: scores.ats.value,
    keywordScore: scores.keyword.value,
    formatScore: scores.format.value,
    ...(about.jobDescription === undefined ? {} : { jobDescription: about.jobDescription }),
    ...(about.jobUrl === undefined ? {} : { jobUrl: about.jobUrl }),
    applyingThrough: report.applyingThrough,
    jobRelevanceScore: job === null ? null : scores.job.value,
    jobKeywords: job === null ? [] : keywords.wanted.map((wanted) => wanted.term),
    matchedKeywords: [...keywords.matched],
    missingKeywords: [...keywords.missing],
    keywordsByIndustry: byIndustry(keywords),
    keywordFrequency: Object.fromEntries(keywords.found.map((use) => [use.term, use.count])),
    structureInsights: { ...report.structure, sections: [...report.structure.sections] },
    formatIssues: checks.flatMap(formatIssuesOf),
    recommendations: report.recommendations.map((recommendation) => ({
      title: recommendation.title,
      priority: recommendation.priority,
      description: recommendation.description,
      category: recommendation.category,
      action: recommendation.action,
      ...impactOf(recommendation),
      check: recommendation.check,
      gain: recommendation.gain,
      jobGain: recommendation.jobGain,
      ...noGainIn(recommendation, checks),
    })),
    atsSystemsAnalysis: Object.fromEntries(
      report.categories.map(({ label, score, strengths, weaknesses, recommendations }) => [
        label,
        { score, strengths: [...strengths], weaknesses: [...weaknesses], recommendations: [...recommendations] },
      ]),
    ),
    atsCompatibility: Object.fromEntries(
      report.profiles.map(({ name, score, status, notes }) => [name, { score, status, notes: [...notes] }]),
    ),
    parsed: presentResume(report.resume),
    document: {
      kind: report.document.kind,
      pages: report.document.pages.map(({ widthPt, heightPt }) => ({ widthPt, heightPt })),
    },
    ...presentPlaces(report.whereabouts),
    readings: { stream: textOf(report.stream), visual: textOf(report.visual) },
    scoreDetails: {
      ats: scoreOf(scores.ats),
      format: scoreOf(scores.format),
      keyword: scoreOf(scores.keyword),
      job: job === null ? null : scoreOf(scores.job),
    },
    checks,
    requirements: (job?.requirements ?? []).map(
      ({ label, group, kind, answer, alternatives, quote, spans, note, isPhrase, isOnlyAddedToList }, index) => ({
        label,
        group,
        kind,
        answer,
        ...(isPhrase === undefined ? {} : { isPhrase }),
        ...(isOnlyAddedToList === undefined ? {} : { isOnlyAddedToList }),
        ...(isCredential(alternatives) ? { isCredential: true as const } : {}),
        quote,
        lines: [...new Set(spans.map((span) => report.visual.lines[span.line]?.text ?? ''))].filter(
          (line) => line !== '',
        ),
        places: (report.whereabouts.requirements[index] ?? []).flatMap(presentEvidence),
        gain: report.requirementGains[index] ?? 0,
        ...(note === undefined ? {} : { note }),
      }),
    ),
    knockOutQuestions: [...(job?.knockOutQuestions ?? [])],
    ...(job?.languages === undefined ? {} : { languages: { ...job.languages } }),
    ...(job?.unreadLanguage === undefined ? {} : { unreadJobLanguage: job.unreadLanguage }),
    occupation: keywords.occupation?.name ?? null,
    sources: citedBy(report),
    engineVersion: report.engineVersion,
  };
};

/** A license or certificate is held: no line about work shows it. */
const isCredential = (alternatives: readonly { kind: TermKind }[]): boolean =>
  alternatives.length > 0 && alternatives.every(({ kind }) => kind === 'license');

const points = (count: number): string => counted(count, 'point', 'points');

/** '+3 points on the overall score, up to +12 points on the job match' */
const impactOf = ({ gain, jobGain }: Recommendation): { impact?: string } => {
  const gains = [
    ...(gain > 0 ? [`+${points(gain)} on the overall score`] : []),
    ...(jobGain > 0 ? [`up to +${points(jobGain)} on the job match`] : []),
  ];
  return gains.length === 0 ? {} : { impact: gains.join(', ') };
};

const noGainIn = (recommendation: Recommendation, checks: readonly Presented[]): { noGain?: string } => {
  const noGain = noGainOf(recommendation, (check) => checks.find(({ id }) => id === check)?.title ?? check);
  return noGain === undefined ? {} : { noGain };
};

const presentCheck = ({ check, outcome }: CheckResult): Presented => ({
  id: check.id,
  group: check.group,
  outcome: outcome.is,
  title: outcome.is === 'fail' ? check.title.fail : check.title.pass,
  why: check.why,
  impact: check.impact,
  ...(outcome.is === 'unsure' ? { because: outcome.because } : {}),
  sources: [...check.sources],
  findings:
    outcome.is === 'fail'
      ? outcome.findings.map(({ message, fix, evidence }) => ({
          message,
          fix,
          evidence: evidence.flatMap(presentEvidence),
        }))
      : [],
});

/** Groups of checks that are about the format of a resume rather than its content. */
const formatGroups = new Set(['contact', 'dates', 'file', 'layout', 'sections', 'integrity']);

const formatIssuesOf = (check: Presented): AnalysisResult['formatIssues'] => {
  if (!formatGroups.has(check.group)) return [];
  return check.findings.map(({ message, fix, evidence }) => ({
    type: check.id,
    description: message,
    solution: fix,
    severity: check.impact,
    evidence,
  }));
};

const byIndustry = (keywords: Keywords): Record<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const { term, industry } of keywords.found) {
    const name = industry ?? 'Other';
    groups.set(name, [...(groups.get(name) ?? []), term]);
  }
  return Object.fromEntries([...groups].sort(([, a], [, b]) => b.length - a.length));
};

const scoreOf = ({ value, parts, cappedBy }: Report['scores']['job']): AnalysisResult['scoreDetails']['ats'] => ({
  value,
  parts: parts.map((part) => ({ ...part })),
  ...(cappedBy === undefined ? {} : { cappedBy }),
});

const textOf = (reading: Reading): string => reading.lines.map((line) => `${line.text}\n`).join('');

/** The sources that this report cites, without duplicates. */
const citedBy = (report: Report): AnalysisResult['sources'] => {
  const cited = new Set([
    ...report.checks.flatMap(({ check }) => check.sources),
    ...report.profiles.flatMap(({ notes }) => notes.map((note) => note.source)),
  ]);
  return sources.filter((source) => cited.has(source.id)).map((source) => ({ ...source }));
};
