import { academicEvents } from '../lexicon/phrases/academic-events.ts';
import { compilePhrases } from '../lexicon/phrases/compile.ts';
import { certificateWords, degreeWords, schoolWords } from '../lexicon/phrases/section-content.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Reading } from '../model/reading.ts';
import type { Heading, Section, SectionKind } from '../model/resume.ts';
import { kindOfAmbiguous, tellsOfSchool } from './groups/ambiguous-titles.ts';
import { groupLines, type LineGroup } from './groups/group-lines.ts';
import { withSharedTitlesSplit } from './groups/shared-titles.ts';
import { withHeadlessWork } from './groups/headless-work.ts';
import type { FoundHeading } from './headings/found-heading.ts';
import { listCertificates } from './groups/lists-certificates.ts';
import { headingsOf } from './headings/headings-of.ts';
import { holdsPeriod, holdsTitle, kindOfContent } from './groups/kind-of-content.ts';
import {
  ambiguityOfTitle,
  isKindTakenFromContent,
  isListed,
  isOnlyComposed,
  kindsOfTitle,
} from './titles/title-kind.ts';
import { titleKey } from './titles/title-key.ts';

/**
 * Splits a reading into sections by title, type and position. Lines without a heading of their own (the top of the
 * page, page headers, text boxes) form 'contact' sections. A heading that shares its line with content ('Skills:
 * welding') leaves that line in `lines`: the content starts after `heading.span.to`. With `document`, labels beside
 * their content are recognized by their font.
 */
export const sectionsOf = (reading: Reading, document?: SourceDocument): readonly Section[] =>
  groupsOf(reading, document).map((group, _, all) => ({
    kind: kindOf(reading, group, all),
    heading: group.heading === null ? null : headingOf(reading, group.heading),
    lines: group.lines,
    column: group.column,
  }));

const groupsOf = (reading: Reading, document: SourceDocument | undefined): readonly LineGroup[] => {
  const groups = groupLines(reading, headingsOf(reading, document), document);
  return withSharedTitlesSplit(reading, withHeadlessWork(reading, groups));
};

const kindOf = (
  reading: Reading,
  { heading, lines, untitledKind }: LineGroup,
  all: readonly LineGroup[],
): SectionKind => {
  if (heading === null) return untitledKind ?? 'contact';
  const texts = textsOf(reading, lines);
  if (heading.kind === null) {
    const told = kindWithoutTitle(reading, heading.words.text, texts, all);
    return told === 'summary' && isNoSummary(heading, all) ? 'other' : told;
  }
  if (heading.kind === 'languages' && areProgrammingLanguages(texts)) return 'skills';
  if (isHeadOfWork(reading, heading, texts, all) || isSummaryOfWork(reading, heading, texts, all)) return 'experience';
  if (isWorkBesideStudies(reading, heading, all)) return 'experience';
  const isFromContent = isKindTakenFromContent(heading.words.text);
  const ambiguity = isFromContent ? null : ambiguityOfTitle(heading.words.text);
  if (!isFromContent && ambiguity === null) return heading.kind;
  // courses and certificates, where the schools have a section of their own
  const isBesideSchools = all.some(
    (other) => other.heading !== heading && !isSameTitle(other.heading, heading) && hasSchools(reading, other),
  );
  // 'Certification Courses' may list diplomas, too
  if (isBesideSchools && /\bcertificat(?:e|ion)\b/iu.test(heading.words.text)) return 'certifications';
  if (ambiguity !== null) return kindOfAmbiguous(ambiguity, heading.kind, texts, isBesideSchools);
  const told = listCertificates(texts) && !texts.some(tellsOfSchool) ? 'certifications' : kindOfContent(texts, false);
  const areCourses = told !== 'education' || !texts.some(tellsOfDegree);
  if (areCourses && isBesideSchools && (told !== 'skills' || isListed(heading.words.text))) return 'certifications';
  const isList = told === 'skills' || told === 'certifications';
  if (isList && !isBesideSchools && isListed(heading.words.text) && nameSchools(texts)) return 'education';
  return toldKinds.has(told) ? told : heading.kind;
};

