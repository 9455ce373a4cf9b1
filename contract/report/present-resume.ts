import type { EndDate, Field, Job, PartialDate, Resume } from '#engine/model/resume.ts';
import type { AnalysisResult } from './analysis-result.ts';

/**
 * The parsed resume as plain text: the first of several email addresses and phone numbers, '' for a missing job title,
 * employer, degree or school.
 */
export const presentResume = (resume: Resume): AnalysisResult['parsed'] => ({
  name: valueOf(resume.name),
  email: valueOf(resume.emails[0]),
  phone: valueOf(resume.phones[0]),
  location: valueOf(resume.location),
  links: valuesOf(resume.links),
  summary: valueOf(resume.summary),
  experience: resume.experience.map((job) => ({
    title: valueOf(job.title) ?? '',
    employer: valueOf(job.employer) ?? '',
    ...(job.location === null ? {} : { location: job.location.value }),
    ...periodOf(job),
    bullets: valuesOf(job.bullets),
  })),
  education: resume.education.map((entry) => ({
    institution: valueOf(entry.institution) ?? '',
    degree: valueOf(entry.degree) ?? '',
    ...(entry.field === null ? {} : { field: entry.field.value }),
    ...periodOf(entry),
  })),
  skills: valuesOf(resume.skills),
  certifications: valuesOf(resume.certifications),
  languages: valuesOf(resume.languages),
  sections: resume.sections.flatMap(({ kind, heading }) => (heading === null ? [] : [{ kind, heading: heading.text }])),
});

const valueOf = (field: Field<string> | null | undefined): string | null => field?.value ?? null;
const valuesOf = (fields: readonly Field<string>[]): string[] => fields.map((field) => field.value);

const dateOf = ({ year, month }: PartialDate): string =>
  month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
const endOf = (end: EndDate): string => (end === 'present' ? end : dateOf(end));

const periodOf = ({ period }: Pick<Job, 'period'>): { start?: string; end?: string } => {
  const { start, end } = period?.value ?? { start: null, end: null };
  return { ...(start === null ? {} : { start: dateOf(start) }), ...(end === null ? {} : { end: endOf(end) }) };
};
