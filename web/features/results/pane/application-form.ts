import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { dateWords } from '#contract/report/date-words.ts';
import { isMissedIn, skippedOf } from './parser/missed-values.ts';

type Parsed = AnalysisResult['parsed'];

/** `name` is the key of its `fieldPlaces`. A null value was not found, which is fine where `isOptional`. */
export type FormField = {
  name: string;
  label: string;
  value: string | null;
  isOptional?: boolean;
  isLong?: boolean;
  remark?: string;
};
export type FormSection = { title: string; fields: FormField[] };

/** The sections of an application form, filled in with the parsed fields. */
export const applicationFormOf = ({
  parsed,
  readings,
  checks,
}: Pick<AnalysisResult, 'parsed' | 'readings' | 'checks'>): FormSection[] => [
  {
    title: 'Contact details',
    fields: contactOf(parsed, (value) => isMissedIn(readings.stream, skippedOf(checks), value)),
  },
  ...partsOf('Work experience', parsed.experience.map(jobFields)),
  ...partsOf('Education', parsed.education.map(educationFields)),
  {
    title: 'Skills and languages',
    fields: [
      { name: 'skills', label: 'Skills', value: listed(parsed.skills), isLong: true },
      {
        name: 'certifications',
        label: 'Certifications',
        value: listed(parsed.certifications),
        isOptional: true,
        isLong: true,
      },
      { name: 'languages', label: 'Languages', value: listed(parsed.languages), isOptional: true, isLong: true },
    ],
  },
];

const contactOf = (
  { name, email, phone, location, links, summary }: Parsed,
  isMissed: (value: string | null) => boolean,
): FormField[] => {
  const remarkOn = (value: string | null): Pick<FormField, 'remark'> =>
    isMissed(value) ? { remark: 'Some systems miss it' } : {};
  return [
    { name: 'name', label: 'Full name', value: name, ...remarkOn(name) },
    { name: 'email', label: 'Email', value: email, ...remarkOn(email) },
    { name: 'phone', label: 'Phone', value: phone, ...remarkOn(phone) },
    { name: 'location', label: 'Location', value: location },
    { name: 'links', label: 'Links', value: lines(links), isOptional: true, isLong: true },
    { name: 'summary', label: 'Summary', value: summary, isOptional: true, isLong: true },
  ];
};

/** 'Work experience 2'; an empty list becomes one section with an empty field. */
const partsOf = (title: string, entries: readonly ((index: number) => FormField[])[]): FormSection[] =>
  entries.length === 0
    ? [{ title, fields: [{ name: '', label: title, value: null, isLong: true }] }]
    : entries.map((fieldsAt, index) => ({
        title: entries.length === 1 ? title : `${title} ${index + 1}`,
        fields: fieldsAt(index),
      }));

const jobFields =
  ({ title, employer, location, start, end, bullets }: Parsed['experience'][number]) =>
  (index: number): FormField[] => [
    { name: `experience.${index}.title`, label: 'Job title', value: orNull(title) },
    { name: `experience.${index}.employer`, label: 'Company', value: orNull(employer) },
    { name: `experience.${index}.period`, label: 'From', value: dateOf(start) },
    { name: `experience.${index}.period`, label: 'To', value: dateOf(end) },
    { name: `experience.${index}.location`, label: 'Location', value: orNull(location), isOptional: true },
    {
      name: `experience.${index}.bullets`,
      label: 'Description',
      value: lines(bullets.map((bullet) => `• ${bullet}`)),
      isLong: true,
    },
  ];

const educationFields =
  ({ institution, degree, field, start, end }: Parsed['education'][number]) =>
  (index: number): FormField[] => [
    { name: `education.${index}.institution`, label: 'School', value: orNull(institution) },
    { name: `education.${index}.degree`, label: 'Degree', value: orNull(degree) },
    { name: `education.${index}.field`, label: 'Field of study', value: orNull(field), isOptional: true },
    { name: `education.${index}.period`, label: 'From', value: dateOf(start), isOptional: true },
    { name: `education.${index}.period`, label: 'To', value: dateOf(end) },
  ];

const dateOf = (date: string | undefined): string | null => orNull(dateWords(date ?? ''));
const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);
const lines = (list: readonly string[]): string | null => orNull(list.join('\n'));
const listed = (list: readonly string[]): string | null => orNull(list.join(', '));
