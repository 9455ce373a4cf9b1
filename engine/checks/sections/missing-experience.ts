import { listsCredits } from '../../lexicon/credits.ts';
import { noJobs } from '../../lexicon/no-jobs.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { Check } from '../../model/check.ts';
import type { Line } from '../../model/reading.ts';
import type { Field, Job, Resume } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
import { areMostJobsRead } from '../jobs-read.ts';
import { absent, counted, failed, firstFew, passed, unsure } from '../outcomes.ts';

export const missingExperience: Check<'resume' | 'visual' | 'traces' | 'cite'> = {
  id: 'missing-experience',
  group: 'sections',
  title: { pass: 'We found your work experience', fail: 'We could not find your work experience' },
  why: 'Your work history is the core of every candidate profile. Greenhouse lists resumes without clear sections among the causes of a failed parse.',
  impact: 'major',
  needs: ['resume', 'visual', 'traces', 'cite'],
  sources: ['greenhouse-parsing'],
  run: ({ resume, visual, traces, cite }) => {
    if (resume.experience.length > 0)
      return areMostJobsRead(visual, resume) && areSurelyWork(resume)
        ? passed
        : unsure(
            `We read ${counted(resume.experience.length, 'job')}, but could not tell whether that is your whole work history.`,
          );
    const empty = resume.sections.find(({ kind, heading }) => kind === 'experience' && heading !== null);
    if (empty?.heading) {
      const below = empty.lines.flatMap((index) => visual.lines[index] ?? []);
      if (saysNone(below))
        return unsure(
          `Below "${empty.heading.text}" you write that you have had no jobs. You can leave that heading out; if you have done projects or volunteer work, list them under their own heading.`,
        );
      return failed(
        0,
        `We found the heading "${empty.heading.text}" but could not read any job below it.`,
        `Put each job below that heading, from top to bottom: title, employer and dates first, then what you did.${below.some(isApart) ? ' Do not use tabs, spaces or table cells to make columns.' : ''}`,
        [cite.spans([empty.heading.span])],
      );
    }
    if (listsCredits(visual.lines.map(({ text }) => text)))
      return unsure(
        'You list credits, such as film or stage work, without a heading for jobs. We could not tell whether they are your whole work history.',
      );
    // True whatever these lines are, and the score is as low as that of a resume without jobs: no profile would show any.
    const work = traces.work.length > 0 ? traces.work : traces.maybeJobs;
    if (work.length > 0)
      return failed(
        0,
        `We found no jobs that we could read. ${work.length === 1 ? 'This line' : 'These lines'} may be part of a work history.`,
        'Use a usual heading, such as "Work Experience", and put your jobs below it, from top to bottom: title, employer and dates first, then what you did.',
        firstFew(work).map((line) => cite.line(line)),
      );
    if (traces.titles.has('experience'))
      return failed(
        0,
        'A line on your page looks like the heading of your jobs, but we could not read any job.',
        'Put the heading on its own line, upright and in one piece, with the jobs below it: title, employer and dates first, then what you did.',
        absent,
      );
    if (resume.sections.some(({ kind }) => kind === 'projects' || kind === 'volunteering'))
      return unsure(
        'You list projects or volunteer work instead of jobs. That is fine at the start of a career; if you have had jobs, put them under their own heading.',
      );
    return failed(
      0,
      'We found no work experience section.',
      'Put your jobs under their own heading, such as "Work Experience". If you have none yet, use "Projects" or "Volunteering".',
      absent,
    );
  },
};

/** One job at least, and no more events than jobs. */
const areSurelyWork = ({ name, experience }: Resume): boolean => {
  const jobs = experience.filter((job) => isSurelyWork(job, name));
  return jobs.length > 0 && jobs.length >= experience.length / 2;
};

/**
 * '(2018) Coding contest' and '(2019) Online course', below 'Courses and Experience', have neither employer nor period.
 * A dated signature below the jobs has the name of its writer.
 */
const isSurelyWork = ({ title, employer, period }: Job, name: Field<string> | null): boolean => {
  if (employer === null && (period?.value.end ?? null) === null) return false;
  const isSigned = name !== null && [title, employer].some((field) => fold(field?.value ?? '') === fold(name.value));
  return !isSigned && !takesPart.test(title?.value ?? '');
};

/** 'Participant of a workshop', 'Volunteer at the city run': what somebody did at an event, for a day or two. */
const takesPart = compilePhrases(
  `
  participant(e|es|s)? (of|in|at|de|en|em|du|à)
  attendee (of|at)
  attended
  volunteer (of|at|for)
  committee (of|for)
  delegate (of|to|at)
  teilnehmer(in)? (an|am|bei|beim|der|des)
  partecipante (a|al|alla)
  deelnemer (aan|van)
  `,
  { start: 'text', end: 'word', ignoreCase: true },
);

/** 'Néant', 'não possuo.': nothing else is below the heading, or a paragraph that says so. */
const saysNone = (below: readonly Line[]): boolean => {
  const text = below.map((line) => line.text).join(' ');
  if (text.length <= maxLettersOfParagraph && hasNoJobs.test(text)) return true;
  return (
    text.length <= maxLetters &&
    noJobs.has(
      fold(text)
        .replaceAll(/[^\p{L}]+/gu, ' ')
        .trim(),
    )
  );
};

const maxLetters = 60;
const maxLettersOfParagraph = 400;

/** 'As a student I currently have no work experience other than …' */
const hasNoJobs = compilePhrases(
  `
  i (currently |still )?(have|possess) no (formal |prior |previous |professional |paid )?(work|job|working) experience
  i (have|had) (not|never) (yet )?(worked|been employed)
  ich {1 words}(habe|besitze) (noch )?keine berufserfahrung
  (habe|besitze) ich (noch )?keine berufserfahrung
  (n'ai|n’ai) (pas|aucune) (encore )?(d'|d’)?expérience professionnelle
  no tengo experiencia laboral
  não (tenho|possuo) experiência profissional
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** Pieces with a gap between them, or text in columns or cells. */
const isApart = ({ text, isBesideColumn }: Line): boolean => isBesideColumn || /\t| {3}/u.test(text);
