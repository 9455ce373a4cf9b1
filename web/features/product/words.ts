/** Texts around content/pages/features.ts and the generated tables. */
export const words = {
  ats: 'Overall ATS Compatibility',
  format: 'Format Score',
  keywordWithJob: 'Keyword Match, with a job description',
  keywordWithoutJob: 'Keyword Match, without a job description',
  job: 'Job Match',
  check: 'Check',
  part: 'Part',
  weight: 'Weight',
  limit: 'At most',
  noLimit: 'no limit',
  checks: (count: number): string => `${count} checks`,
  parts: (count: number): string => `${count} parts`,
  tableHint:
    'The name of a check is what it finds when it fails. "At most" is the highest possible score while the check fails completely.',
  readOn: (month: string): string => `read ${month}`,
  measured: (day: string, engine: string): string => `Measured on ${day} with engine ${engine}.`,
  field: 'What was read',
  share: 'F1 score (recall for skills). 100% would mean that every value is right and none is made up.',
  tryTitle: 'See it on a resume',
  sample: 'Open the sample report',
  checkYours: 'Check your resume',
} as const;
