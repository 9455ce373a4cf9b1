import type { StoredAnalysis } from '#contract/api/analyses.ts';
import type { SharedReport } from '#contract/api/shares.ts';
import { missingAsksOf } from '#contract/report/missing-asks.ts';
import { entryNamed } from '#engine/terms/term-index.ts';

/**
 * The report as others may see it, assembled from our own content: titles, reasons, numbers. Messages, fixes and notes
 * are left out like the quotes, because they may contain quotes too.
 */
export const withoutPerson = (result: StoredAnalysis, expiresAt: Date): SharedReport => {
  const isImpersonal = impersonalFor(result);
  const missing = missingAsksOf(result).filter(({ isPhrase }) => !isPhrase);
  const { keywords: withheld = 0, phrases: withheldPhrases = 0 } = result.withheld ?? {};
  return {
    createdAt: result.createdAt,
    expiresAt: expiresAt.toISOString(),
    engineVersion: result.engineVersion,
    hasJob: result.jobDescription !== undefined,
    ...(result.unreadJobLanguage === undefined ? {} : { unreadJobLanguage: result.unreadJobLanguage }),
    occupation: result.occupation,
    scoreDetails: result.scoreDetails,
    findings: result.recommendations.map(({ title, priority, category, impact, noGain, check }) => ({
      title,
      priority,
      category,
      ...(impact === undefined ? {} : { impact }),
      ...(noGain === undefined ? {} : { noGain }),
      why: result.checks.find(({ id }) => id === check)?.why ?? '',
    })),
    matchedKeywords: result.matchedKeywords.filter(isImpersonal),
    missingKeywords: missing.map(({ label }) => label).filter((label) => label.split(' or ').every(isImpersonal)),
    missingCount: missing.length + withheld - withheldPhrases,
    atsCompatibility: Object.fromEntries(
      Object.entries(result.atsCompatibility).map(([name, { score, status }]) => [name, { score, status, notes: [] }]),
    ),
    checks: result.checks.map(({ id, group, outcome, title, why, impact }) => ({
      id,
      group,
      outcome,
      title,
      why,
      impact,
      sources: [],
      findings: [],
    })),
  };
};

const minWordLength = 3;

/**
 * Keywords come from the job description, which can contain anything: only those that our own lists know are shown, and
 * of these none that contains the user's name, employers or schools.
 */
const impersonalFor = ({ parsed, filename }: StoredAnalysis): ((keyword: string) => boolean) => {
  const { name, email, phone, location, links, experience, education } = parsed;
  const words = new Set([name, email, location].flatMap((value) => wordsIn(value ?? '')));
  const phrases = [
    filename,
    phone ?? '',
    ...links,
    ...experience.map(({ employer }) => employer),
    ...education.map(({ institution }) => institution),
  ]
    .map((phrase) => phrase.toLowerCase())
    .filter((phrase) => phrase.length >= minWordLength);
  return (keyword) =>
    entryNamed(keyword) !== null &&
    !wordsIn(keyword).some((word) => words.has(word)) &&
    !phrases.some((phrase) => keyword.toLowerCase().includes(phrase));
};

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= minWordLength);
