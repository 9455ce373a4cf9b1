import { certificateWords, degreeWords, schoolWords } from '../../lexicon/phrases/section-content.ts';
import type { Line, Reading } from '../../model/reading.ts';
import type { SectionKind } from '../../model/resume.ts';
import { kindsOfTitle } from '../titles/title-kind.ts';
import type { LineGroup } from './group-lines.ts';
import { holdsPeriod } from './kind-of-content.ts';
import { namesCertificate } from './lists-certificates.ts';

/** Kinds whose lines are told from certificates by their words. */
const partners: readonly SectionKind[] = ['education', 'awards'];

/**
 * 'Education & Certifications', 'Certifications and Education', 'Awards & Certifications': the lines of the second kind
 * become a section of their own without a heading. A line that shows neither kind goes with the one above.
 */
export const withSharedTitlesSplit = (reading: Reading, groups: readonly LineGroup[]): readonly LineGroup[] =>
  groups.flatMap((group): readonly LineGroup[] => {
    const { heading, lines } = group;
    if (heading === null || heading.words.isRunIn) return [group];
    const kinds = kindsOfTitle(heading.words.text);
    const partner = partners.find((kind) => kinds.includes(kind));
    if (!kinds.includes('certifications') || partner === undefined || heading.kind === null) return [group];
    const other = heading.kind === 'certifications' ? partner : 'certifications';
    const own: number[] = [];
    const apart: number[] = [];
    let isApart = false;
    const courses = partner === 'education' ? coursesAmong(reading, lines) : new Set<number>();
    for (const index of lines) {
      const told = courses.has(index) ? 'education' : kindOfLine(reading.lines[index], partner);
      if (told !== null) isApart = told === other;
      (isApart ? apart : own).push(index);
    }
    // 'Training & Certification' below 'Education'
    if (own.length === 0 && apart.length > 0 && hasOther(groups, group))
      return [{ ...group, heading: { ...heading, kind: other } }];
    if (own.length === 0 || apart.length === 0) return [group];
    return [
      { ...group, lines: own },
      { heading: null, lines: apart, column: group.column, firstPage: group.firstPage, untitledKind: other },
    ];
  });

/** Another section of the same kind: this one need not have it. */
const hasOther = (groups: readonly LineGroup[], group: LineGroup): boolean =>
  groups.some(({ heading }) => heading !== group.heading && heading?.kind === group.heading?.kind);

/** The kinds of schools that are no schools of trades, in the languages that share the words. */
const university = /universi|colleg|hochschule|facult/iu;

/** 'Certificate in Botany', which a school awards as well; not 'Certified Baker'. */
const courseCertificate = /\bcertificate\b(?! (?:no|number|id)\b)/iu;

const isSchool = (text = ''): boolean =>
  (schoolWords.test(text) || university.test(text)) && !certificateWords.test(text) && !degreeWords.test(text);

const isDegree = (text = ''): boolean => degreeWords.test(text) && !certificateWords.test(text);

/**
 * The lines of certificates that a line with nothing but a school shows to be courses of study: below it, or above it.
 * The school below a degree is the school of that degree.
 */
export const coursesAmong = (reading: Reading, lines: readonly number[]): ReadonlySet<number> => {
  const texts = lines.map((index) => reading.lines[index]?.text.slice(0, 300) ?? '');
  return new Set(
    lines.filter((_, at) => {
      if (!courseCertificate.test(texts[at] ?? '') || schoolWords.test(texts[at] ?? '')) return false;
      return isSchool(texts[at + 1]) || (isSchool(texts[at - 1]) && !isDegree(texts[at - 2]));
    }),
  );
};

/** Null for a line that could be of either kind. */
const kindOfLine = (line: Line | undefined, partner: SectionKind): SectionKind | null => {
  const text = line?.text.slice(0, 300) ?? '';
  const isCertificate = certificateWords.test(text);
  if (partner === 'awards') return isCertificate ? 'certifications' : null;
  if (degreeWords.test(text) && !isCertificate) return 'education';
  // 'CPA, Virginia' names a license by its letters; 'ACCA, Harrow Tutors, 2019 – 2021' is a course of study
  const isNamed = namesCertificate(text) && !schoolWords.test(text) && !university.test(text) && !holdsPeriod(text);
  if (isCertificate || isNamed) return 'certifications';
  return schoolWords.test(text) && university.test(text) ? 'education' : null;
};
