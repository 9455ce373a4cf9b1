import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { periodWords } from '#contract/report/date-words.ts';
import { counted } from '#contract/report/result-words.ts';

type Parsed = AnalysisResult['parsed'];

/** The values read into one field of an application form; null where none were found. An empty optional field is not a problem. */
export type PrintedField = { label: string; values: string[] | null; isOptional: boolean };

/** What the machine read: the fields, and the text as a layout-blind parser reads it. */
export type PrintedReading = { fields: PrintedField[]; stream: string; isSame: boolean };

export const readingOf = ({ parsed, readings }: AnalysisResult): PrintedReading => ({
  fields: [
    one('Name', parsed.name),
    one('Email', parsed.email),
    one('Phone', parsed.phone),
    one('Location', parsed.location),
    optional('Links', parsed.links),
    optional('Summary', parsed.summary === null ? [] : [parsed.summary]),
    list('Work experience', parsed.experience.map(jobOf)),
    list('Education', parsed.education.map(educationOf)),
    list('Skills', parsed.skills.length === 0 ? [] : [parsed.skills.join(', ')]),
    optional('Certifications', parsed.certifications),
    optional('Languages', parsed.languages),
    list(
      'Section headings',
      parsed.sections.map(({ heading, kind }) => `${heading} (${kind})`),
    ),
  ],
  stream: readings.stream.trimEnd().replaceAll('\t', '    '),
  isSame: readings.stream === readings.visual,
});

const one = (label: string, value: string | null): PrintedField => list(label, value === null ? [] : [value]);
const list = (label: string, values: string[], isOptional = false): PrintedField => ({
  label,
  values: values.length === 0 ? null : values,
  isOptional,
});
const optional = (label: string, values: string[]): PrintedField => list(label, values, true);

/** 'Staff Nurse, Harbor Clinic (Mar 2021 to present), 4 bullets', from the parts that were found. */
const jobOf = ({ title, employer, bullets, ...period }: Parsed['experience'][number]): string => {
  const bulletCount = counted(bullets.length, 'bullet', 'bullets');
  const what = joined([title, employer], ', ') || 'A job without a title or an employer';
  return joined([joined([what, periodWords(period)], ' '), bullets.length === 0 ? '' : bulletCount], ', ');
};

const educationOf = ({ degree, field = '', institution, ...period }: Parsed['education'][number]): string =>
  joined([joined([degree, field, institution], ', '), periodWords(period)], ' ');

const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);
