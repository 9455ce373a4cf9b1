import { expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { certificationsAnywhere } from './certifications.ts';
import type { SectionKind } from '../../model/resume.ts';

const read = (kind: SectionKind, lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand(kind, lines);
  return certificationsAnywhere(reading, sections).map(({ value }) => value);
};

test.each<[string, SectionKind, readonly string[], readonly string[]]>([
  [
    'fellowships of societies, and no membership',
    'certifications',
    [
      'Fellow of the Rye Society',
      'Certified Baker 2021',
      'Member of the Oat Council',
      'Harrow Guild, Member since 2019',
      'Chartered Member of the Oven Institute',
      'Membership Management Certificate',
    ],
    [
      'Fellow of the Rye Society',
      'Certified Baker 2021',
      'Chartered Member of the Oven Institute',
      'Membership Management Certificate',
    ],
  ],
  [
    'no degrees and school certificates with their schools',
    'certifications',
    [
      'Rye Baking',
      'BSc Hons Botany [2018 – 2022]',
      '[Harrow University, Second Class Honors]',
      'KCSE [2014 – 2017]',
      'Mill High School',
      'Harrow University 2012, Leeds, Bachelor of Arts in Botany',
      'Scrum Master of Bakers',
    ],
    ['Rye Baking', 'Scrum Master of Bakers'],
  ],
  [
    'no driving license for cars with a word about the car, and licenses for an occupation',
    'certifications',
    [
      '• Patente B, automunita',
      '• Patente di guida B (automunito)',
      '• Permis B, véhicule personnel',
      '• Führerschein Klasse B, eigener PKW',
      '• Carnet de conducir B y vehículo propio',
      '• CNH B, carro próprio',
      '• Driving licence B, own car',
      '• Führerschein B, C1E',
      '• Carnet de manipulador de alimentos',
      '• Patente nautica',
    ],
    ['Führerschein B, C1E', 'Carnet de manipulador de alimentos', 'Patente nautica'],
  ],
  [
    'no prize, and awards that are qualifications',
    'certifications',
    [
      '• Rye Baking',
      '• Loaf Award for rye bread',
      '• Harrow Baking Award 2019',
      '• Oven Cup Finalist',
      '• Level 2 Award, Food Safety',
      '• Award in Baking',
      '• Certificate of Award',
    ],
    ['Rye Baking', 'Level 2 Award, Food Safety', 'Award in Baking', 'Certificate of Award'],
  ],
  [
    'no deed',
    'certifications',
    [
      '• Baked bread and rolls for twelve guests',
      '• Trained in oven safety and first aid at work',
      '• Applied Baking Science',
      '• Enhanced DBS Check – Disclosure and Barring Service',
    ],
    [
      'Trained in oven safety and first aid at work',
      'Applied Baking Science',
      'Enhanced DBS Check – Disclosure and Barring Service',
    ],
  ],
  [
    'no claim',
    'certifications',
    [
      '• 15+ years experience in baking for guests',
      '• Highly skilled at kneading and proofing',
      '• Experience in Baking',
      '• Strong Baker Certification of the Guild',
      '• Oven Safety',
    ],
    ['Experience in Baking', 'Strong Baker Certification of the Guild', 'Oven Safety'],
  ],
  [
    'memberships that require a license or an exam, but no others',
    'certifications',
    [
      '• Member of the Bar, State of Ohio',
      '• Member of the Royal College of Bakers',
      '• Member, American Institute of Certified Bakers',
      '• Member of the Oat Board (MOBD)',
      '• Member, Nursing and Midwifery Council',
      '• The Law Society – Member',
      '• ACCA, Member',
      '• Member of the Harrow Bread Club (HBC)',
    ],
    [
      'Member of the Bar, State of Ohio',
      'Member of the Royal College of Bakers',
      'Member, American Institute of Certified Bakers',
      'Member of the Oat Board (MOBD)',
      'Member, Nursing and Midwifery Council',
      'The Law Society – Member',
      'ACCA, Member',
    ],
  ],
  [
    'courses and exams in sentences that say they were completed, but no other sentences',
    'certifications',
    [
      '• Completed a first aid at work course in Leeds',
      '• Passed the bar examination in the state of Ohio',
      '• Gained level 2 in food safety at Harrow College',
      '• Attended an oven safety training in May 2021',
      '• Supervised learning with rye and oat basics',
      '• Delivered a training on ovens for twelve bakers',
      '• Completed the orders of twelve guests every day',
      '• Achieved sales on the level of a far larger bakery',
    ],
    [
      'Completed a first aid at work course in Leeds',
      'Passed the bar examination in the state of Ohio',
      'Gained level 2 in food safety',
      'Attended an oven safety training',
      'Supervised learning with rye and oat basics',
    ],
  ],
  [
    'courses that begin like a claim',
    'certifications',
    ['• Good Knowledge of Oven Safety Level 1', '• Proficiency in English of Harrow University', '• Rye'],
    ['Good Knowledge of Oven Safety Level 1', 'Proficiency in English of Harrow University', 'Rye'],
  ],
  [
    'no motorcycles of a form',
    'certifications',
    ['Motorbikes:\tAM', 'Motorbikes: A1', 'Cars of Bakers'],
    ['Cars of Bakers'],
  ],
])('among certificates are read %s', (_, kind, lines, names) => {
  expect(read(kind, lines)).toEqual(names);
});
