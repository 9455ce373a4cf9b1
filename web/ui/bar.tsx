import { Progress } from 'radix-ui';
import { classes } from './class-names.ts';

export type BarTone = 'good' | 'fair' | 'poor' | 'accent';

const tones: Record<BarTone, string> = {
  good: 'bg-good-bar',
  fair: 'bg-fair-bar',
  poor: 'bg-poor-bar',
  accent: 'bg-accent',
};

/** A progress bar. It fills once, unless `isLive`: then it follows the value. `value` runs from 0 to `max`. */
export const Bar = ({
  label,
  value,
  max = 100,
  tone,
  isLive = false,
}: {
  label: string;
  value: number;
  max?: number;
  tone: BarTone;
  isLive?: boolean;
}) => {
  const shown = Math.min(Math.max(value, 0), max);
  return (
    <Progress.Root
      aria-label={label}
      value={shown}
      max={max}
      className="h-2 overflow-hidden rounded-sm bg-well ring-1 ring-line-strong ring-inset forced-colors:border"
    >
      <Progress.Indicator
        className={classes('h-full forced-colors:bg-[Highlight]', !isLive && 'fill-once', tones[tone])}
        style={{ width: `${(100 * shown) / max}%` }}
      />
    </Progress.Root>
  );
};
