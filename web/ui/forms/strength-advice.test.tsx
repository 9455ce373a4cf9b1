import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { StrengthAdvice } from './strength-advice.tsx';

const advise = (password: string, isRefused: boolean): void => {
  renderPart(<StrengthAdvice password={password} minCharacters={6} username="" email="" isRefused={isRefused} />);
};

it('asks for a length while a password is typed', () => {
  advise('ab', false);
  expect(screen.getByText('At least 6 characters, please.')).toBeDefined();
});

it('leaves that to the field once it has refused the password', () => {
  advise('ab', true);
  expect(screen.queryByText(/At least 6/)).toBeNull();
});

it('advises on a password that is long enough, also after it was refused', () => {
  advise('abcdefgh', true);
  expect(screen.getByText(/^Weak: /)).toBeDefined();
});
