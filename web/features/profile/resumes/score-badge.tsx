import { atsBands, bandOf, type Band } from '#contract/product/bands.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Score bands of the resume list. The words are those of the report. */
const tones: readonly Band[] = [
  { from: 90, tone: 'good', word: '', text: '' },
  { from: 75, tone: 'fair', word: '', text: '' },
  { from: 0, tone: 'poor', word: '', text: '' },
];

/** The ATS score of a resume in its color, with its word. */
export const ScoreBadge = ({ score }: { score: number }) => (
  <Badge tone={bandOf(tones, score).tone}>
    {score}% <span className="font-medium">{bandOf(atsBands, score).word}</span>
  </Badge>
);
