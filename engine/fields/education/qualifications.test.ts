import { describe, expect, test } from 'vitest';
import { readEducation as read } from '../../testing/education-by-hand.ts';
import { degreeScore, subjectShare } from './degrees.ts';

/** Names of qualifications in national registers that have no international word for a degree in them. */
describe('degreeScore knows', () => {
  test.each([
    'Juris Doctor',
    'Chartered Accountancy',
    'CA Final',
    'City & Guilds Level 3 in Carpentry',
    'Cert IV in Training',
    'Scottish Highers',
    'Staatliches Examen in der Krankenpflege',
    'Certificat fédéral de capacité de menuisier',
    'Educatieve master Nederlands',
    'Professionele bachelor Verpleegkunde',
    'Vwo-diploma',
    'CFGS Administración y Finanzas',
    'Formación Profesional',
    'Certificado de Profesionalidad',
    'Carrera Técnica en Informática',
    'Titre professionnel Développeur web',
    'DNMADe Graphisme',
    'Classe préparatoire',
    'Fachoberschulreife',
    'Allgemeine Hochschulreife',
    'Mittlerer Schulabschluss',
    'Umschulung zum Tischler',
    'Staatlich geprüfter Techniker',
    'Duales Studium',
    'Qualifica professionale',
    'Curso Técnico em Informática',
    'Curso Superior de Tecnologia em Redes',
    'Especialização em Botânica',
    'O Levels',
    'Foundation Degree',
    'Graduate Certificate',
    'Access to Higher Education',
    'High school leaving qualification',
    'BSA Biology',
    'BFEM',
    'Bachelier en droit',
    'Formation en école d’ingénieurs',
    'Technicien spécialisé en réseaux',
    'Téc. Superior en Botánica',
    'Kandidatexamen i botanik',
    'Licencjat z botaniki',
    'Coding Boot Camp',
  ])('%s', (text) => {
    expect(degreeScore(text)).toBe(3);
  });

  test.each([
    'Certificado',
    'Titre',
    'Formación',
    'Tecnología',
    'Access',
    'Curso de cocina',
    'Formation',
    'Technicien de piste',
    'Tec de Harrow',
    'Simplex Formation',
    'BMS Technician',
  ])('not %s', (text) => {
    expect(degreeScore(text)).toBeLessThan(3);
  });
});

describe('educationOf reads', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'the field of a Spanish qualification behind its letters',
      ['CFGS Desarrollo de Aplicaciones', 'IES Harrow\t2018 – 2020'],
      ['IES Harrow | CFGS | Desarrollo de Aplicaciones | 2018..2020'],
    ],
    [
      'a level without a subject above the subjects that were taken',
      ['A Levels', 'Harrow Grammar School, 2013 – 2015', 'Mathematics A | History B | Physics B'],
      ['Harrow Grammar School | A Levels |  | 2013..2015'],
    ],
    [
      'an entry in a bullet where all are bullets',
      ['• Diseño y Desarrollo de Videojuegos - Ironbark [2022-2025]'],
      ['Ironbark | Diseño y Desarrollo de Videojuegos |  | 2022..2025'],
    ],
  ])('%s', (_, lines, entries) => {
    expect(read(lines)).toEqual(entries);
  });
});

test.each(['Medieninformatik', 'Wirtschaftsrecht', 'Fahrzeugbau', 'Linguistique', 'Pedagogia', 'Mercadotecnia'])(
  '%s is a field of study',
  (text) => {
    expect(subjectShare(text)).toBe(1);
  },
);

test.each(['Utrecht', 'Albrecht', 'Neubau', 'Harrow'])('%s is not a field of study', (text) => {
  expect(subjectShare(text)).toBe(0);
});
