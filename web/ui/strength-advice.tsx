import { Badge, type Tone } from './badge.tsx';
import { strengthOf, type Strength } from './password-strength.ts';

const tones: Record<Strength['level'], Tone> = { 'too-short': 'poor', weak: 'poor', fair: 'fair', strong: 'good' };

/** Advises and never forbids. */
export const StrengthAdvice = ({
  password,
  minCharacters,
  ...about
}: {
  password: string;
  minCharacters: number;
  username: string;
  email: string;
}) => {
  const strength = strengthOf(password, about, minCharacters);
  return (
    <output>
      {strength === null ? (
        `At least ${minCharacters} characters. Three or four words are easy to remember and hard to guess.`
      ) : (
        <Badge tone={tones[strength.level]}>{strength.advice}</Badge>
      )}
    </output>
  );
};
