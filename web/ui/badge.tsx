import type { ReactNode } from 'react';
import { classes } from './class-names.ts';

/** info and secure are categories, not ratings. */
export type Tone = 'good' | 'fair' | 'poor' | 'info' | 'secure' | 'plain';

const tones: Record<Tone, string> = {
  good: 'bg-good-tint text-good',
  fair: 'bg-fair-tint text-fair',
  poor: 'bg-poor-tint text-poor',
  info: 'bg-accent-tint text-accent',
  secure: 'bg-secure-tint text-secure',
  plain: 'bg-well text-ink',
};

/** A colored word or number. Color is never the only information. */
export const Badge = ({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) => (
  <span
    className={classes(
      'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-sm font-semibold tabular-nums',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
);
