import type { ForgedSchool } from '../../forged-resume.ts';
import { withDates } from '../dates.ts';
import { isEnglish } from '../labels.ts';
import { type Fields, fillLine } from '../line-template.ts';
import type { Look } from '../look.ts';
import type { SchoolId } from '../parts.ts';
import { type Block, type Cell, lineOf } from '../page.ts';

/** One template a printed line. `{study}` is the degree with its field. */
export const schoolHeads: Readonly<Record<Exclude<SchoolId, 'table'>, readonly string[]>> = {
  'degree-first': ['*{study}*', '{school}[, {place}]'],
  'school-first': ['*{school}*[, {place}]', '{study}'],
  'degree-comma-school': ['*{study}*, {school}[, {place}]'],
  'school-dash-degree': ['*{school}*[, {place}] – {study}'],
  'degree-pipe-school': ['*{study}* | {school}[ | {place}]'],
  'school-gap-town': ['*{school}*[   {place}]', '_{study}_'],
  // As a network exports a profile.
  profile: ['*{school}*', '{study}[ · ({dates})]', '[~{place}~]'],
  'degree-gap-school': ['*{study}*   {school}[, {place}]'],
};

const fieldsOf = (school: ForgedSchool): Fields => ({
  study: school.degreeLine,
  school: school.institution,
  place: school.place,
  dates: school.period.text,
});

const detailBlocks = (details: readonly string[], bullet: string): Block[] => {
  if (details.length === 0) return [];
  return bullet === ''
    ? details.map((detail) => ({ is: 'line', line: lineOf(detail), isStart: false }))
    : [{ is: 'bullets', mark: bullet, items: details }];
};

const schoolBlocks = (school: ForgedSchool, head: Exclude<SchoolId, 'table'>, look: Look): Block[] => {
  const { dates } = look.schools;
  const fields = fieldsOf(school);
  const templates =
    head === 'profile'
      ? schoolHeads.profile
      : withDates(
          schoolHeads[head],
          dates,
          schoolHeads[head].findIndex((line) => line.includes('{study}')),
        );
  const lines = templates.flatMap((template) => fillLine(template, fields) ?? []);
  const blocks: Block[] = [
    ...lines.map((line, index): Block => ({ is: 'line', line, isStart: index === 0 })),
    ...detailBlocks(school.details, look.schools.hasBulletDetails && look.bullet !== '#' ? look.bullet : ''),
  ];
  const left = lineOf(school.period.text);
  if (dates === 'dates-gutter') return [{ is: 'gutter', left: [left], blocks }];
  if (dates !== 'dates-cell') return blocks;
  return [
    {
      is: 'table',
      shares: [0.22, 0.78],
      rows: [[[{ is: 'line', line: left, isStart: false }], blocks]],
      hasHeader: false,
    },
  ];
};

const cellOf = (text: string | undefined, isHeader = false): Cell => [
  { is: 'line', line: lineOf(text ?? '', isHeader ? 'strong' : 'plain'), isStart: false },
];

/** Year, degree, school and grade in a table, as in India. */
const qualifications = (schools: readonly ForgedSchool[], language: string): Block => ({
  is: 'table',
  shares: [0.17, 0.31, 0.32, 0.2],
  hasHeader: isEnglish(language),
  rows: [
    ...(isEnglish(language) ? [['Year', 'Degree', 'Institution', 'Result'].map((text) => cellOf(text, true))] : []),
    ...schools.map((school) => [
      cellOf(school.period.text),
      cellOf(school.degreeLine),
      cellOf([school.institution, school.place].filter((part) => part !== undefined).join(', ')),
      cellOf(school.details.join('; ')),
    ]),
  ],
});

/** The blocks of each school, or of all of them where they are one table. */
export const blocksOfSchools = (schools: readonly ForgedSchool[], look: Look, language: string): Block[][] => {
  const { head } = look.schools;
  if (head === 'table') return [[qualifications(schools, language)]];
  return schools.map((school) => schoolBlocks(school, head, look));
};
