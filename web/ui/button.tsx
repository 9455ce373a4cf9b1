import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './class-names.ts';

/** danger: the last step of something irreversible or harmful. The button that leads to it is quiet. */
export type ButtonTone = 'primary' | 'quiet' | 'bare' | 'danger';
/** square: for a single icon. */
export type ButtonSize = 'small' | 'normal' | 'large' | 'square';
type Look = { tone?: ButtonTone; size?: ButtonSize };

const tones: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent border-accent hover:bg-accent-strong hover:border-accent-strong',
  quiet: 'bg-sheet text-ink border-line-strong hover:border-ink hover:bg-well',
  bare: 'bg-transparent text-accent border-transparent hover:bg-accent-tint',
  danger: 'bg-poor text-on-accent border-poor hover:bg-poor-bar hover:border-poor-bar',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  normal: 'min-h-11 px-4',
  large: 'min-h-12 px-6 text-base tracking-wide',
  square: 'size-11 shrink-0',
};

const lookOf = ({ tone = 'primary', size = 'normal' }: Look): string =>
  classes(
    'inline-flex items-center justify-center gap-2 rounded-md border text-center font-semibold transition-colors',
    'disabled:border-line disabled:bg-well disabled:text-ink-soft',
    tones[tone],
    sizes[size],
  );

type ButtonProps = ComponentProps<'button'> & Look;

export const Button = ({ tone, size, className, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={classes(lookOf(look(tone, size)), className)} />
);

/** A link that looks like a button, because it is the main action. */
export const ButtonLink = ({
  tone,
  size,
  className,
  ...rest
}: Omit<LinkProps, 'className'> & Look & { className?: string }) => (
  <Link {...rest} className={classes(lookOf(look(tone, size)), className)} />
);

const look = (tone?: ButtonTone, size?: ButtonSize): Look => ({
  ...(tone === undefined ? {} : { tone }),
  ...(size === undefined ? {} : { size }),
});
