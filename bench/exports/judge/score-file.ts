import { isOptional, nothingElse, verdictOfAny, type Accepted } from './accepted.ts';
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

type JudgeValue = (printed: string) => Verdict;

/** Each finding of a field; nothing where neither side has a value, and where a second reader could differ. */
const findings = (
  field: Field,
  printed: string,
  read: string,
  accepted: Accepted,
  verdictOf: JudgeValue,
): readonly Finding[] => {
  const [has, hasRead] = [printed.trim() !== '', read.trim() !== ''];
  if (!has && !hasRead) return [];
  if (has && hasRead) return [{ field, printed, read, verdict: verdictOfAny(printed, accepted, verdictOf) }];
  if (isOptional(field, printed, read, accepted, verdictOf)) return [];
  return [{ field, printed, read, verdict: 'wrong' }];
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

const jobAgreement =
  (accepted: Accepted) =>
  (printed: Job, read: Job): number => {
    const part = (kind: 'employer' | 'title'): number => {
      const verdict = verdictOfAny(printed[kind], accepted, (one) => judge(kind, one, read[kind]));
      return shares[kind] * agreementOf(verdict, printed[kind], read[kind]);
    };
    const ends = (['start', 'end'] as const).filter((end) => printed[end] !== '' && printed[end] === read[end]).length;
    return part('employer') + part('title') + (shares.dates * ends) / 2;
  };

const scoreJobs = (printed: readonly Job[], read: readonly Job[], accepted: Accepted): readonly Finding[] =>
  paired(printed, read, jobAgreement(accepted)).flatMap(([is, was]) => {
    const value = (field: Field, kind: 'employer' | 'title') =>
      findings(field, is?.[kind] ?? '', was?.[kind] ?? '', accepted, (one) => judge(kind, one, was?.[kind] ?? ''));
    const none = { start: '', end: '' };
    return [
      ...value('employers', 'employer'),
      ...value('titles', 'title'),
      ...findings('dates', written(is), written(was), nothingElse, () => judgePeriod(is ?? none, was ?? none)),
    ];
  });

type School = Printed['education'][number];
type ReadSchool = Read['education'][number];

const ofSchool = (was: ReadSchool | undefined) => (one: string) => judge('institution', one, was?.institution ?? '');
const ofDegree = (was: ReadSchool | undefined) => (one: string) =>
  judgeDegree(one, was?.degree ?? '', was?.field ?? '');

const scoreSchools = (
  printed: readonly School[],
  read: readonly ReadSchool[],
  accepted: Accepted,
): readonly Finding[] => {
  const agreement = (is: School, was: ReadSchool): number => {
    const [school, degree] = [
      verdictOfAny(is.institution, accepted, ofSchool(was)),
      verdictOfAny(is.degree, accepted, ofDegree(was)),
    ];
    return (
      shares.institution * agreementOf(school, is.institution, was.institution) +
      shares.degree * agreementOf(degree, is.degree, `${was.degree} ${was.field}`)
    );
  };
  return paired(printed, read, agreement).flatMap(([is, was]) => [
    ...findings('institutions', is?.institution ?? '', was?.institution ?? '', accepted, ofSchool(was)),
    ...findings(
      'degrees',
      is?.degree ?? '',
      [was?.degree, was?.field].filter(Boolean).join(', '),
      accepted,
      ofDegree(was),
    ),
  ]);
};

const scoreList = (
  field: 'certifications' | 'headings',
  printed: readonly string[],
  read: readonly string[],
  accepted: Accepted,
): readonly Finding[] => {
  const kind = field === 'headings' ? 'heading' : 'certification';
  return paired(printed, read, (is, was) => agreementOf(judge(kind, is, was), is, was)).flatMap(([is = '', was = '']) =>
    findings(field, is, was, accepted, (one) => judge(kind, one, was)),
  );
};

/** Judges all values of a file, its entries aligned one to one; `accepted` is what a second reader could have written. */
export const scoreFile = (printed: Printed, read: Read, accepted: Accepted = nothingElse): readonly Finding[] => [
  ...findings('name', printed.name, read.name, accepted, (one) => judgeName(one, read.name)),
  ...findings('email', printed.email, read.email, accepted, (one) => judgeEmail(one, read.email)),
  ...findings('phone', printed.phone, read.phone, accepted, (one) => judgePhone(one, read.phone)),
  ...scoreJobs(printed.jobs, read.jobs, accepted),
  ...scoreSchools(printed.education, read.education, accepted),
  ...scoreList('certifications', printed.certifications, read.certifications, accepted),
  ...scoreList('headings', printed.headings, read.headings, accepted),
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