/** Kinds that a title which only resembles known ones may be wrong about: 'Classroom Years' of a teacher, 'Gigs I am proud of'. */
const mistakable: ReadonlySet<SectionKind> = new Set(['awards', 'education']);

/** Jobs below a title that only resembles others, where no usual title heads jobs. */
const isHeadOfWork = (
  reading: Reading,
  { kind, recognisedBy, words }: FoundHeading,
  texts: readonly string[],
  all: readonly LineGroup[],
): boolean =>
  recognisedBy === 'alike' &&
  kind !== null &&
  mistakable.has(kind) &&
  !isOnlyComposed(words.text) &&
  !texts.some((text) => degreeWords.test(text)) &&
  kindOfContent(texts) === 'experience' &&
  !all.some((group) => isTitledWork(reading, group));

/** 'Training and Work Experience', where the schools have a section of their own and no other title heads jobs. */
const isWorkBesideStudies = (reading: Reading, heading: FoundHeading, all: readonly LineGroup[]): boolean => {
  if (heading.kind !== 'education' || !kindsOfTitle(heading.words.text).includes('experience')) return false;
  const others = all.filter((other) => other.heading !== heading && !isSameTitle(other.heading, heading));
  return others.some((other) => hasSchools(reading, other)) && !others.some((group) => isTitledWork(reading, group));
};

/** Jobs below 'Career Summary', where no other title heads jobs; the sentences of most such summaries tell of none. */
const isSummaryOfWork = (
  reading: Reading,
  { kind, words }: FoundHeading,
  texts: readonly string[],
  all: readonly LineGroup[],
): boolean =>
  kind === 'summary' &&
  /\b(?:career|employment|work|job)\b/iu.test(words.text) &&
  [holdsPeriod, holdsTitle].every((holds) => texts.filter((text) => holds(text)).length >= 2) &&
  !all.some((group) => isTitledWork(reading, group));

const textsOf = (reading: Reading, lines: readonly number[]): readonly string[] =>
  lines.map((line) => reading.lines[line]?.text.slice(reading.lines[line].markerLength) ?? '');

/** 'Courses' in each of two schools: their lines tell nothing about each other. */
const isSameTitle = (other: FoundHeading | null, heading: FoundHeading): boolean =>
  other !== null && titleKey(other.words.text) === titleKey(heading.words.text);

/** Under a title for schools; under one that may be for courses as well, by what its lines tell. */
const hasSchools = (reading: Reading, { heading, lines }: LineGroup): boolean => {
  if (heading?.kind !== 'education') return false;
  const { text } = heading.words;
  return (
    (!isKindTakenFromContent(text) && ambiguityOfTitle(text) === null) || textsOf(reading, lines).some(tellsOfSchool)
  );
};

/**
 * The kind that the lines below an unknown title tell. Where a usual title heads the jobs, dated entries below an
 * unknown one ('Positions of Responsibility', 'Personal Activities') are something else. So are schools without any degree
 * where another section has the studies and words tell of teaching, or of the conferences and grants of scholars.
 */
const kindWithoutTitle = (
  reading: Reading,
  title: string,
  texts: readonly string[],
  all: readonly LineGroup[],
): SectionKind => {
  const told = kindOfContent(texts);
  if (mayBeCertificates.has(told) && areSurelyCertificates(texts)) return 'certifications';
  if (told === 'experience' && all.some((group) => isTitledWork(reading, group))) return 'other';
  const isBesideStudies =
    told === 'education' && all.some(({ heading, lines }) => heading?.kind === 'education' && lines.length > 0);
  const isAcademicWork =
    [title, ...texts].some((text) => teaching.test(text) || academicEvents.test(text)) &&
    !texts.some((text) => degreeWords.test(text));
  // 'Organisation of conferences': of 'PhD Days 2020' among them, the title tells enough
  return isBesideStudies && (isAcademicWork || academicEvents.test(title)) ? 'other' : told;
};

/**
 * A paragraph below an unknown title is no summary where a usual title heads one ('Availability' beside 'Profile'), nor
 * below the jobs or schools of its column.
 */
