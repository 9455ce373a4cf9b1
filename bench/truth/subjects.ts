import fs from 'node:fs';
import path from 'node:path';
import { exportsIn } from '../exports/real-exports.ts';
import { corpusFolder, kitFolder, linesOf, root } from '../shared-material.ts';

/** A date as precise as the page shows it: 'YYYY-MM', 'YYYY', 'present'; undefined where there is none. */
export type TrueJob = {
  title: string;
  employer: string;
  start: string | undefined;
  end: string | undefined;
  /** The dates as printed, where known. */
  dates: string | undefined;
  bullets: readonly string[] | undefined;
};

/** What is known about a file. Undefined fields are not known; lists are complete. */
export type Truth = {
  isResume: boolean;
  /** English name of the language, where it is known. */
  language?: string;
  name?: string;
  emails?: readonly string[];
  /** Addresses on the page that belong to somebody else. */
  emailsOfOthers: readonly string[];
  phones?: readonly string[];
  /** null when it is known that the page gives none. */
  location?: string | null;
  jobs?: readonly TrueJob[];
  education?: readonly { institution: string; degree: string; start: string | undefined; end: string | undefined }[];
  /** Headings in reading order; `kind` where known. */
  headings?: readonly { heading: string; kind: string | undefined }[];
  /** Layout problems by the names of the kit: those that a reader must report, and those it may. */
  defects?: { must: readonly string[]; may: readonly string[] };
  layoutTags: readonly string[];
  hiddenText?: string;
  /** Terms of the job description that the resume has or lacks. */
  terms?: readonly { names: readonly string[]; isMissing: boolean }[];
};

/** One file, with a job description or without. `name` identifies it in the lists. */
export type Subject = { set: string; name: string; file: string; job: string | undefined; truth: Truth | null };

const filesBelow = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:pdf|docx)$/i.test(name))
        .toSorted()
        .map((name) => path.join(folder, name))
    : [];

type KitTruth = {
  defects: { must: string[]; may: string[] };
  hidden?: { text: string } | null;
  fields: { name: string; email: string; phone: string; location: string };
  jobs: {
    title: string;
    employer: string;
    start?: string;
    end?: string;
    season: boolean;
    dates: string;
    bullets: string[];
  }[];
  education: { institution: string; degree: string; start?: string; end?: string }[];
  sections: { kind: string; heading: string }[];
};
type KitTerm = { name: string; aliases: string[]; resume: string };
type KitJob = { required: KitTerm[]; preferred: KitTerm[]; soft?: KitTerm[] };

const known = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

const kitTruth = (file: string): Truth => {
  const truth = JSON.parse(fs.readFileSync(file.replace(/\.\w+$/, '.gt.json'), 'utf8')) as KitTruth;
  const { name, email, phone, location } = truth.fields;
  return {
    isResume: true,
    name,
    emails: [email],
    emailsOfOthers: [],
    phones: [phone],
    location,
    // The kit gives a season its first and last month; on the page there is only the year.
    jobs: truth.jobs.map((job) => ({
      ...job,
      start: job.season ? job.start?.slice(0, 4) : known(job.start),
      end: job.season ? job.end?.slice(0, 4) : known(job.end),
    })),
    education: truth.education.map((school) => ({ ...school, start: known(school.start), end: known(school.end) })),
    headings: truth.sections,
    defects: truth.defects,
    layoutTags: [],
    ...(truth.hidden ? { hiddenText: truth.hidden.text } : {}),
  };
};

const termsOf = (file: string): Truth['terms'] => {
  const { required, preferred, soft = [] } = JSON.parse(fs.readFileSync(file, 'utf8')) as KitJob;
  return [...required, ...preferred, ...soft]
    .filter(({ resume }) => resume !== 'implied')
    .map(({ name, aliases, resume }) => ({ names: [name, ...aliases], isMissing: resume === 'no' }));
};

/** A folder in the kit's format: each file alone, and with its job description. */
export const kitSubjects = (set: string, folder: string): Subject[] =>
  filesBelow(folder).flatMap((file) => {
    const truth = kitTruth(file);
    const name = path.basename(file);
    const person = path.join(folder, /^[^-.]+/.exec(name)?.[0] ?? '');
    const job = fs.readFileSync(`${person}.job.txt`, 'utf8');
    const terms = termsOf(`${person}.job.gt.json`) ?? [];
    return [
      { set, name: `${set}/${name}`, file, job: undefined, truth },
      { set, name: `${set}/${name} + its job`, file, job, truth: { ...truth, terms } },
    ];
  });

