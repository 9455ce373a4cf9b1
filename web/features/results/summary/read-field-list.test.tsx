import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReadFieldList } from './read-field-list.tsx';

const missed = (label: string) => ({ label, value: 'Read', isMissedByParsers: true });
const read = { label: 'Skills', value: '8 found' };

test.each([
  [['Email'], 'Some systems miss your email.'],
  [['Email', 'Phone'], 'Some systems miss your email and phone.'],
  [['Name', 'Email', 'Phone'], 'Some systems miss your name, email and phone.'],
])('where it is narrow, one sentence says which fields some systems miss: %j', (labels, sentence) => {
  render(<ReadFieldList isShort items={[...labels.map(missed), read]} />);
  expect(screen.getByText(/^Some systems miss your/).textContent).toBe(sentence);
});

test('a field that was not found is not called missed by some', () => {
  render(<ReadFieldList isShort items={[{ label: 'Phone', value: null, isMissedByParsers: true }, read]} />);
  expect(screen.queryByText(/^Some systems/)).toBeNull();
});
