import { describe, expect, it } from 'vitest';
import { compareReadings } from './compare-readings.ts';

const lines = (...texts: string[]): string => texts.map((text) => `${text}\n`).join('');

describe('compareReadings', () => {
  it('finds nothing lost or moved if both readings agree', () => {
    const text = lines('Amara Reyes', 'Experience', 'Staff Nurse');
    expect(compareReadings(text, text)).toMatchObject({ lost: 0, moved: 0 });
  });

  it('names the line that the stream does not have', () => {
    const comparison = compareReadings(
      lines('Amara Reyes', 'amara@example.com', 'Experience'),
      lines('Amara Reyes', 'Experience'),
    );
    expect(
      comparison.seen.filter((line) => line.pieces.some((piece) => piece.isLost)).map((line) => line.number),
    ).toEqual([2]);
    expect(comparison.moved).toBe(0);
  });

  it('does not give the number of a lost line to a line that shares a word with it', () => {
    const comparison = compareReadings(
      lines('Portland | 555 0142 | amara@example.com', 'Amara Reyes', 'Elm Hospital, Portland'),
      lines('Amara Reyes', 'Elm Hospital', 'Portland'),
    );
    expect(comparison.got.map((line) => line.number)).toEqual([2, 3, 3]);
    expect(comparison.moved).toBe(0);
  });

  it('numbers the lines of the stream as a person reads them and marks the jumps', () => {
    const comparison = compareReadings(
      lines('Amara Reyes', 'Experience', 'Staff Nurse', 'Skills', 'Triage and care'),
      lines('Amara Reyes', 'Skills', 'Triage and care', 'Experience', 'Staff Nurse'),
    );
    expect(comparison.got.map((line) => line.number)).toEqual([1, 4, 5, 2, 3]);
    expect(comparison.got.map((line) => line.isMoved)).toEqual([false, true, false, true, false]);
    expect(comparison.lost).toBe(0);
  });

  it('counts nothing as lost when two columns are run together', () => {
    const comparison = compareReadings(
      lines('Experience', 'Staff Nurse', 'Skills', 'Triage and care'),
      lines('Experience Skills', 'Staff Nurse Triage and care'),
    );
    expect(comparison.lost).toBe(0);
  });

  it('ignores differences in spaces and ligatures', () => {
    const comparison = compareReadings(lines('Office manager'), lines('O\uFB03ce  manager'));
    expect(comparison).toMatchObject({ lost: 0, moved: 0 });
  });

  it('keeps repeated lines apart', () => {
    const text = lines('Staff Nurse', '2021', 'Staff Nurse', '2019');
    expect(compareReadings(text, text).got.map((line) => line.number)).toEqual([1, 2, 3, 4]);
  });

  it('finds nothing in empty readings', () => {
    expect(compareReadings('', '')).toEqual({ seen: [], got: [], lost: 0, moved: 0 });
  });
});
