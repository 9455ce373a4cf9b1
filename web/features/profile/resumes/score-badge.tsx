import { atsBands, bandOf } from '#contract/product/bands.ts';
import { Badge } from '../../../ui/badge.tsx';

/** The ATS score of a resume in the color and with the word that its report has. */
export const ScoreBadge = ({ score }: { score: number }) => {
  const { tone, word } = bandOf(atsBands, score);
  return (
    <Badge tone={tone}>
      {score}% <span className="font-medium">{word}</span>
    </Badge>
  );
};
