/** What a value becomes on its way into a field of JSON Resume. */
export type Meaning =
  | { into: string; as?: 'date' | 'level' | 'text' }
  /** A line of the text, under this label. */
  | { labeled: string }
  /** The text: lines with a bullet become bullets where the list has them. */
  | { prose: string; bullets?: string };

/** One file of the export and the list of JSON Resume that its rows become. */
type FileSpec = { list: string; columns: Readonly<Record<string, Meaning>> };

const dates = {
  'Started On': { into: 'startDate', as: 'date' },
  'Finished On': { into: 'endDate', as: 'date' },
} as const satisfies Record<string, Meaning>;
const url = { Url: { into: 'url' } } as const;

/**
 * The files of LinkedIn's data export ('Get a copy of your data') that say what a resume does, and their columns, as
 * public programs that read them list them: https://github.com/wintermeyer/vutuv,
 * https://github.com/firedigger/linkedin-resume-parser. A column that is not in here is kept as text to be checked.
 */
export const files: Readonly<Record<string, FileSpec>> = {
  'positions.csv': {
    list: 'work',
    columns: {
      'Company Name': { into: 'name' },
      Title: { into: 'position' },
      Location: { into: 'location' },
      Description: { prose: 'summary', bullets: 'highlights' },
      ...dates,
    },
  },
  'education.csv': {
    list: 'education',
    columns: {
      'School Name': { into: 'institution' },
      'Degree Name': { into: 'studyType' },
      'Start Date': { into: 'startDate', as: 'date' },
      'End Date': { into: 'endDate', as: 'date' },
      Notes: { prose: 'summary' },
      Activities: { labeled: 'Activities' },
    },
  },
  'skills.csv': { list: 'skills', columns: { Name: { into: 'name' } } },
  'certifications.csv': {
    list: 'certificates',
    columns: {
      Name: { into: 'name' },
      Authority: { into: 'issuer' },
      'Started On': { into: 'date', as: 'date' },
      'Finished On': { labeled: 'Valid until' },
      'License Number': { labeled: 'License number' },
      ...url,
    },
  },
  'languages.csv': {
    list: 'languages',
    columns: { Name: { into: 'language' }, Proficiency: { into: 'fluency', as: 'level' } },
  },
  'projects.csv': {
    list: 'projects',
    columns: {
      Title: { into: 'name' },
      Description: { prose: 'description', bullets: 'highlights' },
      ...url,
      ...dates,
    },
  },
  'publications.csv': {
    list: 'publications',
    columns: {
      Name: { into: 'name' },
      Publisher: { into: 'publisher' },
      'Published On': { into: 'releaseDate', as: 'date' },
      Description: { prose: 'summary' },
      ...url,
    },
  },
  'honors.csv': {
    list: 'awards',
    columns: {
      Title: { into: 'title' },
      'Issued On': { into: 'date', as: 'date' },
      Description: { prose: 'summary' },
    },
  },
  'volunteering.csv': {
    list: 'volunteer',
    columns: {
      'Company Name': { into: 'organization' },
      Role: { into: 'position' },
      Cause: { labeled: 'Cause' },
      Description: { prose: 'summary', bullets: 'highlights' },
      ...dates,
    },
  },
  // The format has no lists for these: their rows are lines to be checked, under the name of the file.
  'courses.csv': { list: 'Courses', columns: {} },
  'organizations.csv': { list: 'Organizations', columns: {} },
  'patents.csv': { list: 'Patents', columns: {} },
  'test scores.csv': { list: 'Test Scores', columns: {} },
};

/** Columns of Profile.csv that no resume needs and that a file which is sent on should not carry. They are not read. */
export const privateColumns: ReadonlySet<string> = new Set([
  'Maiden Name',
  'Address',
  'Birth Date',
  'Zip Code',
  'Instant Messengers',
]);
