import { describe, expect, it } from 'vitest';
import { docxDocument } from '../testing/build-document.ts';
import { head, name, textsUnder } from '../testing/sections-found.ts';

describe('sectionsOf', () => {
  it.each(['Education & Certifications', 'Certifications and Education'])('gives %s to both kinds', (title) => {
    const lines = ['Bachelor of Science, Harrow College, 2016', 'Certified Master Baker, 2018'];
    const document = docxDocument([name, head('Experience'), 'Oven Ltd, 2011 - 2016', head(title), ...lines]);
    expect(textsUnder(document, 'education')).toEqual(lines.slice(0, 1));
    expect(textsUnder(document, 'certifications')).toEqual(lines.slice(1));
  });

  it('tells licenses by their names or letters from schools', () => {
    const studies = ['ACCA (9 papers), Harrow Tutors, 2016 – 2018'];
    const lines = ['Bachelor of Science, Harrow College, 2016', 'LSW, State of Maryland, 2019', 'CPA, Virginia, 2021'];
    const document = docxDocument([
      name,
      head('Experience'),
      'Oven',
      head('Education & Certifications'),
      ...studies,
      ...lines,
    ]);
    expect(textsUnder(document, 'education')).toEqual([...studies, ...lines.slice(0, 1)]);
    expect(textsUnder(document, 'certifications')).toEqual(lines.slice(1));
  });

  it('leaves a certificate to the schools where a line with nothing but its school is beside it', () => {
    const lines = ['Professional Certificate - Baking, 2016', 'Harrow College', 'Diploma, 2014', 'Alder High School'];
    const document = docxDocument([name, head('Experience'), 'Oven', head('Education & Credentials'), ...lines]);
    expect(textsUnder(document, 'education')).toEqual(lines);
    expect(textsUnder(document, 'certifications')).toEqual([]);
  });

  it('leaves no certificate to a school that has a degree above it', () => {
    const lines = ['Bachelor of Science, 2016', 'Harrow College', 'Rye Baking Certificate, 2018'];
    const document = docxDocument([name, head('Experience'), 'Oven', head('Education & Credentials'), ...lines]);
    expect(textsUnder(document, 'education')).toEqual(lines.slice(0, 2));
    expect(textsUnder(document, 'certifications')).toEqual(lines.slice(2));
  });

  it('keeps a section with such a title whole where its lines are of one kind', () => {
    const lines = ['Bachelor of Science, Harrow College, 2016', 'Thesis on rye'];
    const document = docxDocument([name, head('Experience'), 'Oven', head('Education & Certifications'), ...lines]);
    expect(textsUnder(document, 'education')).toEqual(lines);
    expect(textsUnder(document, 'certifications')).toEqual([]);
  });

  it('gives such a title to certificates alone where another section is about schools', () => {
    const document = docxDocument([
      name,
      head('Education'),
      'Bachelor of Science, Harrow College, 2016',
      head('Training & Certification'),
      'Rye Baking Certificate, 2018',
    ]);
    expect(textsUnder(document, 'certifications')).toEqual(['Rye Baking Certificate, 2018']);
  });

  it('gives courses and diplomas to the certificates beside another section of schools', () => {
    const schools = ['Diplom Bäckerei, Hochschule Harrow, 2016'];
    const courses = ['Berufsbildnerkurs Kanton Alder, 2017', 'Wirtepatent, 2020'];
    const beside = docxDocument([name, head('Bildungsweg'), ...schools, head('Kurse & Diplome'), ...courses]);
    expect(textsUnder(beside, 'certifications')).toEqual(courses);
    const alone = docxDocument([name, head('Kurse & Diplome'), ...schools]);
    expect(textsUnder(alone, 'education')).toEqual(schools);
  });

  it('takes no name of a certificate for the title of a section', () => {
    const document = docxDocument([
      name,
      head('Certificates'),
      'Rye Fundamentals, 2017',
      { text: 'Wheat Certificate', isBold: true },
      'Guild of Bakers',
    ]);
    expect(textsUnder(document, 'certifications')).toEqual([
      'Rye Fundamentals, 2017',
      'Wheat Certificate',
      'Guild of Bakers',
    ]);
  });

  it.each(['Master Baker Certification', 'Food-Registratie', 'Rye Baking Certificate'])(
    'takes a certificate in other type below its title for no title: %s',
    (certificate) => {
      const lines = [certificate, 'Guild of Bakers, 2019', 'Oven Safety', 'Guild of Bakers, 2016'];
      const [first = '', ...rest] = lines;
      const document = docxDocument([
        name,
        head('Experience'),
        'Oven Ltd, 2011 - 2016',
        head('Certificates'),
        { text: first, isBold: true, sizePt: 11 },
        ...rest,
        head('Languages'),
        'English',
      ]);
      expect(textsUnder(document, 'certifications')).toEqual(lines);
    },
  );
});
