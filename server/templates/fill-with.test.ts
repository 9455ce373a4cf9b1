import { describe, expect, it } from 'vitest';
import { texts } from '#content/templates/texts.ts';
import { nothingRead } from '../testing/analysis-result.ts';
import { fillWith } from './fill-with.ts';

const template = texts['template-4'].empty;
const titles = (read: typeof nothingRead): string[] => fillWith(template, read).sections.map(({ title }) => title);

describe('a template filled with a parsed resume', () => {
  it('keeps the order and headings of the template, with other sections last', () => {
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

  it('leaves out missing fields, with a placeholder for a missing name', () => {
    const filled = fillWith(template, nothingRead);
    expect(filled).toEqual({ name: '[Your Name]', headline: '', contact: [], links: [], sections: [] });
  });

  it('writes dates with the precision that was parsed', () => {
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

  it('does not split a skill that contains a comma', () => {
    const skills = ['Word, Excel & Outlook', 'Typing'];
    expect(fillWith(template, { ...nothingRead, skills }).sections[0]).toMatchObject({ is: 'list', items: skills });
  });

  it('removes characters that no document can contain', () => {
    expect(fillWith(template, { ...nothingRead, name: 'Ma\u0000ren\u001B Oduya\uD800' }).name).toBe(
      'Ma ren  Oduya\uFFFD',
    );
  });
});
