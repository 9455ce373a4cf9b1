import { describe, expect, it } from 'vitest';
import { draftWith, entry, item, section } from '#contract/draft/testing/drafts.ts';
import { lineChanges, linesOf } from './line-changes.ts';

const marked = (before: string, after: string): string =>
  lineChanges(before.split(' '), after.split(' '))
    .map(({ is, text }) => `${{ removed: '-', added: '+', same: '' }[is]}${text}`)
    .join(' ');

describe('what differs between two documents', () => {
  it.each([
    ['a b c', 'a b c', 'a b c'],
    ['a b c', 'a c', 'a -b c'],
    ['a c', 'a b c', 'a +b c'],
    ['a b c', 'a x c', 'a -b +x c'],
    ['a b', 'b a', '-a b +a'],
  ])('%j and %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it('is told line by line', () => {
    const document = draftWith({
      contact: ['Lisbon'],
      sections: [
        section('experience', 'Jobs', [entry({ dates: '2020', bullets: ['Led', ''] })]),
        section('skills', 'Skills', [item('Triage')]),
      ],
    });
    expect(linesOf(document)).toEqual([
      'Maren Oduya',
      'Lisbon',
      'Jobs',
      'Nurse · Quay Clinic · 2020',
      '• Led',
      'Skills',
      '• Triage',
    ]);
  });
});
