import type { Xml } from '#engine/read/docx/package/xml.ts';
import type { Json, JsonObject } from '../json-resume/json.ts';
import { proseIn } from '../prose.ts';
import { allText, at, childrenOf, localName, textAt } from './elements.ts';
import { htmlText, htmlTextOf } from './html.ts';
import { countryName, languageName } from './names.ts';

/** A list of JSON Resume with the items of one part of the file; `title` where it has a heading of its own. */
export type Section = { key: string; title?: string; items: readonly Json[] };

type Reader = (part: Xml) => Section[];

/** The sections of the first profile in the order of the file, with the mother tongues before the other languages. */
export const sectionsOf = (root: Xml, tongues: readonly JsonObject[]): Section[] => {
  const [profile] = childrenOf(root, 'CandidateProfile');
  const found = (profile?.children ?? []).flatMap((part) => readerOf(localName(part))(part));
  const others = found.filter(({ key }) => key !== 'languages');
  const languages = found.filter(({ key }) => key === 'languages').flatMap(({ items }) => items);
  return merged([...others, { key: 'languages', items: [...tongues, ...languages] }]);
};

/** Sections of the same list and title are one: a file has one for each entry. */
const merged = (sections: readonly Section[]): Section[] => {
  const found = new Map<string, Section>();
  for (const section of sections) {
    const name = JSON.stringify([section.key, section.title]);
    const before = found.get(name);
    found.set(name, { ...section, items: [...(before?.items ?? []), ...section.items] });
  }
  return [...found.values()];
};

const withoutEmpty = (fields: Readonly<Record<string, Json>>): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

/** '2020-03-15'. Only as much as a date of JSON Resume may have; anything else stays as it is, to be checked. */
const dateAt = (xml: Xml | undefined, name: string): string => {
  const text = textAt(xml, name, 'FormattedDateTime') || textAt(xml, name, 'DateText') || textAt(xml, name);
  return /^\d{4}(?:-\d{2}){0,2}/.exec(text)?.[0] ?? text;
};

const textIn = (xml: Xml | undefined): { summary: string; highlights: readonly string[] } => {
  const { lines, bullets } = proseIn(htmlTextOf(xml));
  return { summary: lines.join('\n'), highlights: bullets };
};

const placeOf = (city: string, country: string): string =>
  [city, countryName(country)].filter((text) => text !== '').join(', ');

const addressOf = (xml: Xml): string => {
  const address = childrenOf(at(xml, 'OrganizationContact'), 'Communication').flatMap((way) =>
    childrenOf(way, 'Address'),
  );
  return placeOf(textAt(address[0], 'CityName'), textAt(address[0], 'CountryCode'));
};

const jobsOf = (employer: Xml): JsonObject[] =>
  childrenOf(employer, 'PositionHistory').map((position) => {
    const period = at(position, 'EmploymentPeriod');
    return withoutEmpty({
      name: textAt(employer, 'OrganizationName'),
      position: textAt(position, 'PositionTitle'),
      location: placeOf(textAt(position, 'City'), textAt(position, 'Country')) || addressOf(employer),
      startDate: dateAt(period, 'StartDate'),
      endDate: dateAt(period, 'EndDate'),
      ...textIn(at(position, 'Description')),
    });
  });

const studyOf = (school: Xml): JsonObject => {
  const [degree, period] = [at(school, 'EducationDegree'), at(school, 'AttendancePeriod')];
  const { summary, highlights } = textIn(at(degree, 'OccupationalSkillsCovered'));
  const [thesis, level] = [textAt(degree, 'Thesis'), textAt(school, 'EducationLevelCode')];
  const notes = [summary, thesis === '' ? '' : `Thesis: ${thesis}`, level === '' ? '' : `EQF level ${level}`];
  return withoutEmpty({
    institution: textAt(school, 'OrganizationName'),
    studyType: textAt(degree, 'DegreeName'),
    area: textAt(degree, 'FieldOfStudy', 'MainFieldOfStudy', 'ProgramConcentration'),
    location: addressOf(school),
    startDate: dateAt(period, 'StartDate'),
    endDate: dateAt(period, 'EndDate'),
    score: textAt(degree, 'FinalGrade', 'ScoreText'),
    summary: notes.filter((text) => text !== '').join('\n'),
    courses: highlights,
    url: textAt(school, 'Link'),
  });
};

