import type { ExperienceAsk } from '../../advert/asks/experience/experience-asks.ts';
import type { Job, Resume } from '../../model/resume.ts';
import { areJobsPlaced, jobsOfField } from '../jobs-of-field.ts';
import type { ResumeWords } from '../resume-words.ts';
import { isKnownField, workFieldsIn, type WorkField } from '../work-field.ts';
import { jobsNamingField, type YearsAnswer } from './answer-years.ts';

const mayBeIncluded =
  'We could not tell whether your jobs include this experience. If they do, say so in your application.';
const noJob = 'We found no job in your resume.';
const noneOfField = 'None of the jobs that we read mentions this field.';

/** Further places prove nothing more. */
const shownJobs = 3;

const spansOf = (jobs: readonly Job[]): YearsAnswer['spans'] =>
  jobs.slice(0, shownJobs).flatMap(({ title, employer }) => (title ?? employer)?.spans ?? []);

const alternatives = /[/]|(?<!\p{L})(?:or|oder|bzw|ou|o|of)(?!\p{L})/iu;

/** Of 'bar or kitchen' one is enough; of 'welding and painting', both are asked for. */
const jobsOf = (field: string, fields: readonly WorkField[], resume: Resume, words: ResumeWords): readonly Job[] => {
  const jobs = fields.map((one) => jobsOfField([one], resume, words, 'own'));
  const isMet = alternatives.test(field) ? jobs.some((own) => own.length > 0) : jobs.every((own) => own.length > 0);
  return isMet ? [...new Set(jobs.flat())] : [];
};

const isMentioned = ({ entries, stems }: WorkField, words: ResumeWords): boolean =>
  entries.some(({ term }) => words.mentions.has(term)) || stems.every((stem) => words.at.has(stem));

/**
 * Whether a job of the resume is in the field that a posting asks for. No length is claimed. Adding true work never makes
 * the answer worse: the steps are missing, application, shown.
 */
export const answerExperience = (
  { field, isFieldOpen }: Pick<ExperienceAsk, 'field' | 'isFieldOpen'>,
  resume: Resume,
  words: ResumeWords,
): YearsAnswer => {
  const { experience } = resume;
  if (field === null)
    return experience.length === 0
      ? { answer: 'missing', spans: [], note: noJob }
      : { answer: 'application', spans: spansOf(experience), note: mayBeIncluded };
  const fields = workFieldsIn(field);
  const compounds = isFieldOpen ? jobsNamingField(field, resume) : [];
  const own = compounds.length > 0 ? compounds : jobsOf(field, fields, resume, words);
  if (own.length > 0 && (fields.length > 0 || compounds.length > 0)) return { answer: 'shown', spans: spansOf(own) };
  const near = jobsOfField(fields, resume, words, 'near');
  const isOpen =
    near.length > 0 || fields.some((one) => isMentioned(one, words)) || (isFieldOpen && experience.length > 0);
  // A shepherd has agricultural experience, but no list says so.
  const isUnknown = experience.length > 0 && !(fields.every(isKnownField) && areJobsPlaced(resume, words));
  if (isOpen || isUnknown || fields.length === 0)
    return { answer: 'application', spans: spansOf(near), note: mayBeIncluded };
  return { answer: 'missing', spans: [], note: experience.length === 0 ? noJob : noneOfField };
};
