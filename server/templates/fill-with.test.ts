import { describe, expect, it } from 'vitest';
import { texts } from '#content/templates/texts.ts';
import { nothingRead } from '../testing/analysis-result.ts';
import { fillWith } from './fill-with.ts';

const template = texts['template-4'].empty;
const titles = (read: typeof nothingRead): string[] => fillWith(template, read).sections.map(({ title }) => title);

describe('a template filled with what was read', () => {
  it('keeps the order and the titles of the template, and puts last what it has no section for', () => {
    const read = {
      ...nothingRead,
      skills: ['Welding'],
      certifications: ['RN'],
      summary: 'Calm.',
      languages: ['English'],
    };
    expect(titles(read)).toEqual(['Summary', 'Licenses and Certifications', 'Skills', 'Languages']);
    const withoutCertifications = texts['template-3'].empty;
    expect(fillWith(withoutCertifications, read).sections.map(({ title }) => title)).toEqual([
      'Profile',
      'Skills',
      'Languages',
      'Certifications',
    ]);
  });

  it('leaves out what was not read, and marks the place of a name that was not', () => {
    const filled = fillWith(template, nothingRead);
    expect(filled).toEqual({ name: '[Your Name]', headline: '', contact: [], links: [], sections: [] });
  });

  it('writes dates out, as precisely as they were read', () => {
    const job = { title: 'Welder', employer: 'Quay', bullets: [] };
    const experience = [
      { ...job, start: '2021-03', end: 'present' as const },
      { ...job, start: '2019', end: '2021-02' },
      { ...job, end: '2018' },
      job,
    ];
    const [section] = fillWith(template, { ...nothingRead, experience }).sections;
    expect(section?.is === 'entries' ? section.entries.map(({ dates }) => dates) : []).toEqual([
      'March 2021 – Present',
      '2019 – February 2021',
      '2018',
      '',
    ]);
  });

  it.each([
    ['Bachelor of Science', 'Nursing', 'Bachelor of Science in Nursing'],
    ['BSc Nursing', 'Nursing', 'BSc Nursing'],
    ['', 'Nursing', 'Nursing'],
    ['Diploma', undefined, 'Diploma'],
  ])('writes the degree %j in %j as %j', (degree, field, title) => {
    const school = { institution: 'Quay College', degree, ...(field === undefined ? {} : { field }) };
    const [section] = fillWith(template, { ...nothingRead, education: [school] }).sections;
    expect(section?.is === 'entries' ? section.entries[0]?.title : '').toBe(title);
  });

  it('keeps a skill whole that has a comma', () => {
    const skills = ['Word, Excel & Outlook', 'Typing'];
    expect(fillWith(template, { ...nothingRead, skills }).sections[0]).toMatchObject({ is: 'list', items: skills });
  });

  it('takes out what no document can hold', () => {
    expect(fillWith(template, { ...nothingRead, name: 'Ma\u0000ren\u001B Oduya\uD800' }).name).toBe(
      'Ma ren  Oduya\uFFFD',
    );
  });
});
