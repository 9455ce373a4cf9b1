import type { Check } from '../../model/check.ts';
import type { Traces } from '../../model/facts.ts';
import type { Reading } from '../../model/reading.ts';
import type { Section } from '../../model/resume.ts';
import { absent, failed, noFinding, passed, unsure } from '../outcomes.ts';

export const missingSkills: Check<'resume' | 'visual' | 'traces'> = {
  id: 'missing-skills',
  group: 'sections',
  title: { pass: 'You have a skills section', fail: 'We could not find a skills section' },
  why: 'Recruiters search for skills by name, and matching tools compare them with the job posting. A list gives them something to find.',
  impact: 'minor',
  needs: ['resume', 'visual', 'traces'],
  sources: ['smartrecruiters-match', 'jobvite-matching'],
  run: ({ resume, visual, traces }) => {
    const sections = resume.sections.filter(({ kind }) => kind === 'skills');
    // What is below a line that is only set like a heading may be fields of interest or of law.
    if (sections.length > 0 && sections.every((section) => isSetOnly(section, traces) || listsWorks(section, visual)))
      return unsure('There are lists on your page that may be your skills, but we could not tell.');
    if (sections.length > 0 || resume.skills.length > 0)
      // A section is one for a reader by its title. What only looks like a list of skills may be something else.
      return sections.some(
        (section) => section.heading?.recognisedBy === 'title' || traces.titledSkills.includes(section),
      )
        ? passed
        : noFinding;
    if (traces.titles.has('skills'))
      return unsure(
        'A line on your page looks like the heading of your skills, but we could not tell which lines belong to it.',
      );
    // Whoever gives one section an unusual title gives others one as well, and then we may not have recognized it.
    if (
      resume.sections.some(
        ({ kind, heading }) => kind !== 'other' && heading !== null && heading.recognisedBy !== 'title',
      )
    )
      return unsure(
        'Some of your headings are unusual. Your skills may be under one that we did not recognize as a heading.',
      );
    // Where neither the jobs nor the studies have a title that we know, the skills may have one that we do not.
    const isDivided = resume.sections.some(
      ({ kind, heading }) =>
        (kind === 'experience' || kind === 'education') && heading !== null && heading.recognisedBy === 'title',
    );
    if (!isDivided || traces.maybeSkills.length > 0)
      return unsure('There are lists on your page that may be your skills, but we could not tell.');
    return failed(
      0,
      'We found no skills section.',
      'Add a "Skills" section with the tools and methods you know, as a plain list separated by commas.',
      absent,
    );
  },
};

const isSetOnly = (section: Section, { titledSkills }: Traces): boolean =>
  section.heading?.recognisedBy === 'style' && !titledSkills.includes(section);

/** A single address may be that of samples, beside a list of skills. */
const minWorks = 2;
const shareOfWorks = 0.75;

/** 'Software' above packages with their addresses: what somebody published, rather than what they know. */
const listsWorks = ({ lines }: Section, reading: Reading): boolean =>
  lines.length >= minWorks &&
  lines.filter((line) => address.test(reading.lines[line]?.text ?? '')).length >= lines.length * shareOfWorks;

const address = /\bhttps?:|\bwww\.|\w{4}\.(?:com|org|net|io|dev)\/\w{3}/u;
