import type { EndDate, PartialDate } from '../model/resume.ts';
import { sectionWithLayout } from './section-with-layout.ts';
import { experienceOf } from '../fields/experience/experience.ts';

const written = (date: EndDate | PartialDate | null | undefined): string => {
  if (date === null || date === undefined || date === 'present') return date ?? '';
  return date.month === undefined ? `${date.year}` : `${date.year}-${`${date.month}`.padStart(2, '0')}`;
};

/** The jobs of a drawn section, each as 'title | employer | place | start..end'. */
export const jobsDrawn = (drawn: string): readonly string[] => {
  const { reading, sections } = sectionWithLayout('experience', drawn.split('\n'));
  return experienceOf(reading, sections).map(({ title, employer, location, period }) =>
    [
      ...[title, employer, location].map((field) => field?.value ?? ''),
      `${written(period?.value.start)}..${written(period?.value.end)}`,
    ].join(' | '),
  );
};
