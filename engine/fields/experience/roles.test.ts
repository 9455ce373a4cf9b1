import { describe, expect, test } from 'vitest';
import { sectionWithLayout } from '../../testing/section-with-layout.ts';
import { experienceOf } from './experience.ts';

/** 'title | employer' of each job. */
const read = (drawn: string): readonly string[] => {
  const { reading, sections } = sectionWithLayout('experience', drawn.trim().split('\n'));
  return experienceOf(reading, sections).map(({ title, employer }) =>
    [title, employer].map((field) => field?.value ?? '').join(' | '),
  );
};

describe('a header with one name', () => {
  const roles = `
**The Harrow Group (2015 - Present)**
##Junior Linux Engineer (2022 - Present)##
Kept the machines of the group and of its shops running day and night
##Warehouse IT (2015 - 2022)##
Kept the scanners of the warehouse running day and night for the shifts`;

  test('in the type of the employer above its roles is an employer', () => {
    const last = `
**Carfone Warehouse (2012 - 2015)**
Gave the clients of the shop all the help that they had asked for`;
    expect(read(roles + last)).toEqual([
      'Junior Linux Engineer | The Harrow Group',
      'Warehouse IT | The Harrow Group',
      ' | Carfone Warehouse',
    ]);
  });

  test('is a title where it names an occupation', () => {
    const last = `
**Shop Assistant (2012 - 2015)**
Gave the clients of the shop all the help that they had asked for`;
    expect(
      read(roles + last)
        .at(-1)
        ?.split(' | ')[0],
    ).toBe('Shop Assistant');
  });
});
