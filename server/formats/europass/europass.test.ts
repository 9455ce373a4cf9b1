import { describe, expect, it } from 'vitest';
import { draftWith, entry, item, section, text } from '#contract/draft/testing/drafts.ts';
import { textAt, uncheckedPlaces } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { isValidXml } from '#engine/read/docx/package/xml.ts';
import { draftFromEuropass } from './read.ts';
import { europassOf } from './write.ts';

const read = (xml: string) => draftFromEuropass(new TextEncoder().encode(xml));
const draftOf = (xml: string): ResumeDraft => {
  const outcome = read(xml);
  if ('fault' in outcome) throw new Error(outcome.fault);
  return outcome.draft;
};
const root =
  'xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:h="http://www.hr-xml.org/3"';
const period = (start: string, end: string): string =>
  `<eures:StartDate><h:FormattedDateTime>${start}</h:FormattedDateTime></eures:StartDate>${end === '' ? '' : `<eures:EndDate><h:FormattedDateTime>${end}</h:FormattedDateTime></eures:EndDate>`}`;

const wordsIn = (value: unknown): string[] => {
  const texts = JSON.stringify(value, (key, each: unknown) =>
    ['extras', 'id', 'period', 'needsCheck', 'is', 'kind'].includes(key) ? undefined : each,
  );
  return texts.match(/[\p{L}\p{N}]+/gu) ?? [];
};

const file = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate ${root}>
  <h:DocumentID schemeID="x" schemeVersionID="4.0"/>
  <CandidatePerson>
    <PersonName><oa:GivenName>Maren</oa:GivenName><h:FamilyName>Oduya</h:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>maren@example.com</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>47</CountryDialing><oa:DialNumber>21000000</oa:DialNumber></Communication>
    <Communication><ChannelCode>Social Media</ChannelCode><UseCode>linkedin</UseCode><oa:URI>https://www.linkedin.com/in/oduya</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:CityName>Oslo</oa:CityName><CountryCode>no</CountryCode></Address></Communication>
    <NationalityCode>no</NationalityCode><h:BirthDate>1990-03-04</h:BirthDate><GenderCode>2</GenderCode>
    <PrimaryLanguageCode name="NORMAL">nor</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <h:ID schemeID="x"/>
    <h:ExecutiveSummary>&lt;p&gt;Moves quays &amp;amp; cranes.&lt;/p&gt;</h:ExecutiveSummary>
    <EmploymentHistory><EmployerHistory>
      <h:OrganizationName>Quay Works</h:OrganizationName>
      <PositionHistory>
        <PositionTitle typeCode="FREETEXT">Harbor
          engineer</PositionTitle>
        <eures:EmploymentPeriod>${period('2020-03-15', '')}<h:CurrentIndicator>true</h:CurrentIndicator></eures:EmploymentPeriod>
        <oa:Description>&lt;p&gt;Runs the port.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Moved the quay&lt;/li&gt;&lt;li&gt;Led 4 people&lt;/li&gt;&lt;/ul&gt;</oa:Description>
        <City>Hamburg</City><Country>de</Country>
      </PositionHistory>
    </EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance>
      <h:OrganizationName>NTNU</h:OrganizationName>
      <AttendancePeriod><StartDate><h:FormattedDateTime>2010</h:FormattedDateTime></StartDate><EndDate><h:FormattedDateTime>2015</h:FormattedDateTime></EndDate></AttendancePeriod>
      <EducationDegree><h:DegreeName>MSc Engineering</h:DegreeName></EducationDegree><EducationLevelCode>7</EducationLevelCode>
    </EducationOrganizationAttendance></EducationHistory>
    <PersonQualifications><PersonCompetency><CompetencyID schemeName="NORMAL">eng</CompetencyID><h:TaxonomyID>language</h:TaxonomyID>
      <eures:CompetencyDimension><h:CompetencyDimensionTypeCode>CEF-Understanding-Listening</h:CompetencyDimensionTypeCode><eures:Score><h:ScoreText>C2</h:ScoreText></eures:Score></eures:CompetencyDimension>
      <eures:CompetencyDimension><h:CompetencyDimensionTypeCode>CEF-Writing-Production</h:CompetencyDimensionTypeCode><eures:Score><h:ScoreText>C1</h:ScoreText></eures:Score></eures:CompetencyDimension>
    </PersonCompetency></PersonQualifications>
    <Skills><PersonCompetency><h:TaxonomyID>Digital_Skill</h:TaxonomyID><h:CompetencyName>AutoCAD</h:CompetencyName></PersonCompetency></Skills>
    <Others><Title>Boats</Title><Other><Title>Tug</Title><Date><StartDate><h:FormattedDateTime>2019</h:FormattedDateTime></StartDate></Date></Other></Others>
    <Others><Title>Boats</Title><Other><Title>Ferry</Title></Other></Others>
    <MilitaryHistory><Rank>Sailor</Rank></MilitaryHistory>
    <eures:Attachment><oa:EmbeddedData>PHOTO</oa:EmbeddedData></eures:Attachment>
  </CandidateProfile>
