import type { SourceDocument } from '../model/document.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume, SectionKind } from '../model/resume.ts';
import { sectionsOf } from '../sections/sections-of.ts';
import { certificationsOf } from './lists/certifications.ts';
import { educationOf } from './education/education.ts';
import { emailsOf } from './contact/email.ts';
import { experienceOf, workHistoryOf } from './experience/experience.ts';
import { languagesOf } from './lists/languages.ts';
import { linksOf } from './contact/links.ts';
import { locationOf } from './places/location.ts';
import { nameOf } from './name/name.ts';
import { phonesOf } from './contact/phone.ts';
import { skillsOf } from './lists/skills.ts';
import { summaryOf } from './summary.ts';

/** The fields of a resume, from one reading. `document` supplies what the words do not show: hyperlinks. */
export const resumeOf = (reading: Reading, document: SourceDocument): Resume => {
  const sections = sectionsOf(reading, document);
  const of = (kind: SectionKind) => sections.filter((section) => section.kind === kind);
  const { jobs, leaves } = workHistoryOf(reading, of('experience'));
  const name = nameOf(reading, sections, document);
  return {
    order: reading.order,
    sections,
    name,
    emails: emailsOf(reading, sections, document, name?.value ?? null),
    phones: phonesOf(reading, sections, document),
    location: locationOf(reading, sections, name?.value ?? null),
    links: linksOf(reading, sections, document),
    summary: summaryOf(reading, sections),
    experience: jobs,
    leaves,
    volunteering: experienceOf(reading, of('volunteering')),
    education: educationOf(reading, of('education')),
    skills: skillsOf(reading, of('skills')),
    certifications: certificationsOf(reading, of('certifications')),
    languages: languagesOf(reading, of('languages')),
  };
};
