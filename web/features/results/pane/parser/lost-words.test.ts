import { describe, expect, it } from 'vitest';
import { keyOf, piecesOf } from './lost-words.ts';

describe('piecesOf', () => {
  it('keeps a line that the other reading has, ignoring spaces, capitals and ligatures', () => {
    expect(piecesOf('Office  Manager', keyOf('the O\uFB03ce manager'))).toEqual([
      { text: 'Office  Manager', isLost: false },
    ]);
  });

  it('strikes the lost words of a line and the space between them', () => {
    expect(
      piecesOf('Staff Nurse at Harbor Clinic, since May 2021', keyOf('Staff Nurse at Harbor Clinic, since')),
    ).toEqual([
      { text: 'Staff Nurse at Harbor Clinic, since ', isLost: false },
      { text: 'May 2021', isLost: true },
    ]);
  });

  it('strikes a whole line if most of it is lost and a word occurs elsewhere by chance', () => {
    const line = 'Portland | 555 0142 | amara@example.com';
    expect(piecesOf(line, keyOf('Elm Hospital, Portland'))).toEqual([{ text: line, isLost: true }]);
  });

  it('does not count punctuation alone as lost', () => {
    expect(piecesOf('* * *', keyOf('Experience'))).toEqual([{ text: '* * *', isLost: false }]);
    expect(piecesOf('(Triage)', keyOf('Triage and care'))).toEqual([{ text: '(Triage)', isLost: false }]);
  });

  it('pieces join to the original line', () => {
    const line = 'Ward Nurse \t Elm  Hospital 2017';
    const pieces = piecesOf(line, keyOf('Ward Nurse Elm Hospital'));
    expect(pieces.map((piece) => piece.text).join('')).toBe(line);
  });
});
