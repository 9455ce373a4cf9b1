import type { ForgedResume } from '../forged-resume.ts';
import type { Random } from '../random.ts';
import { type FamilyId, familyIds, familyOf } from './families.ts';
import type { FamilyRow } from './family.ts';
import { survivesCapitals } from './heading-text.ts';
import { headIds, heads } from './jobs/heads.ts';
import { hasLabels, isEnglish } from './labels.ts';
import type { Look } from './look.ts';
import type {
  ContactId,
  DatesId,
  HeadingStyle,
  NameId,
  PlaceId,
  ProducerId,
  Program,
  SchoolId,
  SkillsId,
  Typography,
} from './parts.ts';

const usualDates: readonly (readonly [number, DatesId])[] = [
  [5, 'dates-right'],
  [4, 'dates-below'],
  [2, 'dates-front'],
  [3, 'dates-brackets'],
  [2, 'dates-comma'],
  [2, 'dates-colon'],
  [3, 'dates-pipe'],
  [2, 'dates-gap'],
];

const usualSkills: readonly (readonly [number, SkillsId])[] = [
  [4, 'commas'],
  [4, 'labels'],
  [2, 'labels-above'],
  [2, 'pipes'],
  [2, 'dots'],
  [2, 'bullets'],
  [1, 'lines'],
  [1, 'grid'],
  [1, 'chips'],
  [1, 'table'],
];

const usualContacts: readonly (readonly [number, ContactId])[] = [
  [5, 'pipes'],
  [3, 'bullets'],
  [2, 'dots'],
  [1, 'slashes'],
  [2, 'labels'],
  [3, 'lines'],
  [1, 'gaps'],
];

const schoolHeads: readonly (readonly [number, SchoolId])[] = [
  [4, 'degree-first'],
  [4, 'school-first'],
  [3, 'degree-comma-school'],
  [2, 'school-dash-degree'],
  [2, 'degree-pipe-school'],
  [2, 'school-gap-town'],
  [2, 'degree-gap-school'],
  [1, 'table'],
];

const usualBullets: readonly (readonly [number, string])[] = [
  [6, '•'],
  [3, '-'],
  [2, '▪'],
  [2, '–'],
  [2, ''],
  [0.5, '#'],
];

const names: readonly (readonly [number, NameId])[] = [
  [8, 'big'],
  [2, 'plain'],
  [3, 'two-lines'],
  [2, 'hyphen-break'],
  [2, 'monogram'],
  [3, 'caps'],
  [1, 'with-headline'],
];

const ornaments: readonly (readonly [number, HeadingStyle['ornament']])[] = [
  [4, 'none'],
  [4, 'rule-below'],
  [1, 'rule-above'],
  [1, 'bar'],
  [1, 'rule-beside'],
];

/** As the programs write them. */
const programs: readonly Program[] = [
  { Producer: 'Microsoft® Word for Microsoft 365', Creator: 'Microsoft® Word for Microsoft 365' },
  { Producer: 'Microsoft® Word 2019', Creator: 'Microsoft® Word 2019' },
  { Producer: 'macOS Version 14.5 (Build 23F79) Quartz PDFContext', Creator: 'Pages' },
  { Producer: 'Adobe PDF Library 17.0', Creator: 'Adobe InDesign 19.3 (Windows)' },
  { Producer: 'Canva', Creator: 'Canva' },
  { Producer: 'LibreOffice 7.4', Creator: 'Writer' },
  { Producer: 'PDFKit', Creator: 'PDFKit' },
];

const accents = ['#1f3a5f', '#2b6777', '#7a1f3d', '#333333', '#0b5d3b', '#5b3b8c', '#000000', '#a8481f'];

const headingOf = (random: Random, isCentered: boolean): HeadingStyle => ({
  case: random.weighted([
    [4, 'as-written'],
    [4, 'caps'],
    [1, 'small-caps'],
  ]),
  ornament: random.weighted(ornaments),
  before: '',
  after: random.chance(0.06) ? ':' : '',
  isCentered,
  isColored: random.chance(0.5),
  trackingEm: random.chance(0.15) ? 0.06 : 0,
  isTyped: false,
});

const typographyOf = (random: Random, language: string, isCentered: boolean): Typography => ({
  font: random.weighted([
    [4, 'sans'],
    [3, 'serif'],
    [0.5, 'mono'],
    [3, 'arial'],
    [3, 'times'],
  ]),
  sizePt: random.pick([9.5, 10, 10.5, 11]),
  nameSizePt: random.pick([20, 22, 24, 28]),
  leading: random.pick([1.2, 1.28, 1.36]),
  accent: random.pick(accents),
  isLetter: ['en-US', 'en-CA'].includes(language),
  marginPt: random.pick([42, 50, 56, 64]),
  isCentered,
});

