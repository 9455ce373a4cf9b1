import { describe, expect, it } from 'vitest';
import { docxDocument } from '../testing/build-document.ts';
import { head, headed, name } from '../testing/sections-found.ts';

describe('sectionsOf', () => {
  it.each([
    ['Job Profile'],
    ['Job Responsibilities'],
    ['Site Related Duties'],
    // no title of duties, but labelled jobs are above and below it
    ['Oven Safety'],
  ])('keeps %s with the job in a list of labelled jobs', (title) => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      head('Objective'),
      'A place at an oven',
      head('Work Experience'),
      'Company: Mill Lane Bakery',
      'Designation: Head Baker',
      head(title),
      'Oven',
      'Company: Rye & Co',
      'Designation: Junior Baker',
      head('Education'),
      'Diploma in Baking',
      head('Oven Projects'),
      'A brick oven',
    ]);
    expect(headed(document).map(([, text]) => text)).toEqual([
      'Objective',
      'Work Experience',
      'Education',
      'Oven Projects',
    ]);
  });

  it('keeps a title of its own that follows the last labelled job', () => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      head('Objective'),
      'A place at an oven',
      head('Work Experience'),
      'Company: Mill Lane Bakery',
      'Company: Rye & Co',
      head('Oven Safety'),
      'Fire drills',
      head('Education'),
      'Diploma in Baking',
    ]);
    expect(headed(document).map(([, text]) => text)).toContain('Oven Safety');
  });
});
