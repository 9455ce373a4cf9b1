import type { Span } from '../model/reading.ts';
import type { Education, Field, Job, Period, Resume } from '../model/resume.ts';

/** What a stretch of a line was read as: a contact detail, the summary, or part of an entry. */
export type Owner =
  | { is: 'name' | 'summary' }
  | { is: 'contact' | 'link'; value: string }
  | { is: 'head'; entry: ReadEntry }
  | { is: 'bullet'; entry: ReadEntry; value: string };

/** A job, a degree, or a leave that is listed among the jobs. */
export type ReadEntry = { job: Job } | { school: Education } | { leave: Field<Period> };

/** `isFirst`: where its value begins. `to` is exclusive. */
export type Claim = { from: number; to: number; owner: Owner; isFirst: boolean };

/** The stretches of each line that were understood, from left to right, none in another. */
export type Claims = ReadonlyMap<number, readonly Claim[]>;

type Owned = { field: Field<unknown> | null; owner: Owner };

/** What each line of the visual reading was read as, by its index there. */
export const claimsOf = (resume: Resume): Claims => {
  const byLine = new Map<number, Claim[]>();
  for (const { field, owner } of ownedIn(resume)) {
    if (field === null) continue;
    field.spans.forEach((span: Span, index) => {
      const claims = byLine.get(span.line) ?? [];
      claims.push({ from: span.from, to: span.to, owner, isFirst: index === 0 });
      byLine.set(span.line, claims);
    });
  }
  return new Map([...byLine].map(([line, claims]) => [line, withoutOverlaps(claims)]));
};

const ownedIn = (resume: Resume): readonly Owned[] => [
  { field: resume.name, owner: { is: 'name' } },
  ...[...resume.emails, ...resume.phones, ...(resume.location === null ? [] : [resume.location])].map((field) => ({
    field,
    owner: { is: 'contact', value: field.value } as const,
  })),
  ...resume.links.map((field) => ({ field, owner: { is: 'link', value: field.value } as const })),
  ...[...resume.experience, ...resume.volunteering].flatMap((job) => partsOfJob(job)),
  ...resume.education.flatMap((school) => partsOfSchool(school)),
  ...resume.leaves.map((leave) => ({ field: leave, owner: { is: 'head', entry: { leave } } as const })),
  { field: resume.summary, owner: { is: 'summary' } },
];

const partsOfJob = (job: Job): readonly Owned[] => {
  const entry = { job };
  return [
    ...[job.title, job.employer, job.location, job.period].map((field) => ({
      field,
      owner: { is: 'head', entry } as const,
    })),
    ...job.bullets.map((field) => ({ field, owner: { is: 'bullet', entry, value: field.value } as const })),
  ];
};

/** A grade is left where it is written, with its label: 'GPA: 3.8'. */
const partsOfSchool = (school: Education): readonly Owned[] =>
  [school.degree, school.field, school.institution, school.location, school.period].map((field) => ({
    field,
    owner: { is: 'head', entry: { school } } as const,
  }));

/** Where two values share words, the one that begins first keeps them; of two that begin together, the one that was listed first. */
const withoutOverlaps = (claims: readonly Claim[]): readonly Claim[] => {
  const kept: Claim[] = [];
  for (const claim of claims.toSorted((a, b) => a.from - b.from)) {
    const end = kept.at(-1)?.to ?? 0;
    if (claim.to <= end) continue;
    kept.push(claim.from < end ? { ...claim, from: end } : claim);
  }
  return kept;
};
