import { useEffect, useState } from 'react';
import type { WeakPasswordLists } from '#contract/product/weak-password.ts';
import { Badge, type Tone } from '../badge.tsx';
import { strengthOf, type Strength } from './password-strength.ts';

const tones: Record<Strength['level'], Tone> = { 'too-short': 'poor', weak: 'poor', fair: 'fair', strong: 'good' };

/** Advises and never blocks. `isRefused`: below the field is why it was, so that a length is not asked for twice. */
export const StrengthAdvice = ({
  password,
  minCharacters,
  isRefused,
  ...about
}: {
  password: string;
  minCharacters: number;
  isRefused: boolean;
  username: string;
  email: string;
}) => {
  const strength = strengthOf(password, about, minCharacters, useWeakPasswordLists());
  return (
    <output>
      {strength === null
        ? `At least ${minCharacters} characters. Three or four words are easy to remember and hard to guess.`
        : !(isRefused && strength.level === 'too-short') && (
            <Badge tone={tones[strength.level]}>{strength.advice}</Badge>
          )}
    </output>
  );
};

const none: WeakPasswordLists = { common: new Set(), product: new Set() };

/** The 4,000 words are loaded when a user chooses a password, not with the page. */
const useWeakPasswordLists = (): WeakPasswordLists => {
  const [lists, setLists] = useState(none);
  useEffect(() => {
    void import('#content/passwords/common.ts').then(
      ({ commonPasswords, productWords }) =>
        setLists({ common: new Set(commonPasswords), product: new Set(productWords) }),
      // Advice that fails to load must not block anybody.
      () => undefined,
    );
  }, []);
  return lists;
};