const dimensions: Readonly<Record<string, string>> = {
  'CEF-Understanding-Listening': 'Listening',
  'CEF-Understanding-Reading': 'Reading',
  'CEF-Speaking-Interaction': 'Spoken interaction',
  'CEF-Speaking-Production': 'Spoken production',
  'CEF-Writing-Production': 'Writing',
};

/** One level where all dimensions have the same. */
const languageOf = (competency: Xml): JsonObject => {
  const levels = childrenOf(competency, 'CompetencyDimension').map((dimension) => ({
    of: textAt(dimension, 'CompetencyDimensionTypeCode'),
    level: textAt(dimension, 'Score', 'ScoreText'),
  }));
  const distinct = new Set(levels.map(({ level }) => level));
  const fluency =
    distinct.size === 1 ? [...distinct] : levels.map(({ of, level }) => `${dimensions[of] ?? of} ${level}`);
  return withoutEmpty({
    language: languageName(textAt(competency, 'CompetencyID') || textAt(competency, 'CompetencyName')),
    fluency: fluency.join(', '),
  });
};

const skillName = (competency: Xml): string =>
  textAt(competency, 'CompetencyName') || textAt(competency, 'CompetencyID');

const isLanguage = (competency: Xml): boolean => textAt(competency, 'TaxonomyID').toLowerCase() === 'language';

const qualifications: Reader = (part) => {
  const all = childrenOf(part, 'PersonCompetency');
  return [
    { key: 'languages', items: all.filter(isLanguage).map(languageOf) },
    { key: 'skills', items: all.filter((each) => !isLanguage(each)).map((each) => ({ name: skillName(each) })) },
    ...groups(part),
  ];
};

/** Skills under a heading of their own, in the two ways that files have them. */
const groups: Reader = (part) =>
  [...childrenOf(part, 'SkillsGroup'), ...childrenOf(part, 'DigitalSkillsGroup')].map((group) => {
    const keywords = group.children
      .filter((child) => localName(child) !== 'Title')
      .map((child) => skillName(child) || textAt(child));
    return { key: 'skills', items: [withoutEmpty({ name: textAt(group, 'Title'), keywords })] };
  });

const digital: Reader = (part) => [
  { key: 'skills', items: childrenOf(part, 'DigitalSkill').map((skill) => ({ name: textAt(skill) })) },
  ...groups(part),
];

/** An entry of the lists that all look alike: a title, dates, a text and links. */
const entryOf = (xml: Xml, titleKey: string): JsonObject => {
  const date = at(xml, 'Date') ?? at(xml, 'Period') ?? xml;
  const [start, end] = [dateAt(date, 'StartDate'), dateAt(date, 'EndDate')];
  const { summary, highlights } = textIn(at(xml, 'Description') ?? at(xml, 'FormattedPublicationDescription'));
  const known = new Set([
    'Title',
    'Date',
    'Period',
    'StartDate',
    'EndDate',
    'Description',
    'FormattedPublicationDescription',
    'Link',
    'Attachment',
    'AttachmentReference',
    'Ongoing',
  ]);
  const others = xml.children
    .filter((child) => !known.has(localName(child)))
    .map((child) => [localName(child), allText(child).replaceAll('\n', ', ')] as const);
  return withoutEmpty({
    [titleKey]: textAt(xml, 'Title'),
    startDate: start,
    endDate: end,
    ...(titleKey === 'name' ? { description: summary } : { summary }),
    highlights,
    url: childrenOf(xml, 'Link')
      .map((link) => textAt(link))
      .join(', '),
    ...Object.fromEntries(others),
  });
};

const entries =
  (key: string, element: string, titleKey: string, title?: string): Reader =>
  (part) => [
    {
      key,
      items: childrenOf(part, element).map((xml) => entryOf(xml, titleKey)),
      ...(title === undefined ? {} : { title }),
    },
  ];

