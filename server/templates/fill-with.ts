import type { Entry, ResumeSection, ResumeText, SectionKind } from '#content/templates/resume-text.ts';
import { type AnalysisResult, parsedSchema } from '#contract/report/analysis-result.ts';
import { eachText } from '../typst/printable.ts';

type Parsed = AnalysisResult['parsed'];
type Body = ResumeSection extends infer Section
  ? Section extends ResumeSection
    ? Omit<Section, 'title' | 'kind'>
    : never
  : never;

/** Neither Word nor a PDF can hold a control character, and a resume needs none. */
const clean = (text: string): string => text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ');

/** The parsed resume in the order and under the headings of a template. Nothing is added: a section without content is left out, and content without a section in the template comes last. */
export const fillWith = (template: ResumeText, read: Parsed): ResumeText => {
  const parsed = parsedSchema.parse(eachText(read, clean));
  const own = template.sections.map(({ kind, title }) => ({ kind, title }));
  const others = usual.filter(({ kind }) => own.every((section) => section.kind !== kind));
  return {
    // A resume needs a name: without one, the placeholder stays.
    name: parsed.name ?? template.name,
    headline: '',
    contact: [parsed.location, parsed.phone, parsed.email].filter((detail) => detail !== null),
    links: parsed.links,
    sections: [...own, ...others].flatMap(({ kind, title }) => {
      const body = bodies[kind](parsed);
      return body === null ? [] : [{ kind, title, ...body }];
    }),
  };
};

const usual: readonly { kind: SectionKind; title: string }[] = [
  { kind: 'summary', title: 'Summary' },
  { kind: 'experience', title: 'Experience' },
  { kind: 'education', title: 'Education' },
  { kind: 'skills', title: 'Skills' },
  { kind: 'certifications', title: 'Certifications' },
  { kind: 'languages', title: 'Languages' },
];

/** null where nothing was read. Projects, volunteering and awards are not fields of an analysis. */
const bodies: Record<SectionKind, (parsed: Parsed) => Body | null> = {
  summary: ({ summary }) => (summary === null ? null : { is: 'text', text: summary }),
  experience: ({ experience }) => entriesOf(experience.map(jobOf)),
  education: ({ education }) => entriesOf(education.map(degreeOf)),
  skills: ({ skills }) => lineOf(skills),
  certifications: ({ certifications }) => (certifications.length === 0 ? null : { is: 'list', items: certifications }),
  languages: ({ languages }) => lineOf(languages),
  projects: () => null,
  volunteering: () => null,
  awards: () => null,
};

const entriesOf = (entries: readonly Entry[]): Body | null =>
  entries.length === 0 ? null : { is: 'entries', entries };

/** All on one line, or one line each where a comma would be ambiguous: 'Word, Excel & Outlook'. */
const lineOf = (items: readonly string[]): Body | null => {
  if (items.length === 0) return null;
  if (items.some((item) => item.includes(','))) return { is: 'list', items };
  return { is: 'groups', groups: [{ label: '', items }] };
};

const jobOf = (job: Parsed['experience'][number]): Entry => ({
  title: job.title,
  at: job.employer,
  place: job.location ?? '',
  dates: datesOf(job),
  notes: [],
  bullets: job.bullets,
});

const degreeOf = (school: Parsed['education'][number]): Entry => ({
  title: withField(school),
  at: school.institution,
  place: '',
  dates: datesOf(school),
  notes: [],
  bullets: [],
});

/** 'Bachelor of Science in Nursing' from 'Bachelor of Science' and 'Nursing', unless the degree already names the field. */
const withField = ({ degree, field }: Parsed['education'][number]): string => {
  if (field === undefined || degree.toLowerCase().includes(field.toLowerCase())) return degree;
  return degree === '' ? field : `${degree} in ${field}`;
};

const datesOf = ({ start, end }: { start?: string | undefined; end?: string | undefined }): string =>
  [start, end].flatMap((date) => (date === undefined ? [] : [dateOf(date)])).join(' – ');

const months = 'January February March April May June July August September October November December'.split(' ');

/** 'March 2021' of '2021-03', '2021' of '2021'. */
const dateOf = (date: string): string => {
  if (date === 'present') return 'Present';
  const [year = '', month] = date.split('-');
  const name = months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
};
