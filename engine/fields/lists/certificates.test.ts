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
    'the names of a form',
    'certifications',
    [
      'Nome do Curso: Pão: do zero ao forno',
      'Instituição: Harrow',
      'Nome do Curso: Rye & Wheat with a',
      'long fermentation',
      'Instituição: Lakeside',
    ],
    ['Pão: do zero ao forno', 'Rye & Wheat with a long fermentation'],
  ],
  [
    'no line that only says where and when',
    'certifications',
    ['Rye and Wheat', 'Harrow Guild', 'Leeds | 01/2021 – 08/2021', 'Oven Basics', 'Mill School', 'York | 05/2019'],
    ['Rye and Wheat', 'Oven Basics'],
  ],
  [
    'no issuer that is named again',
    'certifications',
    ['Rye Baking', 'Guild of Bakers', 'Wheat Baking', 'Guild of Bakers', 'Oat Baking', 'Harrow Academy'],
    ['Rye Baking', 'Wheat Baking', 'Oat Baking', 'Harrow Academy'],
  ],
  ['no known issuer below a name', 'certifications', ['Azure Fundamentals', 'Microsoft'], ['Azure Fundamentals']],
  ['a list of nothing but providers', 'certifications', ['Coursera', 'Udemy', 'edX'], ['Coursera', 'Udemy', 'edX']],
  [
    'nothing from the title of another section on, and not its own title',
    'certifications',
    ['• Certifications', '• Rye Baking (2021)', '• Skills', '• Kneading, proofing', '• Interests', '• chess'],
    ['Rye Baking'],
  ],
  [
    'no degree of a university among certificates',
    'certifications',
    ['• Rye Baking', '• BSc Hons Botany - LKSU - 2008-2011', '• Wheat Baking'],
    ['Rye Baking', 'Wheat Baking'],
  ],
  [
    'a labeled line of another section',
    'other',
    ['Interests: chess', 'Certifications: R.Y.E. Baking Certification, Oat Certificate (2020)'],
    ['R.Y.E. Baking Certification', 'Oat Certificate'],
  ],
  ['no labeled line of a job', 'experience', ['Certifications: Rye Baking'], []],
  ['no other labeled line', 'skills', ['Certified tools: kneader, oven'], []],
])('certificationsAnywhere reads %s', (_, kind, lines, names) => {
  expect(read(kind, lines)).toEqual(names);
});
