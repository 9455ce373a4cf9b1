import { madeOnce } from '#contract/made-once.ts';
import type { RecognizedResume } from '#contract/report/recognized-resume.ts';
import { words } from './words.ts';

type Parsed = RecognizedResume['parsed'];

/** The fields with the lines of their values; none where nothing was found. */
export const fieldsOf = (parsed: Parsed): { label: string; lines: readonly string[] }[] => {
  const { labels } = words;
  return [
    { label: labels.name, lines: found(parsed.name) },
    { label: labels.email, lines: found(parsed.email) },
    { label: labels.phone, lines: found(parsed.phone) },
    { label: labels.location, lines: found(parsed.location) },
    { label: labels.links, lines: parsed.links },
    {
      label: labels.experience,
      lines: parsed.experience.map((job) => listed([job.title, job.employer, job.location, periodOf(job)])),
    },
    {
      label: labels.education,
      lines: parsed.education.map((entry) => listed([entry.degree, entry.field, entry.institution, periodOf(entry)])),
    },
    { label: labels.skills, lines: found(listed(parsed.skills)) },
    { label: labels.certifications, lines: parsed.certifications },
    { label: labels.languages, lines: found(listed(parsed.languages)) },
  ];
};

const found = (value: string | null): readonly string[] => (value === null || value === '' ? [] : [value]);

const listed = (values: readonly (string | undefined)[]): string =>
  values.filter((value) => value !== undefined && value !== '').join(', ');

const periodOf = ({ start, end }: { start?: string | undefined; end?: string | undefined }): string =>
  [start, end]
    .flatMap((date) => (date === undefined ? [] : [date === 'present' ? words.present : dateOf(date)]))
    .join(' to ');

const month = madeOnce(() => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }));

/** 'Mar 2020' for '2020-03', and a year as it is. */
const dateOf = (date: string): string => (date.length === 4 ? date : month().format(new Date(date)));