const isNoSummary = (heading: FoundHeading, all: readonly LineGroup[]): boolean => {
  const own = all.find((group) => group.heading === heading);
  return all.some(
    (group) =>
      group.heading !== null &&
      (group.heading.kind === 'summary' ||
        (group.heading.line < heading.line &&
          group.column === own?.column &&
          (group.heading.kind === 'experience' || group.heading.kind === 'education'))),
  );
};

/** Kinds that short lines with names of certificates may look like. */
const mayBeCertificates: ReadonlySet<SectionKind> = new Set(['other', 'skills']);

/** What is listed by name may be a skill ('First aid'); a year or a word for certificates makes it sure. */
const areSurelyCertificates = (texts: readonly string[]): boolean =>
  listCertificates(texts) &&
  texts.length > 1 &&
  texts.some((text) => certificateWords.test(text) || /\b(?:19|20)\d\d\b/u.test(text));

/** 'Lecturer at Harrow University', 'Visiting professor'; not 'Harrow Teachers College'. */
const teaching = compilePhrases(
  `
  taught
  teach(er|ing)?
  lectur(er|ed|ing|es)
  instructor
  tutor(ed|ing)?
  professor(e|a|in|ship)?
  profesora?
  professeure?
  adjunct
  postdoc(toral)?
  research (fellow|assistant|associate)
  wissenschaftliche[rn]? mitarbeiter(in)?
  chercheu(r|se)
  investigadora?
  cours
  enseign(er|e|é|ant|ante|ement|ements)
  vacataire
  chargée? de td
  lehrauftrag
  lehrbeauftragte[rn]?
  dozent(in)?
  docente
  docencia
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);

/** 'Other employment' stands beside the main jobs, which are under another title. */
const isRestOfWork = compilePhrases(
  `
  (other|additional|further)
  (earlier|previous|prior)
  (weitere|sonstige|frühere)
  autres?
  otr[ao]s?
  outr[ao]s
  altr[eio]
  (overige|eerdere|andere)
  `,
  { start: 'text', end: 'letter', ignoreCase: true },
);

const isTitledWork = (reading: Reading, { heading, lines }: LineGroup): boolean =>
  heading?.kind === 'experience' &&
  !isOnlyComposed(heading.words.text) &&
  !isRestOfWork.test(heading.words.text) &&
  lines.some((line) => holdsPeriod(reading.lines[line]?.text.slice(0, 200) ?? ''));

/** 'Professional Certificate, 2023' under 'Harrow University': where no other section has schools, this one does. */
const nameSchools = (texts: readonly string[]): boolean =>
  texts.some((text) => schoolWords.test(text) || schoolCertificate.test(text)) && texts.some((text) => year.test(text));
const schoolCertificate = /\b(?:GED|HND|GCSEs?|A[- ]Levels?)\b/u;
const year = /\b(?:19|20)\d\d\b|(?<=[\p{L}\d])[’'/ -]\d{2}\b/u;

/** 'Welding, Harrow Academy, 2023' alone is a course there; a degree or years of study make it a school. */
const tellsOfDegree = (text: string): boolean =>
  degreeWords.test(text) || schoolCertificate.test(text) || holdsPeriod(text.slice(0, 400));

/** The kinds that the lines below a title such as 'Qualifications' may tell. */
const toldKinds: ReadonlySet<SectionKind> = new Set(['skills', 'summary', 'certifications', 'education']);

const headingOf = (reading: Reading, { line, words, recognisedBy }: FoundHeading): Heading => ({
  text: words.text,
  span: { order: reading.order, line, from: words.from, to: words.to },
  recognisedBy,
});

const programming =
  /\b(?:java|javascript|python|c\+\+|c#|sql|html|php|ruby|typescript|kotlin|swift|rust|scala|matlab|perl|bash)(?![\w])/giu;
const spoken = compilePhrases(
  `
  english
  spanish
  french
  german
  italian
  mandarin
  chinese
  hindi
  arabic
  portuguese
  native
  fluent
  englisch
  anglais
  inglés
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

const areProgrammingLanguages = (texts: readonly string[]): boolean => {
  const text = texts.join(' ').slice(0, 2000);
  return (text.match(programming)?.length ?? 0) >= 2 && !spoken.test(text);
};
