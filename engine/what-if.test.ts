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

  it.each(['', '\n\n', '\t', '\u0000\uFFFF\u{1F600}', 'x'.repeat(60_000)])('takes any text there is', (text) => {
    expect(() => whatIf({ text, headings: [], job, today })).not.toThrow();
  });
});
