import type { EndDate } from '../model/resume.ts';
import { sectionByHand } from './reading-by-hand.ts';
import { educationOf } from '../fields/education/education.ts';

const date = (one: EndDate | null | undefined): string => {
  if (one === null || one === undefined) return '';
  if (one === 'present') return one;
  return one.month === undefined ? `${one.year}` : `${one.year}-${`${one.month}`.padStart(2, '0')}`;
};

/** For tests: 'institution | degree | field | start..end' of each entry. */
export const readEducation = (lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('education', lines);
  return educationOf(reading, sections).map(({ institution, degree, field, period }) =>
    [
      institution?.value ?? '',
      degree?.value ?? '',
      field?.value ?? '',
      `${date(period?.value.start)}..${date(period?.value.end)}`,
    ].join(' | '),
  );
};
