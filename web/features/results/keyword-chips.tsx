import { Badge, type Tone } from '../../ui/badge.tsx';

export const KeywordChips = ({ keywords, tone, none }: { keywords: readonly string[]; tone: Tone; none: string }) =>
  keywords.length === 0 ? (
    <p className="text-ink-soft">{none}</p>
  ) : (
    <ul className="flex flex-wrap gap-2">
      {keywords.map((keyword) => (
        <li key={keyword}>
          <Badge tone={tone} className="font-medium">
            {keyword}
          </Badge>
        </li>
      ))}
    </ul>
  );
