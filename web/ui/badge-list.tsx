import { Badge, type Tone } from './badge.tsx';

/** Badges of one tone in a row that wraps. The labels differ. */
export const BadgeList = ({ labels, tone }: { labels: readonly string[]; tone: Tone }) => (
  <ul className="flex flex-wrap gap-2">
    {labels.map((label) => (
      <li key={label}>
        <Badge tone={tone}>{label}</Badge>
      </li>
    ))}
  </ul>
);
