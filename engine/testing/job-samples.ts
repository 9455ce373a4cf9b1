import { indexResume, type IndexedResume } from '../match/resume-words.ts';
import type { Line } from '../model/reading.ts';
import type { DateStyle, Job, PartialDate, Resume, Section, SectionKind } from '../model/resume.ts';

type SampleJob = {
  title: string;
  from: PartialDate;
  to: PartialDate | 'present';
  style?: DateStyle;
  lines: readonly string[];
};

/** A resume as the matcher needs it: lines by section, and the jobs with their periods. */
export type SampleToBuild = {
  headline?: string;
  summary?: readonly string[];
  jobs?: readonly SampleJob[];
  skills?: readonly string[];
  education?: readonly string[];
  certifications?: readonly string[];
  languages?: readonly string[];
  publications?: readonly string[];
};

const lineOf = (text: string): Line => ({
  text,
  pieces: [],
  markerLength: /^[•-] /.test(text) ? 2 : 0,
  isListItem: /^[•-] /.test(text),
  style: { sizePt: 10, isBold: false, isItalic: false, isCaps: false, color: '#000000' },
  part: 'body',
  page: 1,
  box: null,
  column: 0,
  isBesideColumn: false,
  gapAbove: 0,
  paragraph: null,
  headingLevel: null,
  isFurniture: false,
});

/** The visual reading of a fictional person and the fields it would give. */
export const sampleOf = (sample: SampleToBuild): IndexedResume => {
  const lines: Line[] = [];
  const sections: Section[] = [];
  const section = (kind: SectionKind, texts: readonly string[] | undefined) => {
    if (texts === undefined) return;
    const first = lines.length;
    lines.push(...texts.map(lineOf));
    sections.push({ kind, heading: null, lines: texts.map((_, index) => first + index), column: 0 });
  };
  section('contact', ['Ada Quist', sample.headline ?? '', 'ada@example.com']);
  section('summary', sample.summary);
  const experience = (sample.jobs ?? []).map((job): Job => {
    const line = lines.length;
    section('experience', [job.title, ...job.lines]);
    const spans = [{ order: 'visual' as const, line, from: 0, to: job.title.length }];
    return {
      title: { value: job.title, spans, confidence: 1 },
      employer: null,
      location: null,
      period: { value: { start: job.from, end: job.to, style: job.style ?? 'month-year' }, spans, confidence: 1 },
      bullets: [],
    };
  });
  section('education', sample.education);
  section('skills', sample.skills);
  section('certifications', sample.certifications);
  section('languages', sample.languages);
  section('publications', sample.publications);
  const resume: Resume = {
    order: 'visual',
    sections,
    name: null,
    emails: [],
    phones: [],
    location: null,
    links: [],
    summary: null,
    experience,
    leaves: [],
    volunteering: [],
    education: [],
    skills: [],
    certifications: [],
    languages: (sample.languages ?? []).map((value) => ({ value, spans: [], confidence: 1 })),
  };
  return indexResume({ order: 'visual', lines, tables: [] }, resume);
};

/** A job posting with headings and list items. */
export const softwareAdvert = `Platform Engineer
Quillfeather Maps | Remote

About us
Quillfeather draws walking maps and sells them in Kubernetes-blue boxes.

What you will do
- Run services in Go on K8s
- Mentor two junior engineers

Requirements
- 5+ years of experience with distributed systems
- Strong knowledge of Postgres
- Terraform or Pulumi
- Experience with the Zephyrion scheduler
- Bachelor's degree in Computer Science or equivalent experience
- You must be authorized to work in the United States

Nice to have
- Rust
- Willingness to travel about 10%

Benefits
Medical, dental, a 401(k) match and a yearly Python conference. Salary $120,000.

Quillfeather Maps is an equal opportunity employer and welcomes Java enthusiasts without regard to race or religion.
`;

/** The same trade in running text, without any heading. */
export const runningAdvert =
  'We need a bookkeeper for our bakery. You must have experience with QuickBooks and bank reconciliations. Knowledge of Xero would be a plus. ' +
  'You will be responsible for payroll and supplier invoices. The salary is $24 per hour with paid time off. Please send your CV to the owner.';
