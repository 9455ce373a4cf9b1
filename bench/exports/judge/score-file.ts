import { align } from './align.ts';
import {
  agreementOf,
  judge,
  judgeDegree,
  judgeEmail,
  judgeName,
  judgePeriod,
  judgePhone,
  type Period,
  type Verdict,
} from './judge.ts';

type Job = Period & { employer: string; title: string };

/** What is printed; what is not there is empty. */
export type Printed = {
  name: string;
  email: string;
  phone: string;
  jobs: readonly Job[];
  education: readonly { institution: string; degree: string }[];
  certifications: readonly string[];
  headings: readonly string[];
};

/** What was read of it. */
export type Read = Omit<Printed, 'education'> & {
  education: readonly { institution: string; degree: string; field: string }[];
};

export const fields = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  employers: 'employer',
  titles: 'title',
  dates: 'job dates',
  institutions: 'institution',
  degrees: 'degree',
  certifications: 'certification',
  headings: 'heading',
} as const;
export type Field = keyof typeof fields;

/** A value of a field. One that is empty is missing ('' printed: it was made up; '' read: it was not found). */
export type Finding = { field: Field; printed: string; read: string; verdict: Verdict };

/** Each finding of a field; nothing where neither side has a value. */
const findings = (field: Field, printed: string, read: string, verdict: () => Verdict): readonly Finding[] => {
  const [has, hasRead] = [printed.trim() !== '', read.trim() !== ''];
  if (!has && !hasRead) return [];
  return [{ field, printed, read, verdict: has && hasRead ? verdict() : 'wrong' }];
};

/** How much of an entry's agreement each of its values is; the dates alone are enough to find a job. */
const shares = { employer: 0.4, title: 0.35, dates: 0.25, institution: 0.6, degree: 0.4 };
const minAgreement = 0.2;

type Pair<P, R> = readonly [printed: P | undefined, read: R | undefined];

/** All entries of both sides, each once: with its counterpart where it has one. */
const paired = <P, R>(
  printed: readonly P[],
  read: readonly R[],
  agreement: (printed: P, read: R) => number,
): readonly Pair<P, R>[] => {
  const pairs = align(
    printed.map((one) => read.map((other) => agreement(one, other))),
    minAgreement,
  );
  const [rows, columns] = [new Set(pairs.map(([row]) => row)), new Set(pairs.map(([, column]) => column))];
  return [
    ...pairs.map(([row, column]) => [printed[row], read[column]] as const),
    ...printed.filter((_, row) => !rows.has(row)).map((one) => [one, undefined] as const),
    ...read.filter((_, column) => !columns.has(column)).map((other) => [undefined, other] as const),
  ];
};

const written = (period: Period | undefined): string =>
  period === undefined || (period.start === '' && period.end === '') ? '' : `${period.start}..${period.end}`;

const jobAgreement = (printed: Job, read: Job): number => {
  const part = (kind: 'employer' | 'title'): number =>
    shares[kind] * agreementOf(judge(kind, printed[kind], read[kind]), printed[kind], read[kind]);
  const ends = (['start', 'end'] as const).filter((end) => printed[end] !== '' && printed[end] === read[end]).length;
  return part('employer') + part('title') + (shares.dates * ends) / 2;
};

const scoreJobs = (printed: readonly Job[], read: readonly Job[]): readonly Finding[] =>
  paired(printed, read, jobAgreement).flatMap(([is, was]) => {
    const value = (field: Field, kind: 'employer' | 'title') =>
      findings(field, is?.[kind] ?? '', was?.[kind] ?? '', () => judge(kind, is?.[kind] ?? '', was?.[kind] ?? ''));
    const none = { start: '', end: '' };
    return [
      ...value('employers', 'employer'),
      ...value('titles', 'title'),
      ...findings('dates', written(is), written(was), () => judgePeriod(is ?? none, was ?? none)),
    ];
  });

const scoreSchools = (printed: Printed['education'], read: Read['education']): readonly Finding[] => {
  const agreement = (is: Printed['education'][number], was: Read['education'][number]): number => {
    const [school, degree] = [
      judge('institution', is.institution, was.institution),
      judgeDegree(is.degree, was.degree, was.field),
    ];
    return (
      shares.institution * agreementOf(school, is.institution, was.institution) +
      shares.degree * agreementOf(degree, is.degree, `${was.degree} ${was.field}`)
    );
  };
  return paired(printed, read, agreement).flatMap(([is, was]) => [
    ...findings('institutions', is?.institution ?? '', was?.institution ?? '', () =>
      judge('institution', is?.institution ?? '', was?.institution ?? ''),
    ),
    ...findings('degrees', is?.degree ?? '', [was?.degree, was?.field].filter(Boolean).join(', '), () =>
      judgeDegree(is?.degree ?? '', was?.degree ?? '', was?.field ?? ''),
    ),
  ]);
};

const scoreList = (
  field: 'certifications' | 'headings',
  printed: readonly string[],
  read: readonly string[],
): readonly Finding[] => {
  const kind = field === 'headings' ? 'heading' : 'certification';
  return paired(printed, read, (is, was) => agreementOf(judge(kind, is, was), is, was)).flatMap(([is = '', was = '']) =>
    findings(field, is, was, () => judge(kind, is, was)),
  );
};

/** Judges all values of a file, its entries aligned one to one. */
export const scoreFile = (printed: Printed, read: Read): readonly Finding[] => [
  ...findings('name', printed.name, read.name, () => judgeName(printed.name, read.name)),
  ...findings('email', printed.email, read.email, () => judgeEmail(printed.email, read.email)),
  ...findings('phone', printed.phone, read.phone, () => judgePhone(printed.phone, read.phone)),
  ...scoreJobs(printed.jobs, read.jobs),
  ...scoreSchools(printed.education, read.education),
  ...scoreList('certifications', printed.certifications, read.certifications),
  ...scoreList('headings', printed.headings, read.headings),
];

export type Strictness = Exclude<Verdict, 'wrong'>;

export type Rates = { precision: number | null; recall: number | null; f1: number | null };

/** Precision, recall and F1 of one field's findings; null where nothing was read or printed. A wrong value counts on both sides. */
export const ratesOf = (all: readonly Finding[], strictness: Strictness): Rates => {
  const right = all.filter(({ verdict }) => verdict === 'exact' || verdict === strictness).length;
  const [printed, read] = [all.filter((one) => one.printed !== ''), all.filter((one) => one.read !== '')];
  const rate = (of: number): number | null => (of === 0 ? null : right / of);
  return {
    precision: rate(read.length),
    recall: rate(printed.length),
    f1: rate((printed.length + read.length) / 2),
  };
};
