import { describe, expect, test } from 'vitest';
import { isPlainSoughtTitle, isSoughtTitle, isUsualTitle } from './usual-title.ts';
import { knownTitle } from './title-kind.ts';

describe('isUsualTitle', () => {
  test.each([
    'Work Experience',
    'EXPERIENCE & IMPACT',
    'E X P E R I E N C E',
    'Expériencesprofessionnelles',
    'Beruflicher Werdegang',
    'Clinical Rotations & Internships',
    'Education & Languages',
    'About Me',
    'Technical Toolbox & Skills',
    'Sprachkenntnisse',
    'Experience Highlights',
    'Personal Profile Statement',
    'Certificate Courses',
    'Proficiency',
    'Educational Qualifications Obtained',
    'Skill Areas',
    'Driving Licence',
    // of the form of the European Union
    'Capacidades y competencias personales',
    'Capacita’ e competenze personali',
    'Persönliche Fähigkeiten und Kompetenzen',
  ])('parsers look for the words of "%s"', (title) => {
    expect(isUsualTitle(title)).toBe(true);
  });

  test.each([
    'Where I Have Worked',
    'My road so far',
    'Hello, I am Jane',
    'What I bring',
    'Things I Built',
    'The languages that I dream in',
    'Side Quests',
    'Capacidades de mi gente',
    'All the experience that a kitchen gave me',
    'A few words on the work that I did before I came here',
  ])('no parser looks for the words of "%s"', (title) => {
    expect(isUsualTitle(title)).toBe(false);
  });

  test('usual and understood are two things', () => {
    expect(knownTitle('Where I Have Worked')).toBe('experience');
    expect(isUsualTitle('Where I Have Worked')).toBe(false);
  });
});

describe('isSoughtTitle', () => {
  test.each([
    ['Berufserfahrung', 'experience'],
    ['E D U C A T I O N', 'education'],
    ['Kenntnisse & Interessen', 'skills'],
    ['Estudios y formación', 'education'],
    // kinds that no profile needs
    ['Side Quests', 'projects'],
  ] as const)('"%s" holds a word that finds %s', (title, kind) => {
    expect(isSoughtTitle(title, kind)).toBe(true);
  });

  test.each([
    ['Studies', 'education'],
    ['Relevant Coursework', 'education'],
    ['Strengths', 'skills'],
    ['Bildungsweg', 'education'],
  ] as const)('"%s" holds none that finds %s', (title, kind) => {
    expect(isSoughtTitle(title, kind)).toBe(false);
  });
});

describe('isPlainSoughtTitle', () => {
  test.each([
    ['Formation suivie', 'education', true],
    ['Meine Ausbildung', 'education', true],
    ['Formación reglada', 'education', true],
    ['Employment Dates', 'experience', true],
    ['Employment to Date', 'experience', true],
    ['Employment (UK)', 'experience', true],
    ['Formation universitaire', 'education', true],
    ['Diplômes obtenus', 'education', true],
    ['Formación superior', 'education', true],
    ['Experiências anteriores', 'experience', true],
    ['Erfahrungen im Ausland', 'experience', true],
    ['Formation et autres joies de la vie', 'education', false],
    ['E D U C A T I O N', 'education', true],
    ['Adventures in Employment', 'experience', false],
    ['Employment Odyssey', 'experience', false],
    ['Station de formation', 'education', false],
    ['Studies', 'education', false],
  ] as const)('"%s" for %s: %s', (title, kind, isPlain) => {
    expect(isPlainSoughtTitle(title, kind)).toBe(isPlain);
  });
});