const placesFor = (dates: DatesId): readonly PlaceId[] => {
  const usual: PlaceId[] = ['after-employer', 'after-employer', 'brackets', 'own-line', 'right'];
  return ['dates-right', 'dates-below', 'dates-pipe', 'dates-gutter', 'dates-cell'].includes(dates)
    ? [...usual, 'with-dates']
    : usual;
};

/** Date positions that read badly with a head: a colon or comma twice in one line. */
const fits = (head: keyof typeof heads, dates: DatesId): boolean => {
  const [line = '', ...others] = heads[head];
  if (dates === 'dates-colon') return !line.includes(':') && others.length === 0;
  return !(dates === 'dates-comma' && others.length > 0);
};

const jobsOf = (random: Random, dates: DatesId, language: string, row: FamilyRow): Look['jobs'] => {
  const head = random.pick(
    row.heads ??
      headIds.filter(
        (id) => fits(id, dates) && (isEnglish(language) || !heads[id].some((line) => line.includes('{at}'))),
      ),
  );
  return {
    head,
    dates,
    place: random.pick(row.places ?? placesFor(dates)),
    isGrouped:
      row.isGrouped ??
      (head.startsWith('employer-first') && random.chance(0.6) && !['dates-gutter', 'dates-cell'].includes(dates)),
  };
};

const schoolsOf = (random: Random, jobDates: DatesId, row: FamilyRow): Look['schools'] => {
  const usual = row.geometry.entries === undefined ? schoolHeads : schoolHeads.slice(0, 2);
  const head = row.schools === undefined ? random.weighted(usual) : random.pick(row.schools);
  const own: DatesId = jobDates === 'dates-colon' ? 'dates-comma' : jobDates;
  const isAtEdge = ['dates-right', 'dates-gutter', 'dates-cell'].includes(own);
  return {
    head,
    dates: isAtEdge || random.chance(0.7) ? own : 'dates-brackets',
    hasBulletDetails: random.chance(0.4),
  };
};

const canDraw = (family: FamilyId, { language }: ForgedResume): boolean =>
  hasLabels(language) || familyOf(family).geometry.side?.contact !== 'in-side';

/** The families that suit a resume: those that add a heading need its language. */
export const familiesFor = (resume: ForgedResume): FamilyId[] => familyIds.filter((family) => canDraw(family, resume));

/** A name in a narrow column is smaller, and has nothing beside it. */
const narrowNamePt = 17;
const tooWide: readonly NameId[] = ['monogram', 'with-headline'];

/** A look of a family, drawn anew each time. */
export const drawLook = (resume: ForgedResume, family: FamilyId, producer: ProducerId, random: Random): Look => {
  const row = familyOf(family);
  const { geometry } = row;
  const isCentered = geometry.head === 'centered';
  const isNarrow = geometry.side?.name === 'in-side';
  const dates = row.dates === undefined ? random.weighted(usualDates) : random.pick(row.dates);
  const name = random.weighted(
    names.filter(
      ([, id]) =>
        (row.names?.includes(id) ?? true) && !isOddFor(resume.name, id) && !(isNarrow && tooWide.includes(id)),
    ),
  );
  const type = typographyOf(random, resume.language, isCentered || random.chance(0.25));
  return {
    family,
    producer,
    jobs: jobsOf(random, dates, resume.language, row),
    schools: schoolsOf(random, dates, row),
    skills: row.skills === undefined ? random.weighted(usualSkills) : random.pick(row.skills),
    heading: { ...headingOf(random, isCentered), ...row.heading },
    name,
    contact: row.contacts === undefined ? random.weighted(usualContacts) : random.pick(row.contacts),
    bullet: row.bullets === undefined ? random.weighted(usualBullets) : random.pick(row.bullets),
    paint: row.paint === undefined ? 'columns' : random.pick(row.paint),
    flavor: row.flavor ?? (random.chance(0.75) ? 'styles' : 'by-hand'),
    word: { hasLineBreaks: random.chance(0.25), hasSplitRuns: random.chance(0.4), hasLinks: random.chance(0.5) },
    isTagged: random.chance(0.4),
    columns: random.pick(['grid', 'flex', 'float', 'table'] as const),
    isHyphenated: producer === 'typst' && random.chance(0.25),
    program: row.program ?? random.pick(programs),
    type: {
      ...type,
      ...(isNarrow ? { nameSizePt: narrowNamePt } : {}),
      ...(row.fonts === undefined ? {} : { font: random.pick(row.fonts) }),
      ...row.type,
    },
  };
};

/** A name with a comma is not followed by a second one, nor broken before a suffix, nor capitalized to other letters. */
const isOddFor = (name: string, style: NameId): boolean => {
  if (style === 'with-headline') return name.includes(',');
  if (style === 'caps') return !survivesCapitals(name);
  if (style === 'hyphen-break') return !name.includes('-');
  return style === 'two-lines' && (/,|\.$| I{2,3}$/.test(name) || !name.includes(' '));
};
