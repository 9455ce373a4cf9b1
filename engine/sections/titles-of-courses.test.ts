import { describe, expect, it } from 'vitest';
import { pdfDocument } from '../testing/build-document.ts';
import { head, headed, name } from '../testing/sections-found.ts';

const jobs = [head('Experience'), 'Baker, Mill Lane Bakery, 2019 - 2022'];
const school = [head('Education'), 'BSc Baking, Harrow College of Food, 2018'];
const kindUnder = (before: Parameters<typeof pdfDocument>[0], title: string, lines: readonly string[]) =>
  headed(pdfDocument([name, 'wilma@garner.example', ...before, head(title), ...lines])).at(-1)?.[0];

describe('sections whose titles may head schools, courses or certificates', () => {
  it.each(['Training', 'Short courses', 'Job-related training', 'Seminare', 'Courses taken'])(
    '%s: courses beside the schools count as certificates',
    (title) => {
      expect(kindUnder([...jobs, ...school], title, ['Sourdough for beginners, Rye Guild, 2020'])).toBe(
        'certifications',
      );
    },
  );

  it.each([
    ['a degree', 'Diploma in Milling, Harrow Academy, 2014'],
    ['years of study', 'Milling, Harrow Academy, 2012 - 2014'],
    ['a residency', 'Residency in Family Medicine, Harrow Hospital, 2014'],
  ])('Training with %s is education, beside other schools as well', (_, line) => {
    expect(kindUnder([...jobs, ...school], 'Training', [line])).toBe('education');
  });

  it.each([
    ['beside the schools', school, 'experience'],
    ['without other schools', [], 'education'],
    ['beside the schools and the jobs', [...jobs, ...school], 'education'],
  ])('Training and Work Experience %s', (_, before, kind) => {
    const lines = ['Bakery helper, Mill Lane Bakery, 2017 - 2018', 'Rye and wheat for twelve guests'];
    expect(kindUnder(before, 'Training and Work Experience', lines)).toBe(kind);
  });

  it('takes training without other schools for education', () => {
    expect(kindUnder(jobs, 'Training', ['Culinary Arts, Harrow State, 2013'])).toBe('education');
  });

  it.each([
    ['Aus- und Fortbildung', '2014 - 2017 Bäckermeister, Handwerkskammer Passau', 'education'],
    ['Aus- und Fortbildung', '1998 Fachhochschulreife', 'education'],
    ['Lehrgänge', 'Ausbildereignung (AEVO), IHK, 2019', 'certifications'],
  ])('%s over "%s": %s', (title, line, kind) => {
    expect(kindUnder(jobs, title, [line])).toBe(kind);
  });

  it('takes courses in each of two schools for no certificates', () => {
    const first = [head('Courses'), 'Diploma in Milling, 2014'];
    expect(kindUnder([...jobs, ...first], 'Courses', ['Rye and its enemies, 2016'])).not.toBe('certifications');
    expect(kindUnder([...jobs, ...first], 'Short courses', ['Rye and its enemies, 2016'])).toBe('certifications');
  });

  it.each([
    ['certificates', ['Food Hygiene Certificate, Rye Guild, 2018', 'ServSafe Manager, 2023'], 'certifications'],
    ['articles', ['Garner W. (2020). Rye at altitude. Journal of Baking 12: 33-52.'], 'publications'],
    ['talks', ['“What the oven knows about bread”, Harrow'], 'publications'],
  ])('Papers over %s', (_, lines, kind) => {
    expect(kindUnder(jobs, 'Papers', lines)).toBe(kind);
  });

  it.each([
    ['certificates', ['Staplerschein, 2011', 'Ersthelferin, 2021'], 'certifications'],
    ['strengths', ['Teamgeist', 'Sorgfalt', 'Humor'], 'skills'],
  ])('Zusatzqualifikationen over %s', (_, lines, kind) => {
    expect(kindUnder(jobs, 'Zusatzqualifikationen', lines)).toBe(kind);
  });

  it.each([
    ['Zusatzqualifikationen', ['Landesbrotprüfer, 2011', 'Ofenbeauftragter, 2021', 'Knettrainer'], 'certifications'],
    ['Títulos profesionales', ['Hornera mayor · Junta de Panadería, 2018', 'Masas, 2013'], 'certifications'],
    ['Memberships and Trainings', ['Full registration, Rye Council, 2015', 'HACCP, 2022'], 'certifications'],
    ['Memberships and Trainings', ['Rye Guild, Harrow', 'Bakers against waste'], 'other'],
    ['Zusatzqualifikationen', ['Teamgeist', 'Sorgfalt', 'Brotpreis 2019'], 'skills'],
  ])('%s over %s beside schools: %s', (title, lines, kind) => {
    expect(kindUnder([...jobs, ...school], title, lines)).toBe(kind);
  });

  it.each(['Harrow College, Nurse training, 2010 - 2013', 'Escola Profissional, Técnico de Cozinha, 2010 - 2013'])(
    'takes schools of a trade below Qualifications for no certificates: %s',
    (line) => {
      expect(kindUnder([...jobs, ...school], 'Qualifications', [line, 'Rye School, 2003 - 2010'])).toBe('education');
    },
  );

  it('takes an apprenticeship below a title for it for education where no title heads jobs', () => {
    const lines = ['Ausbildung zum Koch, Gasthof Rye, 2010 - 2013', 'Kellner, Hotelfachschule, 2008 - 2010'];
    expect(kindUnder([head('Skills'), 'Kneading, Scoring'], 'Handwerksausbildung', lines)).toBe('education');
  });
});
