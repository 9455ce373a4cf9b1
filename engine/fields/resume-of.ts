import type { SourceDocument } from '../model/document.ts';
import type { Reading } from '../model/reading.ts';
import type { Field, Resume, SectionKind } from '../model/resume.ts';
import { sectionsOf } from '../sections/sections-of.ts';
import { fold } from '../text/fold.ts';
import { certificationsAnywhere } from './lists/certifications.ts';
import { certificatesAmongSchools } from './lists/certificates-among-schools.ts';
import { educationAnywhere } from './education/anywhere.ts';
import { studiesAmong } from './education/among-jobs.ts';
import { emailsOf } from './contact/email.ts';
import { experienceOf, workHistoryOf } from './experience/experience.ts';
import { labelledLanguages } from './lists/labelled-languages.ts';
import { languagesAmongSkills, languagesOf } from './lists/languages.ts';
import { linksOf } from './contact/links.ts';
import { locationOf } from './places/location.ts';
import { nameOf } from './name/name.ts';
import { phonesOf } from './contact/phone.ts';
import { skillsOf } from './lists/skills.ts';
import { headLinesOf, outsideJobs, schoolLinesOf } from './owned-by-jobs.ts';
import { summaryOf } from './summary.ts';

/** The fields of a resume, from one reading. `document` supplies what the words do not show: hyperlinks. */
export const resumeOf = (reading: Reading, document: SourceDocument): Resume => {
  const sections = sectionsOf(reading, document);
  const of = (kind: SectionKind) => sections.filter((section) => section.kind === kind);
  const { jobs: entries, leaves } = workHistoryOf(reading, sections);
  const listed = educationAnywhere(reading, sections, entries);
  const { jobs, studies } = studiesAmong(entries, listed.filter(({ institution }) => institution !== null).length);
  const name = nameOf(reading, sections, document, new Set([...headLinesOf(jobs), ...schoolLinesOf(listed)]));
  const emails = emailsOf(reading, sections, document, name?.value ?? null);
  const contact = [...(name === null ? [] : [name]), ...emails];
  const certificates = certificationsAnywhere(reading, sections);
  const known = new Set(certificates.map(({ value }) => fold(value)));
  const amongSchools = certificatesAmongSchools(reading, sections, listed).filter(
    ({ value }) => !known.has(fold(value)),
  );
  const listedLanguages = languagesOf(reading, of('languages'));
  const amongSkills = listedLanguages.length > 0 ? listedLanguages : languagesAmongSkills(reading, of('skills'));
  const languages = amongSkills.length > 0 ? amongSkills : labelledLanguages(reading, sections);
  return {
    order: reading.order,
    sections,
    name,
    emails,
    phones: phonesOf(reading, sections, document, name?.value ?? null),
    location: locationOf(reading, sections, name),
    links: linksOf(reading, sections, document),
    summary: summaryOf(reading, sections),
    experience: jobs,
    leaves,
    volunteering: experienceOf(reading, of('volunteering')),
    education: [...listed, ...studies],
    skills: outside(languages, otherThan(contact, skillsOf(reading, of('skills')))),
    certifications: outsideJobs(
      reading,
      of('certifications'),
      jobs,
      otherThan(contact, [...certificates, ...amongSchools]),
    ),
    languages: outsideJobs(reading, of('languages'), jobs, languages),
  };
};

/**
 * A sidebar that is stored before the name runs into it: name and email below the last list are not items of that
 * list.
 */
const otherThan = (contact: readonly Field<string>[], items: readonly Field<string>[]): readonly Field<string>[] =>
  items.filter(({ value }) => contact.every((one) => fold(value) !== fold(one.value)));

/** What was read as a language is no skill as well. */
const outside = (languages: readonly Field<string>[], skills: readonly Field<string>[]): readonly Field<string>[] =>
  skills.filter(
    ({ spans: [own] }) =>
      !languages.some(({ spans }) =>
        spans.some(({ line, from, to }) => own?.line === line && own.from >= from && own.to <= to),
      ),
  );
