import { z } from 'zod';
import { type AnalysisResult, analysisResultSchema, evidenceSchema } from '#contract/report/analysis-result.ts';
import { labelsByKind, missingAsksOf } from '#contract/report/missing-asks.ts';
import { keywordBandsOf } from '#contract/report/measured-by-job.ts';
import { languagesNote, scoreWords, unreadJobNote } from '#contract/report/result-words.ts';
import { atsBands, bandOf, formatBands, jobMatchBands } from '#contract/product/bands.ts';

const { parsed, missingKeywords, matchedKeywords, requirements, knockOutQuestions, checks } =
  analysisResultSchema.shape;
const check = checks.element.shape;

const scoreSchema = z.object({ score: z.number().int(), meaning: z.string() });
const placeSchema = evidenceSchema.pick({ quote: true, page: true });

const missingShape = {
  missingKeywords: missingKeywords.describe('Alternatives are one entry: of "QTLS or QTS" one is enough.'),
  missingPhrases: z
    .array(z.string())
    .describe('Phrases of the job description that we do not know, so some may not be requirements.'),
};

const missingIn = (result: AnalysisResult): { missingKeywords: string[]; missingPhrases: string[] } => {
  const { keywords, phrases } = labelsByKind(missingAsksOf(result));
  return { missingKeywords: keywords, missingPhrases: phrases };
};

export const resumeOutput = z.object({
  file: z.string(),
  scores: z.object({
    atsCompatibility: scoreSchema,
    keywordMatch: scoreSchema,
    format: scoreSchema,
    jobMatch: scoreSchema.nullable().describe('null without a job description with enough requirements'),
  }),
  read: parsed.describe('What hiring software gets from the file; null or an empty list where it finds nothing.'),
  findings: z.array(
    z.object({ id: z.string(), impact: check.impact, title: z.string(), messages: z.array(z.string()) }),
  ),
  cannotTell: z.array(z.object({ id: z.string(), because: z.string() })),
  ...missingShape,
  keywordsAreFrom: z.string(),
});

const impacts: readonly string[] = ['blocker', 'major', 'minor', 'hint'];

export const presentResume = (result: AnalysisResult): z.infer<typeof resumeOutput> => {
  const hasJob = result.jobDescription !== undefined;
  return {
    file: result.filename,
    scores: {
      atsCompatibility: { score: result.atsScore, meaning: bandOf(atsBands, result.atsScore).text },
      keywordMatch: {
        score: result.keywordScore,
        meaning: bandOf(keywordBandsOf(result.scoreDetails), result.keywordScore).text,
      },
      format: { score: result.formatScore, meaning: bandOf(formatBands, result.formatScore).text },
      jobMatch: jobMatchOf(result),
    },
    read: result.parsed,
    findings: result.checks
      .filter(({ outcome }) => outcome === 'fail')
      .toSorted((a, b) => impacts.indexOf(a.impact) - impacts.indexOf(b.impact))
      .map(({ id, impact, title, findings }) => ({
        id,
        impact,
        title,
        messages: findings.map(({ message }) => message),
      })),
    cannotTell: result.checks.flatMap(({ id, outcome, because }) =>
      outcome === 'unsure' && because !== undefined ? [{ id, because }] : [],
    ),
    ...missingIn(result),
    keywordsAreFrom:
      result.unreadJobLanguage !== undefined
        ? unreadJobNote(result.unreadJobLanguage)
        : hasJob
          ? 'the job description'
          : `what is typical of: ${result.occupation ?? 'the field'}`,
  };
};

export const matchOutput = z.object({
  file: z.string(),
  jobMatch: scoreSchema.nullable(),
  note: z.string().optional(),
  requirements: z.array(
    requirements.element
      .pick({
        label: true,
        group: true,
        answer: true,
        isPhrase: true,
        quote: true,
        lines: true,
        gain: true,
        note: true,
      })
      .describe(
        'quote is from the job description, lines are from the resume; gain is how many points the job match gains if the resume shows it. isPhrase: we do not know this phrase, so it may not be a requirement.',
      ),
  ),
  matchedKeywords,
  ...missingShape,
  knockOutQuestions,
});