const certificates: Reader = (part) => [
  {
    key: 'certificates',
    items: part.children.map((each) => {
      const period = at(each, 'FreeFormEffectivePeriod') ?? at(each, 'Date');
      return withoutEmpty({
        name: textAt(each, 'CertificationName') || textAt(each, 'Title'),
        issuer: textAt(each, 'IssuingAuthority', 'Name') || textAt(each, 'IssuingAuthority'),
        date: dateAt(each, 'FirstIssuedDate') || dateAt(period, 'StartDate'),
        summary: textIn(at(each, 'Description')).summary,
        url: textAt(each, 'Link'),
      });
    }),
  },
];

const publications: Reader = (part) => [
  {
    key: 'publications',
    items: childrenOf(part, 'Publication').map((xml) => {
      const {
        Title: name = '',
        Year = '',
        Publisher = '',
        ...rest
      } = Object.fromEntries(xml.children.map((child) => [localName(child), allText(child).replaceAll('\n', ', ')]));
      const { FormattedPublicationDescription: text = '', DOI: doi = '', ...others } = rest;
      return withoutEmpty({
        name,
        releaseDate: Year,
        publisher: Publisher,
        summary: htmlText(text),
        url: doi,
        ...others,
      });
    }),
  },
];

const hobbies: Reader = (part) => [
  {
    key: 'interests',
    items: childrenOf(part, 'HobbyOrInterest').map((xml) => {
      const [title, text] = [textAt(xml, 'Title'), htmlTextOf(at(xml, 'Description')).replaceAll('\n', ', ')];
      return withoutEmpty({
        name: title || text,
        keywords: title === '' || text === '' || text === title ? [] : [text],
      });
    }),
  },
];

const licenses: Reader = (part) => [
  {
    key: 'other',
    title: 'Driving Licenses',
    items: childrenOf(part, 'License').map((license) => ({
      summary: textAt(license, 'LicenseTypeCode'),
      block: 'item',
    })),
  },
];

const readers: Readonly<Record<string, Reader>> = {
  EmploymentHistory: (part) => [{ key: 'work', items: childrenOf(part, 'EmployerHistory').flatMap(jobsOf) }],
  EducationHistory: (part) => [
    { key: 'education', items: childrenOf(part, 'EducationOrganizationAttendance').map(studyOf) },
  ],
  PersonQualifications: qualifications,
  Skills: qualifications,
  DigitalSkills: digital,
  Certifications: certificates,
  CourseCertifications: certificates,
  PublicationHistory: publications,
  Projects: entries('projects', 'Project', 'name'),
  VoluntaryWorks: entries('volunteer', 'VoluntaryWork', 'position'),
  HobbiesAndInterests: hobbies,
  Licenses: licenses,
  ConferencesAndSeminars: entries('other', 'ConferenceAndSeminar', 'title', 'Conferences and Seminars'),
  NetworksAndMemberships: entries('other', 'NetworkAndMembership', 'title', 'Networks and Memberships'),
  CreativeWorks: entries('other', 'CreativeWork', 'title', 'Creative Works'),
  SocialAndPoliticalActivities: entries(
    'other',
    'SocialAndPoliticalActivity',
    'title',
    'Social and Political Activities',
  ),
  Others: (part) => entries('other', 'Other', 'title', textAt(part, 'Title'))(part),
};

/** About the file or its look, or what a resume does not need: see `basicsOf`. */
const leftOut: ReadonlySet<string> = new Set(['ID', 'ExecutiveSummary', 'Attachment']);

/** A part that we do not know keeps its words, as lines to be checked under its name. */
const unknownPart: Reader = (part) => [
  {
    key: localName(part),
    items: allText(part)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => htmlText(line)),
  },
];

const readerOf = (name: string): Reader => {
  if (leftOut.has(name)) return () => [];
  return Object.hasOwn(readers, name) ? (readers[name] ?? unknownPart) : unknownPart;
};
