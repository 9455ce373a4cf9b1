import type { ForgedFile } from '#tools/forge/forged-file.ts';
import type { ForgedJob, ForgedLine, ForgedResume, ForgedSchool, ForgedSection } from '#tools/forge/forged-resume.ts';
import { isChatty } from '#tools/forge/content/headings.ts';
import { hiddenWords } from '#tools/forge/looks/hidden-words.ts';

/** Section kinds that have a different name in the evaluation kit. */
const kitKinds: Readonly<Record<string, string>> = { volunteering: 'volunteer', interests: 'other' };

/** 'Harrow Foods (acquired by Alder Ltd)': what became of an employer is not part of its name. */
const whatBecameOfIt = / \((?:acquired by|now part of) [^()]+\)$/u;

const jobTruth = ({ employer, title, place, period, bullets }: ForgedJob) => ({
  employer: employer.replace(whatBecameOfIt, ''),
  title,
  location: place ?? '',
  dates: period.text,
  start: period.start ?? null,
  end: period.end ?? null,
  season: false,
  bullets,
  section: 'work',
});

const schoolTruth = ({ institution, degree, degreeLine, field, period }: ForgedSchool) => ({
  institution,
  degree,
  field: field ?? '',
  text: degreeLine,
  dates: period.text,
  start: period.start ?? null,
  end: period.end ?? null,
});

const words = (part: string): string[] => part.match(/[\p{L}\p{N}+#]+/gu) ?? [];

/**
 * 'PHR' and 'PHR, HRCI' both name the certification of the line 'PHR, HRCI, 2021'. The kit knows one text and compares
 * words (F1 of .6), so the truth is the name with as much of the rest that both readings come near enough.
 */
const certificationTruth = ({ text, name }: ForgedLine): string => {
  const all = words(text).filter((word) => !/^\d{2,4}$/.test(word) || words(name).includes(word));
  const [fewest, most] = [words(name).length, all.length];
  const between = Math.round(Math.sqrt(fewest * most));
  return most <= fewest * 2 ? name : all.slice(0, between).join(' ');
};

/** The section of the type's union that this kind belongs to. */
type SectionOf<K> = ForgedSection extends infer S
  ? S extends { kind: infer Own }
    ? K extends Own
      ? S
      : never
    : never
  : never;

const ofKind = <K extends ForgedSection['kind']>(resume: ForgedResume, kind: K): SectionOf<K>[] =>
  resume.sections.filter((section) => section.kind === kind) as SectionOf<K>[];

/** Sections without which most parsers lose fields. */
const core = new Set(['experience', 'education', 'skills']);

/** What the words alone are to blame for; the rest comes with the look. */
const defectsOfContent = ({ sections }: ForgedResume): { must: string[]; may: string[] } => {
  const odd = sections.filter(({ heading }) => isChatty(heading));
  const isDue = odd.some(({ kind }) => core.has(kind));
  return { must: isDue ? ['nonstandard-headings'] : [], may: odd.length > 0 ? ['nonstandard-headings'] : [] };
};

const plus = (own: readonly string[], more: readonly string[]): string[] => [...new Set([...own, ...more])];

/** What the kit compares an answer with. */
export const kitTruth = (id: string, resume: ForgedResume, file: ForgedFile) => {
  const { truth } = file;
  // What nobody can extract cannot be judged by its words either.
  const content = truth.textAvailable ? defectsOfContent(resume) : { must: [], may: [] };
  const must = plus(truth.defects.must, content.must);
  return {
    id,
    person: resume.id,
    layout: file.layout,
    format: file.format,
    clean: truth.clean && content.may.length === 0,
    textAvailable: truth.textAvailable,
    visibleText: truth.visibleText,
    defects: { must, may: plus(truth.defects.may, content.may).filter((defect) => !must.includes(defect)) },
    hidden: must.includes('hidden-text') ? { text: hiddenWords } : null,
    fields: {
      name: resume.plainName,
      nameDisplay: resume.name,
      nameVisible: resume.name.split(', ').slice(0, 1).join(''),
      email: resume.contact.email,
      phone: resume.contact.phone,
      location: resume.contact.location,
      links: resume.contact.links,
      label: resume.headline ?? '',
      summary: ofKind(resume, 'summary')[0]?.text ?? '',
    },
    jobs: ofKind(resume, 'experience')
      .flatMap(({ jobs }) => jobs)
      .filter(({ isLeave }) => !isLeave)
      .map(jobTruth),
    education: ofKind(resume, 'education').flatMap(({ schools }) => schools.map(schoolTruth)),
    skills: ofKind(resume, 'skills').flatMap(({ groups }) => groups.flatMap(({ skills }) => skills)),
    certifications: ofKind(resume, 'certifications').flatMap(({ items }) => items.map(certificationTruth)),
    languages: ofKind(resume, 'languages').flatMap(({ items }) => items.map(({ name }) => name)),
    sections: truth.sections.map(({ kind, heading, col }) => ({ kind: kitKinds[kind] ?? kind, heading, col })),
  };
};