export const presentMatch = (result: AnalysisResult): z.infer<typeof matchOutput> => ({
  file: result.filename,
  jobMatch: jobMatchOf(result),
  ...noteOf(result),
  requirements: result.requirements.map(({ label, group, answer, isPhrase, quote, lines, gain, note }) => ({
    label,
    group,
    answer,
    ...(isPhrase === undefined ? {} : { isPhrase }),
    quote,
    lines,
    ...(gain === undefined ? {} : { gain }),
    ...(note === undefined ? {} : { note }),
  })),
  matchedKeywords: result.jobRelevanceScore === null ? [] : result.matchedKeywords,
  ...(result.jobRelevanceScore === null ? { missingKeywords: [], missingPhrases: [] } : missingIn(result)),
  knockOutQuestions: result.knockOutQuestions,
});

const noteOf = ({ jobRelevanceScore, languages, unreadJobLanguage }: AnalysisResult): { note?: string } => {
  if (unreadJobLanguage !== undefined) return { note: unreadJobNote(unreadJobLanguage) };
  if (jobRelevanceScore === null) return { note: `${scoreWords.jobNotScoredText} So there is no job match.` };
  return languages === undefined ? {} : { note: languagesNote(languages) };
};

const jobMatchOf = ({ jobRelevanceScore: score }: AnalysisResult): z.infer<typeof scoreSchema> | null =>
  score === null ? null : { score, meaning: bandOf(jobMatchBands, score).text };

export const findingOutput = z.object({
  id: z.string(),
  outcome: check.outcome,
  impact: check.impact,
  title: z.string(),
  why: z.string(),
  because: z.string().optional(),
  findings: z.array(z.object({ message: z.string(), fix: z.string(), places: z.array(placeSchema) })),
  sources: z.array(z.object({ publisher: z.string(), title: z.string(), address: z.string(), kind: z.string() })),
});

/** null where the report has no check of that id. */
export const presentFinding = (result: AnalysisResult, id: string): z.infer<typeof findingOutput> | null => {
  const found = result.checks.find((one) => one.id === id);
  if (found === undefined) return null;
  const { outcome, impact, title, why, because, findings, sources } = found;
  return {
    id,
    outcome,
    impact,
    title,
    why,
    ...(because === undefined ? {} : { because }),
    findings: findings.map(({ message, fix, evidence }) => ({
      message,
      fix,
      places: evidence
        .filter(({ quote }) => quote !== '')
        .map(({ quote, page }) => ({ quote, ...(page === undefined ? {} : { page }) })),
    })),
    sources: result.sources
      .filter((source) => sources.includes(source.id))
      .map(({ publisher, title: name, address, kind }) => ({ publisher, title: name, address, kind })),
  };
};

export const fixesOutput = z.object({
  file: z.string(),
  fixes: z
    .array(
      z.object({
        finding: z.string().optional(),
        title: z.string(),
        priority: z.enum(['high', 'medium', 'low']),
        description: z.string(),
        action: z.string().optional(),
        gain: z.number().int().describe('Points that the overall score gains.'),
        jobGain: z.number().int().describe('Points that the job match gains at most.'),
        noGain: z.string().optional().describe('Why fixing this alone gains no points now.'),
      }),
    )
    .describe('Most valuable first.'),
});

export const presentFixes = (result: AnalysisResult): z.infer<typeof fixesOutput> => ({
  file: result.filename,
  fixes: result.recommendations.map(
    ({ check: finding, title, priority, description, action, gain, jobGain, noGain }) => ({
      ...(finding === undefined ? {} : { finding }),
      title,
      priority,
      description,
      ...(action === undefined ? {} : { action }),
      gain: gain ?? 0,
      jobGain: jobGain ?? 0,
      ...(noGain === undefined ? {} : { noGain }),
    }),
  ),
});