</Candidate>`;

describe('a Europass CV', () => {
  const draft = draftOf(file);
  const blocksOf = (title: string) => draft.sections.find((each) => each.title === title)?.blocks;

  it('fills the resume in its places', () => {
    expect(draft).toMatchObject({
      name: 'Maren Oduya',
      contact: ['Oslo, Norway', 'maren@example.com', '+47 21000000'],
      links: ['https://www.linkedin.com/in/oduya'],
    });
    expect(blocksOf('Summary')).toMatchObject([{ line: { text: 'Moves quays & cranes.' } }]);
    expect(blocksOf('Experience')).toMatchObject([
      {
        title: 'Harbor engineer',
        at: 'Quay Works',
        place: 'Hamburg, Germany',
        dates: 'March 2020 – Present',
        notes: [{ text: 'Runs the port.' }],
        bullets: [{ text: 'Moved the quay' }, { text: 'Led 4 people' }],
      },
    ]);
    expect(blocksOf('Education')).toMatchObject([{ title: 'MSc Engineering', at: 'NTNU', dates: '2010 – 2015' }]);
    expect(blocksOf('Languages')).toMatchObject([
      { line: { text: 'Norwegian (native)' } },
      { line: { text: 'English (Listening C2, Writing C1)' } },
    ]);
    expect(blocksOf('Skills')).toMatchObject([{ line: { text: 'AutoCAD' } }]);
    expect(blocksOf('Boats')).toMatchObject([{ title: 'Tug' }, { title: 'Ferry' }]);
  });

  it('keeps what it does not know as text to be checked, and nothing private', () => {
    expect(uncheckedPlaces(draft).map((place) => textAt(draft, place))).toEqual(['Sailor']);
    expect(JSON.stringify(draft)).not.toMatch(/1990|PHOTO|Nationality|Gender/);
  });

  it.each([
    ['<Candidate', 'damaged'],
    ['<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><Candidate>&e;</Candidate>', 'damaged'],
    ['<html/>', 'other'],
    ['<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"/>', 'old'],
  ])('%s is refused', (xml, fault) => {
    expect(read(xml)).toEqual({ fault });
  });
});

describe('a document as a Europass CV', () => {
  const document = draftWith({
    headline: 'Engineer & <sailor>',
    contact: ['maren@example.com', '+47 21 00 00 00', 'Oslo'],
    links: ['linkedin.com/in/oduya'],
    sections: [
      section('summary', 'Profile', [text('Ten years at sea.')]),
      section('experience', 'Work', [
        entry({
          dates: 'March 2020 – Present',
          place: 'Oslo',
          bullets: ['Moved "quays"'],
          period: { start: { year: 2020, month: 3 }, end: 'present', style: 'month-year' },
        }),
        entry({ dates: 'some summers' }),
        text('Earlier: deckhand'),
      ]),
      section('education', 'School', [entry({ title: 'MSc', at: 'NTNU', dates: '2015' })]),
      section('skills', 'Skills', [item('Welding'), text('C, C++')]),
      section('languages', 'Languages', [item('Norwegian (native)')]),
      section('awards', 'Prizes', [entry({ title: 'Port Prize', at: 'Port', dates: '' }), item('Medal')]),
    ],
  });
  const xml = europassOf(document);
  it('is well-formed, and read again has every word but its own titles of usual sections', () => {
    expect(isValidXml(xml)).toBe(true);
    const again = new Set(wordsIn(draftOf(xml)));
    expect(wordsIn(document).filter((word) => !again.has(word))).toEqual(['Profile', 'School']);
  });

  it('has names, dates and levels where Europass looks for them', () => {
    expect(xml).toContain('<oa:GivenName>Maren</oa:GivenName><hr:FamilyName>Oduya</hr:FamilyName>');
    expect(xml).toContain('<eures:StartDate><hr:FormattedDateTime>2020-03</hr:FormattedDateTime></eures:StartDate>');
    expect(xml).toContain('<hr:CurrentIndicator>true</hr:CurrentIndicator>');
    expect(draftOf(xml).sections[1]?.blocks[0]).toMatchObject({ dates: 'March 2020 – Present', at: 'Quay Clinic' });
  });
});