type CorpusLine = {
  path: string;
  doc_type: string;
  layout_tags: string[];
  annotated_fields?: string[];
  recall_only_fields?: string[];
  emails_of_others?: string[];
  ground_truth: {
    name?: string | null;
    email?: string[];
    phone?: string[];
    location?: string | null;
    sections?: string[];
    experience?: { company: string; title: string; start: string; end: string }[];
    education?: { institution: string; degree: string; start: string; end: string }[];
  } | null;
};

const corpusTruth = (line: CorpusLine): Truth => {
  const truth = line.ground_truth ?? {};
  const complete = new Set(
    (line.annotated_fields ?? []).filter((field) => !(line.recall_only_fields ?? []).includes(field)),
  );
  const field = <K extends string, T>(of: string, key: K, value: T | null | undefined): { [P in K]?: T } =>
    complete.has(of) && value !== null && value !== undefined ? ({ [key]: value } as { [P in K]: T }) : {};
  return {
    isResume: line.doc_type === 'resume',
    emailsOfOthers: line.emails_of_others ?? [],
    layoutTags: line.layout_tags,
    ...field('name', 'name', truth.name),
    ...field('email', 'emails', truth.email),
    ...field('phone', 'phones', truth.phone),
    ...field('location', 'location', truth.location),
    ...field(
      'experience',
      'jobs',
      truth.experience?.map(({ company, title, start, end }) => ({
        title,
        employer: company,
        start: start || undefined,
        end: end || undefined,
        dates: undefined,
        bullets: undefined,
      })),
    ),
    ...field(
      'education',
      'education',
      truth.education?.map(({ institution, degree, start, end }) => ({
        institution,
        degree,
        start: start || undefined,
        end: end || undefined,
      })),
    ),
    ...field(
      'sections',
      'headings',
      truth.sections?.map((heading) => ({ heading, kind: undefined })),
    ),
  };
};

/** The corpus, alone and paired with job postings in turn. */
const corpus = (): Subject[] => {
  const list = path.join(corpusFolder, 'resumes.jsonl');
  if (!fs.existsSync(list)) return [];
  const jobs = linesOf<{ text: string }>(path.join(corpusFolder, 'jobs/selected.jsonl'));
  return linesOf<CorpusLine>(list).flatMap((line, index) => {
    const file = path.join(corpusFolder, line.path);
    const truth = corpusTruth(line);
    const job = jobs[index % Math.max(jobs.length, 1)]?.text;
    const name = `corpus/${line.path}`;
    return [
      { set: 'corpus', name, file, job: undefined, truth },
      ...(job === undefined ? [] : [{ set: 'corpus', name: `${name} + a posting`, file, job, truth }]),
    ];
  });
};

/** Annotated real files of one half of the folder of `bench:exports`. Layout problems are not annotated. */
export const exportSubjects = (folder: string, wanted = 'look'): Subject[] =>
  exportsIn(folder)
    .filter(({ half }) => half === wanted)
    .map(({ id, path: file, truth: { name, phone, location, jobs, education, headings } }) => ({
      set: 'exports',
      name: id,
      file,
      job: undefined,
      truth: {
        isResume: true,
        ...(name === '' ? {} : { name }),
        location: location === '' ? null : location,
        // Further numbers of the page are not annotated, and neither are further addresses: those are searched for.
        ...(phone === '' ? {} : { phones: [phone] }),
        emailsOfOthers: [],
        jobs: jobs.map(({ start, end, ...job }) => ({
          ...job,
          start: start === '' ? undefined : start,
          end: end === '' ? undefined : end,
          dates: undefined,
          bullets: undefined,
        })),
        // Their dates are not annotated.
        education: education.map((school) => ({ ...school, start: undefined, end: undefined })),
        headings: headings.map((heading) => ({ heading, kind: undefined })),
        layoutTags: [],
      },
    }));

/** The product's own golden resumes. */
const own = (): Subject[] =>
  filesBelow(path.join(root, 'corpus')).map((file) => ({
    set: 'own',
    name: path.relative(root, file),
    file,
    job: undefined,
    truth: null,
  }));

/** Every development document. Sets that are not on this machine are empty. */
export const subjects = (): readonly Subject[] => [
  ...kitSubjects('kit', path.join(kitFolder, 'out/dev')),
  ...corpus(),
  ...own(),
];
