import type { Ambiguity } from '../../lexicon/title-words/heads.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { certificateWords, degreeWords } from '../../lexicon/phrases/section-content.ts';
import type { SectionKind } from '../../model/resume.ts';
import { holdsPeriod, kindOfContent } from './kind-of-content.ts';
import { listCertificates } from './lists-certificates.ts';

/** School certificates and posts of training: below 'Training' they are no courses. */
const schooling = compilePhrases(
  `
  GED
  HND
  GCSEs?
  A[- ][Ll]evels?
  [Ll]eaving [Cc]ert(ificate)?
  [Ss]enior [Cc]ertificate
  [Hh]igh [Ss]chool
  [Rr]esidency
  [Ff]ellowship
  [Ii]nternship
  [Aa]pprenticeship
  [Rr]ealschulabschluss
  [Ff]achhochschulreife
  [Ll]ehre
  [Aa]usbildung (zu[mr]|als)
  [Aa]pprentissage
  `,
  { start: 'letter', end: 'letter' },
);

/** 'Welding, Harrow Academy, 2023' is a course there; a degree, a school certificate or years of study make it a school. */
export const tellsOfSchool = (text: string): boolean =>
  (degreeWords.test(text) && !certificateWords.test(text)) || schooling.test(text) || holdsPeriod(text.slice(0, 400));

/** Of the lines below 'Additional qualifications', those that end in the one year in which something was reached. */
const minReached = { lines: 2, share: 1 / 2 };
/** In words: a longer line is a sentence. */
const maxReachedWords = 14;

/** 'Rye Exam, 2021', but no strengths: 'Kneading, scoring', and no sentences. */
const areReached = (texts: readonly string[]): boolean => {
  const reached = texts.filter(
    (text) => /\p{L}.*\b(?:19|20)\d\d\)?$/u.test(text.trim()) && text.split(' ').length <= maxReachedWords,
  );
  return reached.length >= minReached.lines && reached.length >= texts.length * minReached.share;
};

/**
 * The kind of a section whose title means one of several. `kind`: what its title means where the content does not tell.
 * `isBesideSchools`: another section has the schools.
 */
export const kindOfAmbiguous = (
  ambiguity: Ambiguity,
  kind: SectionKind,
  texts: readonly string[],
  isBesideSchools: boolean,
): SectionKind => {
  const listsCertificates = listCertificates(texts);
  if (ambiguity === 'papers')
    return listsCertificates && kindOfContent(texts) !== 'publications' ? 'certifications' : kind;
  if (texts.some(tellsOfSchool)) return kind;
  const areCourses = isBesideSchools && (ambiguity !== 'qualifications' || areReached(texts));
  return areCourses || listsCertificates ? 'certifications' : kind;
};
