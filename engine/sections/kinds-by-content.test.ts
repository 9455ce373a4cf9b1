import { describe, expect, it } from 'vitest';
import { pdfDocument } from '../testing/build-document.ts';
import { head, headed, name } from '../testing/sections-found.ts';

describe('sectionsOf', () => {
  it.each([
    ['Qualifications', 'BSc Baking, Harrow College of Food, 2018', 'education'],
    ['Qualifications', 'Kneading, Scoring, Shaping, Proofing', 'skills'],
    ['Qualifications', 'Professional Certificate, Harrow College, 2018', 'education'],
    ['Qualifications', 'Food Hygiene Certificate, City & Guilds, 2018', 'certifications'],
    ['Cursos', 'Diploma de panadería, Escuela de Hostelería, 2018', 'education'],
  ])('determines the kind of %s from its content: %s', (title, line, kind) => {
    expect(
      headed(pdfDocument([name, head('Experience'), 'Baker, Mill Lane Bakery, 2019 - 2022', head(title), line])),
    ).toEqual([
      ['experience', 'Experience'],
      [kind, title],
    ]);
  });

  it('classifies courses as certificates when the schools have a section of their own', () => {
    const document = pdfDocument([
      name,
      head('Ausbildung'),
      'Meisterschule Passau, 2016 - 2018',
      head('Weiterbildung'),
      'Sauerteig für Fortgeschrittene, 2020',
    ]);
    expect(headed(document)).toEqual([
      ['education', 'Ausbildung'],
      ['certifications', 'Weiterbildung'],
    ]);
  });

  it.each([
    ['Rye I: Principios de masa, Harrow Academy, 2023, Leeds', 'certifications'],
    ['Diploma en masa, Harrow Academy, 2023, Leeds', 'education'],
    ['Masa madre, Harrow Academy, 2021 - 2023', 'education'],
  ])('classifies complementary studies by whether they name a degree or years: %s', (line, kind) => {
    const school = [head('Estudios'), 'Licenciatura en Panadería, Universidad de Harrow, 2010'];
    expect(headed(pdfDocument([name, ...school, head('Estudios complementarios'), line])).at(-1)?.[0]).toBe(kind);
  });

  it('keeps diplomas below a title that names certificates, beside the schools', () => {
    const lines = [head('Education'), 'BSc Baking, Harrow College, 2010', head('Certification Courses')];
    expect(headed(pdfDocument([name, ...lines, 'Diploma in Rye Baking from Ashby Academy'])).at(-1)?.[0]).toBe(
      'certifications',
    );
  });

  it.each([
    [
      'jobs',
      ['Nurse', 'Harrow Clinic', '2015 up to present', 'Sales Assistant', 'Ashby Mills', '2012 to 2015'],
      'experience',
    ],
    ['sentences', ['Baker with ten years in mills, known for rye and for calm since 2015 - 2019.'], 'summary'],
  ])('classifies a career summary by whether it lists jobs: %s', (_what, lines, kind) => {
    expect(headed(pdfDocument([name, head('Career Summary'), ...lines])).at(-1)?.[0]).toBe(kind);
  });

  it.each([
    ['Completed MBA (Milling) from Harrow University, Leeds', 'education'],
    ['Certified Master Baker', 'certifications'],
  ])('classifies professional qualifications by what they name: %s', (line, kind) => {
    const school = [head('Education'), 'Harrow College, 2010'];
    expect(headed(pdfDocument([name, ...school, head('Professional Qualification'), line])).at(-1)?.[0]).toBe(kind);
  });

  it.each([
    ['Grants and Data Acquisition', 'Mill records 2022, for the University of Harrow', 'other'],
    ['Organisation of conferences and seminars', 'Ph.D. Baking Days 2020, University of Harrow', 'other'],
    ['Further reading rounds', 'Rye seminar with Ada Pell, University of Harrow, 2021', 'other'],
    ['Stations of learning', 'University of Harrow, 2021', 'education'],
  ])('takes no seminar and no grant at a university for studies there: %s', (title, line, kind) => {
    const school = [head('Education'), 'BSc Baking, Harrow College, 2010'];
    const skills = [head('Skills'), 'Kneading, Scoring, Shaping'];
    const found = headed(pdfDocument([name, ...school, ...skills, head(title), line, head('Interests'), 'Chess']));
    expect(found).toContainEqual([kind, title]);
  });

  it('classifies Résumé as a summary when it is not the document title', () => {
    const document = pdfDocument([
      name,
      'wilma@garner.example',
      '06 12 34 55 78',
      head('Langues'),
      'Français',
      head('Résumé'),
      'Boulangère depuis neuf ans, à l’aise au fournil comme au comptoir.',
      head('Expérience'),
      'Boulangerie du Moulin, 2019 - 2022',
    ]);
    expect(headed(document).map(([kind]) => kind)).toEqual(['languages', 'summary', 'experience']);
  });
});
