import { describe, expect, it } from 'vitest';
import { whatIf } from './what-if.ts';

const resume = `Maren Oduya
maren.oduya@example.org
EXPERIENCE
Welder, Quillfeather Yard\tJan 2020 - Present
• Welded hulls with MIG welding
SKILLS
MIG welding, blueprint reading
`;
const job = 'Welder\nRequirements\n- MIG welding\n- TIG welding\n- Forklift operation';
const today = '2026-11-21';
const headings = ['EXPERIENCE', 'SKILLS'];

const as = (text: string) => whatIf({ text, headings, job, today }).scores;

const below = (...lines: readonly string[]) => {
  const text = `${resume}REFERENCES\n${lines.join('\n')}\n`;
  return whatIf({ text, headings: [...headings, 'REFERENCES'], job, today });
};

describe('whatIf', () => {
  it('raises both scores when a required skill is added, and lowers them when one is removed', () => {
    const now = as(resume);
    const more = as(resume.replace('Welded hulls with MIG welding', 'Welded hulls with MIG welding and TIG welding'));
    const fewer = as(resume.replaceAll('MIG welding', 'care'));
    expect(now.job?.value).toBeGreaterThan(fewer.job?.value ?? 100);
    expect(more.job?.value).toBeGreaterThan(now.job?.value ?? 100);
    expect(more.keyword.value).toBeGreaterThan(now.keyword.value ?? 100);
  });

  it('returns keywords but no job match without a job description', () => {
    const { scores, keywords } = whatIf({ text: resume, headings, today });
    expect(scores.job).toBeNull();
    expect(scores.keyword.value).not.toBeNull();
    expect(keywords.found.map(({ term }) => term.toLowerCase())).toContain('mig welding');
  });

  it.each([
    ['a bare term', ['TIG welding']],
    ['what a referee is', ['Odalys Brennwick, Instructor of TIG welding, 012 555 0187']],
    ['referees on request', ['Odalys Brennwick, Instructor of TIG welding, address available on request']],
    ['a list of referees', ['• Odalys Brennwick, TIG welding', '• Joren Marlow, odalys@example.org']],
  ])('gives no points for %s below the references, and does not call it missing', (_, lines) => {
    const { scores, keywords } = below(...lines);
    expect(scores).toEqual(as(resume));
    expect(keywords.missing).not.toContain('TIG Welding');
    expect(keywords.found.map(({ term }) => term)).not.toContain('TIG Welding');
  });

  it.each([
    ['with a year', ['TIG welding of a ferry for Marlow Docks, 2019']],
    ['as bullets', ['• TIG welding of a ferry for Marlow Docks']],
    ['behind a line without referees', ['Available upon request', 'Further knowledge', 'TIG welding']],
  ])('counts what is listed below the references %s', (_, lines) => {
    expect(below(...lines).scores.job?.value).toBeGreaterThan(as(resume).job?.value ?? 100);
  });

  it.each(['', '\n\n', '\t', '\u0000\uFFFF\u{1F600}', 'x'.repeat(60_000)])('takes any text there is', (text) => {
    expect(() => whatIf({ text, headings: [], job, today })).not.toThrow();
  });
});
