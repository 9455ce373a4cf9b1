import { describe, expect, test } from 'vitest';
import { templates } from '#content/templates/catalog.ts';
import type { ResumeSection, ResumeText } from '#content/templates/resume-text.ts';
import { texts } from '#content/templates/texts.ts';
import type { TemplateId } from '#contract/api/templates.ts';
import { designs } from '#server/templates/designs.ts';

// The sentences on the cards (content/templates/catalog.ts) are about how an example is arranged.
const kindsOf = ({ sections }: ResumeText): string[] => sections.map(({ kind }) => kind);
const textsOf = (id: TemplateId): ResumeText[] => [texts[id].filled, texts[id].empty];
const sectionOf = ({ sections }: ResumeText, wanted: string): ResumeSection | undefined =>
  sections.find(({ kind }) => kind === wanted);

describe('the text on the card of a template is true of its example and its blank:', () => {
  test('Modern Professional has its skills before its jobs, in labeled groups', () => {
    for (const text of textsOf('template-1')) {
      expect(kindsOf(text).slice(0, 3)).toEqual(['summary', 'skills', 'experience']);
      const skills = sectionOf(text, 'skills');
      expect(skills?.is === 'groups' && skills.groups.every(({ label }) => label !== '')).toBe(true);
    }
  });

  test('Executive Summary has a serif typeface, and the employer before the job title', () => {
    expect(designs['template-2'].pdfFonts).toEqual({ titles: 'Source Serif 4', text: 'Source Serif 4' });
    expect(designs['template-2'].wordFonts).toEqual({ titles: 'Georgia', text: 'Georgia' });
    expect(designs['template-2'].entries.first).toBe('at');
  });

  test('Creative Portfolio has the largest name, and a portfolio address and two projects before its jobs', () => {
    const sizes = Object.values(designs).map(({ name }) => name.size);
    expect(designs['template-3'].name.size).toBe(Math.max(...sizes));
    for (const text of textsOf('template-3')) {
      expect(text.links).toHaveLength(1);
      expect(kindsOf(text).slice(0, 3)).toEqual(['summary', 'projects', 'experience']);
      const projects = sectionOf(text, 'projects');
      expect(projects?.is === 'entries' && projects.entries.length).toBe(2);
    }
  });

  test('Healthcare Professional has its licenses and certifications right after the summary', () => {
    for (const text of textsOf('template-4'))
      expect(kindsOf(text).slice(0, 3)).toEqual(['summary', 'certifications', 'experience']);
  });

  test('Entry Level has its education before its jobs, and sections for projects and volunteering', () => {
    for (const text of textsOf('template-5')) {
      const kinds = kindsOf(text);
      expect(kinds.indexOf('education')).toBeLessThan(kinds.indexOf('experience'));
      expect(kinds).toEqual(expect.arrayContaining(['education', 'experience', 'projects', 'volunteering']));
    }
  });

  test('Federal / Government has the hours of each civilian job, and series and grade of the federal ones', () => {
    const jobs = sectionOf(texts['template-6'].filled, 'experience');
    const entries = jobs?.is === 'entries' ? jobs.entries : [];
    const startOfNotes = entries.map(({ notes }) => notes.map((note) => note.replace(/:.*/, '')));
    // Two federal jobs, one of a state, and a military one.
    expect(startOfNotes).toEqual([
      ['Series and grade', 'Hours per week'],
      ['Series and grade', 'Hours per week'],
      ['Hours per week'],
      ['Rank'],
    ]);
  });

  test('Federal / Government fits on two pages', () => {
    expect(templates.find(({ id }) => id === 'template-6')?.pages.filled).toBe(2);
  });
});
