import { expect, it } from 'vitest';
import { draftWith, entry, section, text } from '#contract/draft/testing/drafts.ts';
import { isSameText } from './same-text.ts';

const document = draftWith({
  sections: [
    section('summary', 'Straße', [text('Moves quays by night.')]),
    section('experience', 'Work', [entry({ title: 'Engineer', at: 'Quay Works', bullets: ['Led 4 people'] })]),
  ],
});

it.each([
  ['Maren Oduya STRASSE Moves quays by ni-\nght. Work Engineer Quay Works • Led 4 people', true],
  ['Maren Oduya STRASSE Moves quays by night. Work Engineer Quay Works • Led 14 people', false],
  ['Maren Oduya STRASSE Moves quays by night. Work Engineer Quay Works', false],
  ['Maren Oduya STRASSE Moves quays by night. Work Engineer Quay Works • Led people 4', false],
  ['Maren Oduya STRASSE Moves quays by night. Work Engineer Quay Works • Led 4 people Master', false],
])('compares letters and digits, line by line: %j', (page, isSame) => {
  expect(isSameText(document, page)).toBe(isSame);
});
