import { studyDetail } from '../../lexicon/phrases/study-details.ts';
import type { Reading } from '../../model/reading.ts';
import type { Education, Field, Section } from '../../model/resume.ts';
import { namesCertificate } from '../../sections/groups/lists-certificates.ts';
import { fold } from '../../text/fold.ts';
import { periodsIn } from '../dates/periods.ts';
import { degreeScore, isGrade } from '../education/degrees.ts';
import { institutionScore } from '../education/schools/institutions.ts';
import { startsWithVerb } from '../entries/prose.ts';
import { certificationsOf } from './certifications.ts';
import { listRowsOf } from './list-rows.ts';

/** In words: the name of a certificate, and not a sentence about one. */
const maxNameWords = 7;

/** What ends the name: its issuer, its date or how it was renewed comes behind. */
const nameEnd = /[,;(|\t]|\s[–—-]\s/u;

/**
 * 'Paediatric First Aid, renewed 2024' in a list of schools: what names a certificate by its own words and is part of no
 * study. A line has one owner, so what was read as a school or a degree stays one.
 */
export const certificatesAmongSchools = (
  reading: Reading,
  sections: readonly Section[],
  studies: readonly Education[],
): readonly Field<string>[] => {
  const owned = new Set(
    studies.flatMap((study) =>
      [study.institution, study.degree, study.field, study.period, study.location].flatMap(
        (field) => field?.spans.map(({ line }) => line) ?? [],
      ),
    ),
  );
  const apart = sections
    .filter(({ kind }) => kind === 'education')
    .map((section): Section => {
      const rows = listRowsOf(reading, [section]).filter(({ text, parts }) => {
        return !parts.some(({ line }) => owned.has(line)) && isCertificate(text);
      });
      return { ...section, kind: 'certifications', lines: rows.flatMap(({ parts }) => parts.map(({ line }) => line)) };
    });
  return certificationsOf(
    reading,
    apart.filter(({ lines }) => lines.length > 0),
  );
};

const isCertificate = (text: string): boolean => {
  const [name = ''] = text.split(nameEnd, 1);
  return (
    /^\p{Lu}/u.test(name) &&
    name.split(' ').length <= maxNameWords &&
    namesCertificate(name) &&
    degreeScore(name) < 3 &&
    institutionScore(text) < 2 &&
    !periodsIn(text).some(({ isRange }) => isRange) &&
    !isGrade(name) &&
    !studyDetail.test(fold(name)) &&
    !startsWithVerb(name)
  );
};
