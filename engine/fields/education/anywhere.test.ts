import { describe, expect, it } from 'vitest';
import type { Section, SectionKind } from '../../model/resume.ts';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { educationAnywhere } from './anywhere.ts';

const read = (kind: SectionKind, lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand(kind, lines);
  return educationAnywhere(reading, sections).map(
    ({ institution, degree }) => `${institution?.value ?? ''} | ${degree?.value ?? ''}`,
  );
};

const section = (kind: SectionKind, line: number): Section => ({ kind, heading: null, lines: [line], column: 0 });

/** The title of the education without lines, and projects with all of them. */
const amongProjects = (isTitled: boolean, lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('projects', lines);
  const title: Section = { kind: 'education', heading: null, lines: [], column: 0 };
  return educationAnywhere(reading, isTitled ? [...sections, title] : sections).map(
    ({ institution, degree }) => `${institution?.value ?? ''} | ${degree?.value ?? ''}`,
  );
};

describe('educationAnywhere', () => {
  it.each<[string, SectionKind, readonly string[], readonly string[]]>([
    [
      'reads degrees among certifications, where no section is about education',
      'certifications',
      ['Certified Welder', 'M.Sc. Botany, Harrow State University', 'B.Sc. Botany, Lakeside College, 2014'],
      ['Harrow State University | M.Sc.', 'Lakeside College | B.Sc.'],
    ],
    [
      'reads a degree among certifications whose school is only initials',
      'certifications',
      ['• Certified Welder', '• Bsc Hons Botany - LKSU - 2008-2011'],
      ['LKSU | Bsc'],
    ],
    [
      'reads a school and its degree at the end of the jobs',
      'experience',
      ['Harrow Ltd', 'Baker\t2012 - 2014', 'Harrow State University - B.S. in Botany\t2008-2012'],
      ['Harrow State University | B.S.'],
    ],
    [
      'reads a school and its degree in two lines below the jobs',
      'experience',
      ['Harrow Ltd', 'Baker\t2012 - 2014', 'Lakeside University', 'Bachelor of Science in Botany\t2008-2012'],
      ['Lakeside University | Bachelor of Science'],
    ],
    [
      'reads nothing from a job at a school',
      'experience',
      ['Lakeside University', 'Lecturer in Botany\t2008-2012', 'Taught the Bachelor of Science', 'Led the course'],
      [],
    ],
    ['reads nothing from a degree alone', 'skills', ['Bachelor of Arts', 'Lakeside fishing'], []],
    ['reads nothing from a school alone', 'experience', ['Harrow State University\t2012 - 2014', 'Baker'], []],
    [
      'reads nothing from a sentence',
      'experience',
      ['Taught the Bachelor of Arts at Harrow State University and the whole of its evening program'],
      [],
    ],
    [
      'reads nothing from papers',
      'publications',
      ['Bachelor of Arts, Harrow State University: a history of the degree'],
      [],
    ],
  ])('%s', (_, kind, lines, expected) => {
    expect(read(kind, lines)).toEqual(expected);
  });

  it('leaves the other sections alone where one is about education', () => {
    const { reading } = sectionByHand('education', ['B.A., Lakeside College', 'B.Sc. Botany, Harrow University']);
    const entries = educationAnywhere(reading, [section('education', 0), section('skills', 1)]);
    expect(entries.map(({ institution }) => institution?.value)).toEqual(['Lakeside College']);
  });

  it('reads a school and its degree among the projects where the title of the education has no lines', () => {
    const lines = ['Harbor map', 'B.Sc. in Botany', 'Lakeside College', 'Expected: May 2027'];
    expect(amongProjects(true, lines)).toEqual(['Lakeside College | B.Sc.']);
    expect(amongProjects(false, lines)).toEqual([]);
  });

  it('ignores a project that names its degree', () => {
    const lines = ['Harbor map', 'Bachelor of Arts project, Lakeside College, 2014', 'Drew the harbor for the town'];
    expect(amongProjects(true, lines)).toEqual([]);
  });

  it('takes no thesis among projects for a degree', () => {
    expect(amongProjects(true, ['Loom app', 'BSc thesis', 'Harrow University'])).toEqual([]);
  });
});
