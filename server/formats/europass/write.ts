import type { Block, Entry, Section } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { usualHeadings } from '#contract/draft/fixes/usual-heading.ts';
import { escaped, htmlOf } from './html.ts';

/** An element: its name with its attributes, and its text or children. Empty ones are left out. */
type Element = string;

const element = (name: string, content: string | readonly Element[]): Element => {
  const inner = typeof content === 'string' ? escaped(content) : content.join('');
  const [bare = name] = name.split(' ');
  return inner === '' ? '' : `<${name}>${inner}</${bare}>`;
};

/** Known only to this file, as each file has its own. */
const identity = 'schemeID="Parsewell" schemeAgencyName="EUROPASS"';

/**
 * The document as a Europass CV in XML (version 4.0, the root is 'Candidate'). Sections that Europass has a place for
 * go there, all others become sections under their own headings. Every word of the document is in it.
 */
export const europassOf = (draft: ResumeDraft): string => {
  const filled = draft.sections.filter(({ blocks }) => blocks.length > 0);
  const summary = filled.find(({ kind, blocks }) => kind === 'summary' && blocks.every(({ is }) => is !== 'entry'));
  const sections = filled.filter((section) => section !== summary);
  const headline = draft.headline.trim() === '' ? [] : [draft.headline];
  const profile = [
    `<hr:ID ${identity} schemeName="CandidateProfileID" schemeVersionID="1.0"/>`,
    element('hr:ExecutiveSummary', htmlOf([...headline, ...(summary?.blocks.flatMap(textsOf) ?? [])], [])),
    ...sections.flatMap(partsOf),
  ];
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd"><hr:DocumentID ${identity} schemeName="DocumentIdentifier" schemeVersionID="4.0"/>${supplierOf(draft)}${personOf(draft)}${element('CandidateProfile languageCode="en"', profile)}</Candidate>
`;
};

const nameOf = ({ name }: ResumeDraft): Element => {
  const words = name.trim().split(/\s+/);
  // The file wants two names. The last word is the family name more often than not; Europass shows both together.
  const family = words.length > 1 ? (words.pop() ?? '') : '';
  return element('PersonName', [element('oa:GivenName', words.join(' ')), element('hr:FamilyName', family)]);
};

const supplierOf = (draft: ResumeDraft): Element =>
  `<CandidateSupplier><hr:PartyID ${identity} schemeName="PartyID" schemeVersionID="1.0"/><hr:PartyName>Owner</hr:PartyName>${element('PersonContact', [nameOf(draft)])}<hr:PrecedenceCode>1</hr:PrecedenceCode></CandidateSupplier>`;

const personOf = (draft: ResumeDraft): Element =>
  element('CandidatePerson', [nameOf(draft), ...draft.contact.map(wayTo), ...draft.links.map(linkTo)]);

const wayTo = (text: string): Element => {
  const clean = text.trim();
  if (/^[^\s@]+@[^\s@]+$/u.test(clean)) return way('Email', element('oa:URI', clean));
  if (/^[+(\d][\d\s().\-/+]{5,24}$/u.test(clean)) return way('Telephone', element('oa:DialNumber', clean));
  return element('Communication', [element('UseCode', 'home'), element('Address', [element('oa:AddressLine', clean)])]);
};

const way = (channel: string, address: Element): Element =>
  address === '' ? '' : element('Communication', [element('ChannelCode', channel), address]);

const linkTo = (text: string): Element => way('Web', element('oa:URI', text.trim()));

const textsOf = (block: Block): string[] =>
  block.is === 'entry'
    ? [block.title, block.at, block.place, block.dates, ...[...block.notes, ...block.bullets].map(({ text }) => text)]
    : [block.line.text];

type Part = { element: string; of: (entry: Entry) => Element };

const isoOf = ({ year, month }: { year: number; month?: number | undefined }): string =>
  month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

/** Start and end under these names, and the line that keeps the dates as they are written where they are not understood. */
const periodOf = ({ period, dates }: Entry, prefix: string) => {
  if (period === null) return { inside: [] as Element[], line: dates.trim() === '' ? [] : [dates] };
  const { start, end } = period;
  const dated = (name: string, date: typeof start): Element =>
    date === null ? '' : element(`${prefix}${name}`, [element('hr:FormattedDateTime', isoOf(date))]);
  return {
    inside: [dated('StartDate', start), end === 'present' ? '' : dated('EndDate', end)],
    line: [],
    isOpen: end === 'present',
  };
};

const notesOf = ({ notes }: Entry): string[] => notes.map(({ text }) => text);
const bulletsOf = ({ bullets }: Entry): string[] => bullets.map(({ text }) => text);

const job = (entry: Entry): Element => {
  const { inside, line, isOpen = false } = periodOf(entry, 'eures:');
  const current = inside.join('') === '' ? '' : element('hr:CurrentIndicator', isOpen ? 'true' : 'false');
  return element('EmployerHistory', [
    element('hr:OrganizationName', entry.at),
    element('PositionHistory', [
      element('PositionTitle typeCode="FREETEXT"', entry.title),
      element('eures:EmploymentPeriod', [...inside, current]),
      element('oa:Description', htmlOf([...line, ...notesOf(entry)], bulletsOf(entry))),
      element('City', entry.place),
    ]),
  ]);
};

const study = (entry: Entry): Element => {
  const { inside, line, isOpen = false } = periodOf(entry, '');
  const ongoing = inside.join('') === '' ? '' : element('Ongoing', isOpen ? 'true' : 'false');
  const city = element('Communication', [element('Address', [element('oa:CityName', entry.place)])]);
  return element('EducationOrganizationAttendance', [
    element('hr:OrganizationName', entry.at),
    element('OrganizationContact', [city]),
    element('AttendancePeriod', [...inside, ongoing]),
    element('EducationDegree', [
      element('hr:DegreeName', entry.title),
      element('OccupationalSkillsCovered', htmlOf([...line, ...notesOf(entry)], bulletsOf(entry))),
    ]),
  ]);
};

const parts: Partial<Record<Section['kind'], Part>> = {
  experience: { element: 'EmploymentHistory', of: job },
  education: { element: 'EducationHistory', of: study },
};

/** A part for what Europass knows, and sections under their own heading for everything else: one for each entry. */
const partsOf = (section: Section): Element[] => {
  const { kind, blocks } = section;
  const part = parts[kind];
  if (part !== undefined) {
    const entries = blocks.filter((block) => block.is === 'entry');
    const others = blocks.filter((block) => block.is !== 'entry');
    return [element(part.element, entries.map(part.of)), ...others.map((block) => other(section, block))];
  }
  if (kind === 'languages' && blocks.every((block) => block.is !== 'entry'))
    return [element('PersonQualifications', blocks.flatMap(textsOf).map(language))];
  if (kind === 'skills' && blocks.every((block) => block.is !== 'entry'))
    return [element('Skills', blocks.flatMap(textsOf).map(skill))];
  return blocks.map((block) => other(section, block));
};

const language = (text: string): Element =>
  element('PersonCompetency', [
    element('CompetencyID schemeName="FREE_TEXT"', text),
    element('hr:TaxonomyID', text === '' ? '' : 'language'),
  ]);

const skill = (text: string): Element =>
  element('PersonCompetency', [
    element('hr:TaxonomyID', text === '' ? '' : 'Digital_Skill'),
    element('hr:CompetencyName', text),
  ]);

/** Europass keeps one entry of a section of one's own, so each entry is a section of the same title. */
const other = ({ kind, title }: Section, block: Block): Element => {
  const heading = title.trim() === '' ? (usualHeadings[kind] ?? 'Additional Information') : title;
  if (block.is !== 'entry')
    return element('Others', [element('Title', heading), element('Other', [element('Title', block.line.text)])]);
  const { inside, line } = periodOf(block, '');
  const where = [block.at, block.place].filter((text) => text.trim() !== '');
  const [name = '', ...more] = [block.title, ...where].filter((text) => text.trim() !== '');
  return element('Others', [
    element('Title', heading),
    element('Other', [
      element('Title', name),
      element('Date', inside),
      element('Description', htmlOf([...more, ...line, ...notesOf(block)], bulletsOf(block))),
    ]),
  ]);
};
