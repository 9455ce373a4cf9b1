import { subjectsOfLetters } from '../../lexicon/phrases/degrees/subjects-of-letters.ts';
import { openSubject, subjectOfDegree } from '../../lexicon/phrases/degrees/subject-of-degree.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';
import { shortened } from '../../text/shortened.ts';
import { stemOf } from '../../text/stem.ts';
import { stemsOf } from '../../text/words.ts';

/** Words around a field of study that name none. */
const empty: ReadonlySet<string> = new Set(
  'a an the of in and or related relevant similar equivalent comparable field fields discipline disciplines subject subjects another other any area areas major quantitative technical scientific accredited college university four-year degree degrees studies study science sciences applied general preferred required from programme program honours hons bachelor bachelors master masters appropriate suitable lieu hand progress united states curso área áreas afín afines cualquier s bsc msc ba ma bs ms beng meng phd mba ab bed'
    .split(' ')
    .map(stemOf),
);

/** What sets these subjects apart from others: of 'electrical engineering', the first word. */
const fullNames: ReadonlyMap<string, string> = new Map([
  ['CE', 'civil'],
  ['CS', 'computer'],
  ['EE', 'electrical'],
  ['HR', 'human resources'],
  ['IT', 'information'],
  ['STEM', 'technology engineering mathematics physics chemistry biology computer statistics'],
]);
/** 'CS' names computer science, too. */
const withFullNames = (text: string): string =>
  text.replaceAll(/\b[A-Z]{2,4}\b/gu, (letters) => `${letters} ${fullNames.get(letters) ?? ''}`);

/** Stems of the words that can name a field of study. */
const subjectStemsOf = (text: string): readonly string[] =>
  stemsOf(withFullNames(text)).filter((stem) => stem.length > 1 && !empty.has(stem));

const minSharedLetters = 5;
const maxSubjectLength = 120;
/** 'biology' and 'biological', 'botany' and 'botanical': one field of study in two forms. */
const baseOf = (stem: string): string => {
  const base = stem.replace(/(?:ical|ic|i)$/u, '');
  return base.length >= minSharedLetters ? base : stem;
};

/**
 * The fields of study that a requirement names: 'Accounting or Finance'; `isOpen` when related fields are accepted.
 * null when any field is accepted.
 */
const subjectAskedIn = (label: string): { subject: string; isOpen: boolean } | null => {
  const behind = (subjectOfDegree.exec(label)?.[1] ?? '').replace(/^(?:science|arts|engineering) in /i, '');
  const subject = behind.replace(openSubject, '').replace(/[\s,.;:()]+$/, '');
  return subjectStemsOf(subject).length === 0 ? null : { subject, isOpen: openSubject.test(behind) };
};

/** The fields of study in the education entries of a resume, as written. */
const subjectsOf = (resume: Resume, visual: Reading, spans: readonly Span[]): readonly string[] => {
  const fields = resume.education.flatMap(({ field, degree }) =>
    [field, degree].flatMap((value) => value?.value ?? []),
  );
  // Without parsed entries, the line that shows the level is the only source.
  const lines = fields.length > 0 ? fields : spans.map((span) => visual.lines[span.line]?.text ?? '');
  const named = lines.map(
    (line) =>
      subjectOfDegree.exec(line)?.[1] ??
      line.replace(/^(?:b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?s|m\.?s|b\.?eng|m\.?eng|ph\.?d)\.?,?\s+/i, ''),
  );
  return [...named, ...lines.flatMap(subjectsByLetters)].filter((line) => subjectStemsOf(line).length > 0);
};

/** 'MLIS' and 'Pharm.D.' name their subject. */
const subjectsByLetters = (text: string): readonly string[] =>
  (text.replaceAll('.', '').match(/\p{L}{2,}/gu) ?? []).flatMap((word) =>
    /\p{Lu}.*\p{Lu}/u.test(word) ? (subjectsOfLetters.get(word.toUpperCase()) ?? []) : [],
  );

/** A label may have been cut: the words of the posting name all subjects. */
const wholeLabel = (label: string, quote: string): string => {
  if (!label.endsWith('…')) return label;
  const at = quote.indexOf(label.slice(0, -1).trimEnd());
  return at < 0 ? label : (/^[^.;]*/u.exec(quote.slice(at))?.[0] ?? label);
};

/**
 * What to say of the field of study when the level of a degree is met: null when the posting names no field or the
 * resume's field shares a word with it. Otherwise the requirement is not known to be met, and the note says why.
 */
export const subjectNote = (
  { label, quote }: { label: string; quote: string },
  resume: Resume,
  visual: Reading,
  spans: readonly Span[],
): string | null => {
  const asked = subjectAskedIn(wholeLabel(label, quote));
  if (asked === null) return null;
  const held = subjectsOf(resume, visual, spans);
  const wanted = new Set(subjectStemsOf(asked.subject).map(baseOf));
  if (held.some((subject) => subjectStemsOf(subject).some((stem) => wanted.has(baseOf(stem))))) return null;
  const [first] = held;
  const says =
    first === undefined
      ? 'your resume does not name a subject'
      : `your resume says ${first.slice(0, 80).trim()}${asked.isOpen ? ', and we did not judge whether that is related' : ''}`;
  const subject = shortened(asked.subject, maxSubjectLength);
  return `The degree level meets the requirement. The posting asks for ${subject}${asked.isOpen ? ' or a related subject' : ''}; ${says}.`;
};
