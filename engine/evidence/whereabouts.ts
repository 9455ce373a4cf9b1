import type { Evidence } from '../model/evidence.ts';
import type { Cite } from '../model/facts.ts';
import type { JobMatch, Keywords } from '../model/keywords.ts';
import type { Span } from '../model/reading.ts';
import type { Whereabouts } from '../model/report.ts';
import type { Field, Resume } from '../model/resume.ts';

/**
 * The places of what was read from a resume: its fields, its keywords, and the lines that meet each requirement of the
 * job.
 */
export const whereaboutsOf = (
  cite: Cite,
  { resume, keywords, job }: { resume: Resume; keywords: Keywords; job: JobMatch | null },
): Whereabouts => ({
  fields: withoutEmpty(
    Object.entries(fieldsOf(resume)).map(([name, fields]) => [
      name,
      fields.flatMap((field) => (field === null || field === undefined ? [] : [cite.field(field)])),
    ]),
  ),
  keywords: withoutEmpty(
    [...usesOf(keywords, job)].map(([term, spans]) => [term, spans.map((span) => cite.spans([span]))]),
  ),
  requirements: (job?.requirements ?? []).map(({ spans }) => spans.map((span) => cite.spans([span]))),
});

type Fields = Record<string, readonly (Field<unknown> | null | undefined)[]>;

const fieldsOf = (resume: Resume): Fields => ({
  name: [resume.name],
  email: [resume.emails[0]],
  phone: [resume.phones[0]],
  location: [resume.location],
  links: resume.links,
  summary: [resume.summary],
  ...entries(
    'experience',
    resume.experience.map(({ title, employer, location, period, bullets }) => ({
      title: [title],
      employer: [employer],
      location: [location],
      period: [period],
      bullets,
    })),
  ),
  ...entries(
    'education',
    resume.education.map(({ institution, degree, field, period }) => ({
      institution: [institution],
      degree: [degree],
      field: [field],
      period: [period],
    })),
  ),
  skills: resume.skills,
  certifications: resume.certifications,
  languages: resume.languages,
});

/** 'experience.0.title' for the title of the first of a list. */
const entries = (list: string, parts: readonly Fields[]): Fields =>
  Object.fromEntries(
    parts.flatMap((part, index) =>
      Object.entries(part).map(([name, fields]) => [`${list}.${index}.${name}`, fields] as const),
    ),
  );

/** A matched term that the resume words differently has the places of its requirement's answer. */
const usesOf = (keywords: Keywords, job: JobMatch | null): ReadonlyMap<string, readonly Span[]> => {
  const uses = new Map(keywords.found.map(({ term, spans }) => [term, spans]));
  for (const term of keywords.matched) {
    const asked = job?.requirements.find(({ alternatives }) => alternatives.some((one) => one.term === term));
    if (!uses.has(term) && asked !== undefined) uses.set(term, asked.spans);
  }
  return uses;
};

const withoutEmpty = (list: readonly (readonly [string, readonly Evidence[]])[]): Record<string, readonly Evidence[]> =>
  Object.fromEntries(list.filter(([, evidence]) => evidence.length > 0));
