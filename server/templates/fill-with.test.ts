import { describe, expect, it } from 'vitest';
import { texts } from '#content/templates/texts.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { fillWith } from './fill-with.ts';

type Section = ResumeDraft['sections'][number];
type Blocks = Section['blocks'];

const template = texts['template-4'].empty;
const nothing: ResumeDraft = { name: '', headline: '', contact: [], links: [], sections: [] };
const text = (words: string): Blocks[number] => ({ id: 'b', is: 'text', line: { text: words, needsCheck: false } });
const section = (kind: Section['kind'], title: string, ...lines: string[]): Section => ({
  id: 's',
  kind,
  title,
  blocks: lines.map(text),
});
const filled = (...sections: Section[]) => fillWith(template, { ...nothing, sections }).sections;

describe('a template filled with a resume', () => {
  it('keeps the order and headings of the template, with other sections last under usual headings', () => {
    const sections = [
      section('languages', 'Tongues', 'English'),
      section('skills', 'What I can do', 'Welding'),
      section('other', 'Patents', 'US 1,234'),
      section('certifications', 'Papers', 'RN'),
      section('summary', '', 'Calm.'),
    ];
    expect(filled(...sections).map(({ title }) => title)).toEqual([
      'Summary',
      'Licenses and Certifications',
      'Skills',
      'Languages',
      'Patents',
    ]);
  });

  it('keeps the own heading of a second section of a kind', () => {
    const sections = [section('skills', 'Tools', 'Lathe'), section('skills', 'Methods', 'TIG welding')];
    expect(filled(...sections).map(({ title }) => title)).toEqual(['Skills', 'Methods']);
  });

  it('leaves out what a resume does not have, with a placeholder for a missing name', () => {
    expect(fillWith(template, nothing)).toEqual({
      name: '[Your Name]',
      headline: '',
      contact: [],
      links: [],
      sections: [],
    });
    expect(filled(section('projects', 'Projects'))).toEqual([]);
  });

  it('carries over every line of an entry, dates as written', () => {
    const entry: Blocks[number] = {
      id: 'b',
      is: 'entry',
      title: 'Welder',
      at: 'Quay',
      place: 'Bath, ME',
      dates: 'Summer 2019',
      period: { start: { year: 2019 }, end: null, style: 'season' },
      notes: [{ text: 'Family business', needsCheck: true }],
      bullets: [{ text: 'Built a pier.', needsCheck: false }],
    };
    expect(
      filled({ id: 's', kind: 'volunteering', title: 'Giving back', blocks: [text('Since school:'), entry] }),
    ).toEqual([
      {
        kind: 'volunteering',
        title: expect.any(String),
        is: 'blocks',
        blocks: [
          { is: 'text', text: 'Since school:' },
          {
            is: 'entry',
            title: 'Welder',
            at: 'Quay',
            place: 'Bath, ME',
            dates: 'Summer 2019',
            notes: ['Family business'],
            bullets: ['Built a pier.'],
          },
        ],
      },
    ]);
  });

  it.each([
    [['Welding', 'TIG | MIG'], ['Welding, TIG, MIG']],
    [
      ['Word, Excel & Outlook', 'Typing'],
      ['Word, Excel & Outlook', 'Typing'],
    ],
    [
      ['Tools: lathe', 'Typing'],
      ['Tools: lathe', 'Typing'],
    ],
  ])('writes the skills %j as %j', (lines, expected) => {
    expect(filled(section('skills', 'Skills', ...lines))[0]).toMatchObject({
      blocks: expected.map((line) => ({ is: 'text', text: line })),
    });
  });

  it('removes characters that no document can contain', () => {
    expect(fillWith(template, { ...nothing, name: 'Ma\u0000ren\u001B Oduya\uD800' }).name).toBe('Ma ren  Oduya\uFFFD');
  });
});
