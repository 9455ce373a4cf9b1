import { Badge, type Tone } from '../../ui/badge.tsx';
import { strengthOf, type Strength } from './password-strength.ts';

const tones: Record<Strength['level'], Tone> = { 'too-short': 'poor', weak: 'poor', fair: 'fair', strong: 'good' };

/** Advises and never forbids. */
export const StrengthAdvice = (about: { password: string; username: string; email: string }) => {
  const strength = strengthOf(about.password, about);
  return (
    <output>
      {strength === null ? (
        'At least 6 characters. Three or four words are easy to remember and hard to guess.'
      ) : (
        <Badge tone={tones[strength.level]}>{strength.advice}</Badge>
      )}
    </output>
  );
};
