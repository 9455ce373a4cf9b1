import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { uncheckedPlaces, textAt } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { draftFromLinkedIn } from './read.ts';

const zipped = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const read = (files: Record<string, string>): ResumeDraft => {
  const outcome = draftFromLinkedIn(zipped(files));
  if ('fault' in outcome) throw new Error(outcome.fault);
  return outcome.draft;
};
const blocksOf = (draft: ResumeDraft, kind: string) =>
  draft.sections.find((section) => section.kind === kind)?.blocks ?? [];

const profile = `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Maren,Oduya,Quist,"4 Pier Rd, Oslo","Mar 4, 1990",Harbor engineer,"Moves ""quays"".

Ten years at sea.",Shipping,0150,"Oslo, Norway",[mareno],"[PORTFOLIO:https://oduya.example,BLOG:https://blog.example]",[skype:mq]`;

describe("LinkedIn's data export", () => {
  const draft = read({
    'Complete_LinkedInDataExport/Profile.csv': profile,
    'Complete_LinkedInDataExport/Positions.csv': `\uFEFFCompany Name,Title,Description,Location,Started On,Finished On,Workplace
"Quay, Works",Engineer,"Runs the port.
- Moved the quay
• Led 4 people",Oslo,Mar 2020,,Hybrid
Boat Yard,Welder,,,2016,Feb 2020,`,
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nNTNU,2010,2015,,MSc Engineering,Rowing',
    'Skills.csv': 'Name\nWelding\n"C, C++"',
    'Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\nIWE,https://iiw.example,IIW,Jun 2018,Jun 2028,77',
    'Languages.csv': 'Name,Proficiency\nNorwegian,NATIVE_OR_BILINGUAL\nEnglish,Professional working proficiency',
    'Honors.csv': 'Title,Description,Issued On\nPort Prize,,Nov 2021',
    'Courses.csv': 'Name,Number\nRigging,R1',
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,\nmaren@example.com,Yes,Yes,',
    'PhoneNumbers.csv': 'Extension,Number,Type\n,+47 21 00 00 00,Mobile',
    'messages.csv': 'FROM,CONTENT\nSomebody,SECRET',
    'Connections.csv': 'Notes:\n"x"\n\nFirst Name,Last Name\nSomebody,SECRET',
  });

  it('fills the top of the resume', () => {
    expect(draft).toMatchObject({
      name: 'Maren Oduya',
      headline: 'Harbor engineer',
      contact: ['Oslo, Norway', 'maren@example.com', '+47 21 00 00 00'],
      links: ['https://oduya.example', 'https://blog.example', 'https://twitter.com/mareno'],
    });
    expect(blocksOf(draft, 'summary').map((block) => block.is === 'text' && block.line.text)).toEqual([
      'Moves "quays".',
      'Ten years at sea.',
    ]);
  });

  it('has the jobs with their dates, text and bullets', () => {
    expect(blocksOf(draft, 'experience')).toMatchObject([
      {
        title: 'Engineer',
        at: 'Quay, Works',
        place: 'Oslo',
        dates: 'March 2020 – Present',
        notes: [{ text: 'Runs the port.' }, { text: 'Workplace: Hybrid', needsCheck: true }],
        bullets: [{ text: 'Moved the quay' }, { text: 'Led 4 people' }],
      },
      { title: 'Welder', at: 'Boat Yard', dates: '2016 – February 2020', notes: [], bullets: [] },
    ]);
  });

  it('has the other lists', () => {
    expect(blocksOf(draft, 'education')).toMatchObject([
      { title: 'MSc Engineering', at: 'NTNU', dates: '2010 – 2015', notes: [{ text: 'Activities: Rowing' }] },
    ]);
    expect(blocksOf(draft, 'certifications')).toMatchObject([{ title: 'IWE', at: 'IIW', dates: 'June 2018' }]);
    expect(blocksOf(draft, 'skills')).toMatchObject([{ line: { text: 'Welding' } }, { line: { text: 'C, C++' } }]);
    expect(blocksOf(draft, 'languages')).toMatchObject([
      { line: { text: 'Norwegian (Native or bilingual proficiency)' } },
      { line: { text: 'English (Professional working proficiency)' } },
    ]);
    expect(blocksOf(draft, 'awards')).toMatchObject([{ title: 'Port Prize', dates: 'November 2021' }]);
  });

  it('keeps what it does not know as text to be checked, and nothing private', () => {
    expect(uncheckedPlaces(draft).map((place) => textAt(draft, place))).toEqual([
      'Workplace: Hybrid',
      'Name: Rigging; Number: R1',
      'Industry: Shipping',
    ]);
    expect(JSON.stringify(draft)).not.toMatch(/SECRET|Quist|Pier Rd|1990|0150|skype/);
  });

  it('is refused where it is none, damaged or too large', () => {
    expect(draftFromLinkedIn(zipped({ 'photo.txt': 'x' }))).toEqual({ fault: 'other' });
    expect(draftFromLinkedIn(strToU8('PK\u0003\u0004 no'))).toEqual({ fault: 'damaged' });
    expect(draftFromLinkedIn(zipped({ 'Profile.csv': `Name\n${'a1'.repeat(1_100_000)}` }))).toEqual({ fault: 'large' });
    expect(draftFromLinkedIn(zipped({ 'Profile.csv': 'a'.repeat(40_000_000) }))).toEqual({ fault: 'large' });
    expect(draftFromLinkedIn(zipped({ 'Profile.csv': 'First Name\n"open' }))).toEqual({ fault: 'damaged' });
  });
});
