import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { atsBands, type Band, bandOf, formatBands, jobMatchBands } from '#contract/product/bands.ts';
import { keywordBandsOf } from '#contract/report/measured-by-job.ts';
import { counted, jobNotScoredNote, pointsOf, scoreWords } from '#contract/report/result-words.ts';

type Score = AnalysisResult['scoreDetails']['ats'];
type Printed = { label: string; points: string; of: string };

/** A score as printed: with its label, its sentence, and the sum it results from. */
export type PrintedScore = {
  title: string;
  /** '82', or null where there was nothing to judge. */
  value: string | null;
  /** 0 to 100, for the bar. */
  percent: number;
  tone: Band['tone'] | 'plain';
  word: string;
  sentence: string;
  /** The parts that lost points, and the names and points of the others. */
  lost: Printed[];
  full: { summary: string; names: string };
  together: Printed;
  limit: string | null;
};

export const scoresOf = ({
  scoreDetails,
  checks,
  unreadJobLanguage,
}: Pick<AnalysisResult, 'scoreDetails' | 'checks' | 'unreadJobLanguage'>): PrintedScore[] => {
  const { ats, keyword, format, job } = scoreDetails;
  const print = (title: string, score: Score, bands: readonly Band[], notScored?: string) =>
    printed(title, score, bands, checks, notScored);
  return [
    print(scoreWords.ats, ats, atsBands),
    print(scoreWords.keyword, keyword, keywordBandsOf(scoreDetails)),
    print(scoreWords.format, format, formatBands),
    ...(job === null ? [] : [print(scoreWords.job, job, jobMatchBands, jobNotScoredNote({ unreadJobLanguage }))]),
  ];
};

const printed = (
  title: string,
  score: Score,
  bands: readonly Band[],
  checks: AnalysisResult['checks'],
  notScored: string = scoreWords.notScoredText,
): PrintedScore => {
  const { value, parts, cappedBy } = score;
  const band = value === null ? null : bandOf(bands, value);
  const full = parts.filter((part) => part.points >= part.weight);
  return {
    title,
    value: value === null ? null : String(value),
    percent: value ?? 0,
    tone: band?.tone ?? 'plain',
    word: band?.word ?? scoreWords.notScored,
    sentence: band?.text ?? notScored,
    lost: parts.filter((part) => part.points < part.weight).map(printPart),
    full: {
      summary: counted(full.length, 'part has full points', 'parts have full points'),
      names: full.map(({ label, weight }) => `${label} (${pointsOf(weight)})`).join(', '),
    },
    together: printPart({
      label: 'Total',
      points: sum(parts.map((part) => part.points)),
      weight: sum(parts.map((part) => part.weight)),
    }),
    limit:
      cappedBy === undefined
        ? null
        : `Limited to ${cappedBy.limit} because of this problem: ${titleOf(cappedBy.check, checks)}.`,
  };
};

const printPart = ({ label, points, weight }: { label: string; points: number; weight: number }): Printed => ({
  label,
  points: pointsOf(points),
  of: pointsOf(weight),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const titleOf = (id: string, checks: AnalysisResult['checks']): string =>
  checks.find((check) => check.id === id)?.title.replace(/\.$/, '') ?? id;
