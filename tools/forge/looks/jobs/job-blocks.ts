import type { ForgedJob } from '../../forged-resume.ts';
import { withDates } from '../dates.ts';
import { isEnglish, wordsIn } from '../labels.ts';
import { type Fields, fillLine } from '../line-template.ts';
import type { Look } from '../look.ts';
import type { PlaceId } from '../parts.ts';
import { type Block, type Line, lineOf } from '../page.ts';
import { durationOf } from './duration.ts';
import { heads } from './heads.ts';

type Jobs = Look['jobs'];

const lineWithEmployer = (lines: readonly string[]): number => lines.findIndex((line) => line.includes('{employer}'));

const afterEmployer = (lines: readonly string[], text: string): string[] =>
  lines.map((line) => line.replace(/[*_]?\{employer\}[*_]?/, (employer) => employer + text));

const withPlace = (lines: readonly string[], place: PlaceId): readonly string[] => {
  switch (place) {
    case 'after-employer':
      return afterEmployer(lines, '[, {place}]');
    case 'brackets':
      return afterEmployer(lines, '[ ({place})]');
    case 'own-line':
      return [...lines, '[{place}]'];
    case 'right': {
      const at = lineWithEmployer(lines);
      return lines[at]?.includes('\t') === true
        ? [...lines, '[{place}]']
        : lines.map((line, index) => (index === at ? `${line}\t[{place}]` : line));
    }
    default:
      return lines.map((line) => line.replace('{dates}', '{dates}[ | {place}]'));
  }
};

/** A leave among the jobs has no employer, so its head is its title. */
const leaveHead = ['*{title}*'];

const templatesOf = ({ head, dates, place }: Jobs, hasEmployer: boolean): readonly string[] => {
  if (!hasEmployer) return withDates(leaveHead, dates, 0);
  const lines = heads[head];
  if (head === 'employer-title-rows' && dates === 'dates-below')
    return [...lines, '{dates}[ ({duration})]', '[~{place}~]'];
  const anchor = lines.findIndex((line) => line.includes('{title}'));
  // At the right edge the dates come first and the place takes the next free one.
  return place === 'with-dates' || (place === 'right' && dates === 'dates-right')
    ? withPlace(withDates(lines, dates, anchor), place)
    : withDates(withPlace(lines, place), dates, anchor);
};

const fieldsOf = (job: ForgedJob, language: string): Fields => ({
  title: job.title,
  employer: job.employer,
  place: job.place,
  dates: job.period.text,
  at: wordsIn(language).at,
  duration: isEnglish(language) ? durationOf(job.period) : undefined,
});

const filled = (templates: readonly string[], fields: Fields): Line[] =>
  templates.flatMap((template) => fillLine(template, fields) ?? []);

export const bulletsOf = (mark: string, items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ is: 'bullets', mark, items }];

const headBlocks = (lines: readonly Line[]): Block[] =>
  lines.map((line, index) => ({ is: 'line', line, isStart: index === 0 }));

const noteBlocks = ({ note }: ForgedJob): Block[] =>
  note === undefined ? [] : [{ is: 'line', line: lineOf(note), isStart: false }];

const jobBlocks = (job: ForgedJob, look: Look, language: string): Block[] => {
  const fields = fieldsOf(job, language);
  const blocks = [
    ...headBlocks(filled(templatesOf(look.jobs, job.employer !== ''), fields)),
    ...noteBlocks(job),
    ...bulletsOf(look.bullet, job.bullets),
  ];
  const { dates, place } = look.jobs;
  if (dates !== 'dates-gutter' && dates !== 'dates-cell') return blocks;
  const left = [
    lineOf(job.period.text),
    ...(place === 'with-dates' && job.place !== undefined ? [lineOf(job.place, 'muted')] : []),
  ];
  return dates === 'dates-gutter'
    ? [{ is: 'gutter', left, blocks }]
    : [
        {
          is: 'table',
          shares: [0.22, 0.78],
          rows: [[left.map((line) => ({ is: 'line', line, isStart: false })), blocks]],
          hasHeader: false,
        },
      ];
};

const groupedHead = ({ head, dates }: Jobs): readonly string[] =>
  head === 'employer-title-rows' && dates === 'dates-below'
    ? ['*{title}*', '{dates}[ ({duration})]']
    : withDates(['_{title}_'], dates, 0);

/** Several jobs below one line with their employer. */
const groupBlocks = (jobs: readonly ForgedJob[], look: Look, language: string): Block[] => {
  const [first] = jobs;
  if (first === undefined) return [];
  return [
    ...headBlocks(filled(['*{employer}*[, {place}]'], fieldsOf(first, language))),
    ...jobs.flatMap((job) => [
      ...headBlocks(filled(groupedHead(look.jobs), fieldsOf(job, language))).map((block): Block =>
        block.is === 'line' ? { ...block, isStart: false } : block,
      ),
      ...noteBlocks(job),
      ...bulletsOf(look.bullet, job.bullets),
    ]),
  ];
};

const isSamePlace = (job: ForgedJob, other: ForgedJob | undefined): boolean =>
  other !== undefined && job.employer !== '' && other.employer === job.employer && other.place === job.place;

/** Neighbors with the same employer and town. */
const groupsOf = (jobs: readonly ForgedJob[]): ForgedJob[][] => {
  const groups: ForgedJob[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last !== undefined && isSamePlace(job, last[0])) last.push(job);
    else groups.push([job]);
  }
  return groups;
};

/** The blocks of each job, or of each employer where jobs are grouped. */
export const blocksOfJobs = (jobs: readonly ForgedJob[], look: Look, language: string): Block[][] =>
  look.jobs.isGrouped
    ? groupsOf(jobs).map((group) =>
        group.length === 1
          ? group.flatMap((job) => jobBlocks(job, look, language))
          : groupBlocks(group, look, language),
      )
    : jobs.map((job) => jobBlocks(job, look, language));
