import type { NearLine, ResultQuestion } from '#engine/model/coach.ts';
import type { AnalysisResult } from './analysis-result.ts';
import type { CheckedDocument, WorkspaceScores } from './checked-document.ts';

type Evidence = AnalysisResult['keywordPlaces'][string][number];

/** A text of the document in a paragraph of its file, and its place in the document. */
export type PlacedText = { text: string; place: string };

type Scored = Pick<AnalysisResult, 'atsScore' | 'keywordScore' | 'formatScore' | 'jobRelevanceScore'>;

export const scoresIn = ({ atsScore, keywordScore, formatScore, jobRelevanceScore }: Scored): WorkspaceScores => ({
  ats: atsScore,
  keyword: keywordScore,
  format: formatScore,
  job: jobRelevanceScore,
});

/** What to select for a finding about something that a resume does not have. */
const placesOfAbsent: Readonly<Record<string, string>> = {
  'missing-name': '/name',
  'missing-email': '/contact/0',
  'missing-phone': '/contact/0',
  'missing-location': '/contact/0',
  'missing-contact': '/contact/0',
};

/** What the coach asks: about each requirement of the result, in its order, and about bullets. */
export type Coached = {
  requirements: readonly { isHeld: boolean; near: readonly NearLine[] }[];
  questions: readonly ResultQuestion[];
};

/**
 * The part of a result that the workspace shows, with places in the document instead of in its file. `paragraphs` has the
 * texts of each paragraph of the file.
 */
export const presentChecked = (
  result: AnalysisResult,
  paragraphs: readonly (readonly PlacedText[])[],
  { requirements: coached, questions }: Coached,
): CheckedDocument => {
  const placesOf = (evidence: readonly Evidence[]): string[] => [
    ...new Set(evidence.flatMap(({ paragraph, quote }) => placesIn(paragraphs[paragraph ?? -1] ?? [], quote))),
  ];
  const findings = new Map(result.checks.map(({ id, findings: found }) => [id, found]));
  return {
    scores: scoresIn(result),
    engineVersion: result.engineVersion,
    parsed: result.parsed,
    jobKeywords: result.jobKeywords,
    matchedKeywords: result.matchedKeywords,
    missingKeywords: result.missingKeywords,
    fixes: result.recommendations.map((recommendation) => ({
      ...recommendation,
      findings: (findings.get(recommendation.check ?? '') ?? []).map(({ message, fix, evidence }) => {
        const found = placesOf(evidence);
        const absent = placesOfAbsent[recommendation.check ?? ''];
        return {
          message,
          fix,
          quote: evidence[0]?.quote ?? '',
          places: found.length === 0 && absent !== undefined ? [absent] : found,
        };
      }),
    })),
    requirements: result.requirements.map(
      ({ label, group, kind, answer, isPhrase, isOnlyAddedToList, gain, places }, index) => ({
        label,
        group,
        kind,
        answer,
        ...(isPhrase === undefined ? {} : { isPhrase }),
        ...(isOnlyAddedToList === undefined ? {} : { isOnlyAddedToList }),
        ...(gain === undefined ? {} : { gain }),
        places: placesOf(places),
        isHeld: coached[index]?.isHeld ?? false,
        near: (coached[index]?.near ?? []).map(({ place, text, because }) => ({ place, text, because: [...because] })),
      }),
    ),
    questions: questions.map((question) => ({ ...question })),
  };
};

/** Of several texts in one paragraph those that the quote is about: that it contains, or is in. */
const placesIn = (texts: readonly PlacedText[], quote: string): readonly string[] => {
  const wanted = folded(quote);
  const about = texts.filter(({ text }) => wanted.includes(folded(text)) || folded(text).includes(wanted));
  return (wanted === '' || about.length === 0 ? texts : about).map(({ place }) => place);
};

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
