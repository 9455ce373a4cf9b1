import type { SourceDocument } from '../model/document.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';
import { sectionsOf } from '../sections/sections-of.ts';
import { certificationsOf } from './certifications.ts';
import { educationOf } from './education.ts';
import { experienceOf } from './experience.ts';
import { languagesOf } from './languages.ts';
import { skillsOf } from './skills.ts';

/** What a reading says about the candidate. `document` supplies what the words do not show: hyperlinks. */
export const resumeOf = (reading: Reading, document: SourceDocument): Resume => {
  const sections = sectionsOf(reading);
  const of = (kind: string) => sections.filter((section) => section.kind === kind);
  void document;
  return {
    order: reading.order,
    sections,
    name: null,
    emails: [],
    phones: [],
    location: null,
    links: [],
    summary: null,
    experience: experienceOf(reading, of('experience')),
    volunteering: experienceOf(reading, of('volunteering')),
    education: educationOf(reading, of('education')),
    skills: skillsOf(reading, of('skills')),
    certifications: certificationsOf(reading, of('certifications')),
    languages: languagesOf(reading, of('languages')),
  };
};
