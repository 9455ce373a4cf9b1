import { columnName } from '../../lexicon/phrases/entry-labels.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import type { Reading } from '../../model/reading.ts';
import type { Field, Section, SectionKind } from '../../model/resume.ts';
import { periodsIn } from '../dates/periods.ts';
import { titleScore } from '../experience/titles.ts';
import { placeScore } from '../places/place-score.ts';
import { fold } from '../../text/fold.ts';
import { certificateWords } from '../../lexicon/phrases/section-content.ts';
import { coursesAmong } from '../../sections/groups/shared-titles.ts';
import { isListed, kindsOfTitle, knownTitle } from '../../sections/titles/title-kind.ts';
import { startsWithVerb } from '../entries/prose.ts';
import { isAcademicDegree } from '../education/academic-degree.ts';
import { certificateHeads, headsByType } from './certificate-heads.ts';
import { withoutIssuersAbove, withoutLoneIssuers } from './certificate-issuers.ts';
import { labeledNames, nameLabelLength } from './certificate-labels.ts';
import { certificatesInRow, type Bounds } from './certificates-in-row.ts';
import { itemsIn } from './list-items.ts';
import { listRowsOf, rejoined, spansOf, type ListRow } from './list-rows.ts';
import { isNoCertificate, isProgress } from './no-certificate.ts';
import { listLabel } from './skills.ts';

/** Sections whose lines may be labeled lists of certificates. */
const mayList: ReadonlySet<SectionKind> = new Set([
  ...(['skills', 'other', 'summary', 'contact', 'education'] as const),
  ...(['interests', 'languages', 'awards', 'volunteering'] as const),
]);
/** 'Certificate: Web Design' among schools: one course of study, which is read as an entry there. */
const oneCertificate = /^(?:certificate|zertifikat|certificat|certificado|certificato)$/iu;

const certificateHint = /certif|licen[cs]|zertif|lizenz/iu;

/** The items of the certifications sections, then those of lines such as 'Certifications: PMP, CSM' in other sections. */
export const certificationsAnywhere = (reading: Reading, sections: readonly Section[]): readonly Field<string>[] => {
  const listed = certificationsOf(
    reading,
    sections.filter(({ kind }) => kind === 'certifications'),
  );
  const known = new Set(listed.map(({ value }) => fold(value)));
  const others = [...labeledCertifications(reading, sections), ...namedCertifications(reading, sections)];
  return [...listed, ...others.filter(({ value }) => !known.has(fold(value)))];
};

/** Sections that list what somebody reached, in items. */
const mayName: ReadonlySet<SectionKind> = new Set(['education', 'awards', 'other']);

/** In words: the name of a certificate, and not a sentence about one. */
const maxNameWords = 8;

/** 'Certified Baker': the word is part of the name, which is an occupation; 'Certified Copies on Request' are not a person. */
const isCertifiedName = (text: string): boolean => /^Certified \p{Lu}/u.test(text) && titleScore(text) >= minTitleScore;
/** See `titleScore`. */
const minTitleScore = 1.2;
/** 'Certificada AWS Cloud Practitioner', 'Zertifiziert in Scrum': what somebody is certified for comes after it. */
const certifiedFor = inSequence(
  compilePhrases(
    `
    [Cc]ertificada
    [Cc]ertificata
    [Cc]ertifi[ée]e?
    [Zz]ertifiziert
    [Gg]ecertificeerd
    `,
    { start: 'text' },
  ),
  /(?: (?:in|en|em|für|voor))?\s+(?=\p{Lu})/u,
);

/** 'Projects and Certifications': the title names certificates, too. */
const sharesTitle = ({ kind, heading }: Section): boolean =>
  kind !== 'certifications' && heading !== null && kindsOfTitle(heading.text).includes('certifications');

/**
 * Items elsewhere that name a certificate by their own words: bullets with 'Certified ...', and below a title that names
 * certificates each short line with a word for one.
 */
const namedCertifications = (reading: Reading, sections: readonly Section[]): readonly Field<string>[] => {
  const own = (section: Section): readonly ListRow[] => {
    const isShared = sharesTitle(section);
    if (!isShared && !mayName.has(section.kind)) return [];
    const courses = section.kind === 'education' ? coursesAmong(reading, section.lines) : new Set<number>();
    return listRowsOf(reading, [section]).filter(({ text, hasMarker, parts }) => {
      if (parts.some(({ line }) => courses.has(line))) return false;
      const count = text.split(' ').length;
      if (count < 2 || count > maxNameWords || !/^\p{Lu}/u.test(text) || isAcademicDegree(text)) return false;
      if (hasMarker && (isCertifiedName(text) || certifiedFor.test(text))) return true;
      return isShared && certificateWords.test(text) && !startsWithVerb(text) && !/[.!?:]$/u.test(text);
    });
  };
  return sections.flatMap((section) =>
    own(section).flatMap((row) => {
      const from = certifiedFor.exec(row.text)?.[0].length ?? 0;
      return fieldOf(reading, row, trim(row.text, { from, to: row.text.replace(/\.$/u, '').length }));
    }),
  );
};

const labeledCertifications = (reading: Reading, sections: readonly Section[]): readonly Field<string>[] => {
  const others = sections.filter(
    ({ kind, lines }) =>
      mayList.has(kind) && lines.some((line) => certificateHint.test(reading.lines[line]?.text ?? '')),
  );
  return listRowsOf(reading, others).flatMap((row) => {
    const [lead = '', label = ''] = listLabel.exec(row.text) ?? [];
    if (lead === '' || knownTitle(label) !== 'certifications') return [];
    if (others[row.section]?.kind === 'education' && oneCertificate.test(label)) return [];
    return itemsIn(row.text, lead.length).flatMap((item) => fieldOf(reading, row, trim(row.text, item)));
  });
};

/** The items of the certifications sections, one field each, in order; dates and validity are left out. */
export const certificationsOf = (reading: Reading, sections: readonly Section[]): readonly Field<string>[] => {
  const bySection = Object.values(Object.groupBy(listRowsOf(reading, sections), ({ section }) => section));
  const rows = bySection.flatMap((own = []) => {
    const list = withinSection(own).filter(
      ({ text }) => !isAcademicDegree(text) && !isNoCertificate(text) && !columnName.test(text),
    );
    return labeledNames(list) ?? certificateHeads(withoutIssuers(withoutIssuersAbove(withoutLoneIssuers(list))));
  });
  const areNumbered = areCounted(rows);
  return rows.flatMap((row) =>
    (listedInOne(rows, row) ?? itemsOf(row)).flatMap(({ from: start, to }): Field<string>[] => {
      const label = start === 0 ? nameLabelLength(row.text) : 0;
      const from = start + label + (areNumbered ? (count.exec(row.text.slice(start, to))?.[0].length ?? 0) : 0);
      return fieldOf(reading, row, { from, to });
    }),
  );
};

const maxWords = 18;

const fieldOf = (reading: Reading, row: ListRow, { from, to }: { from: number; to: number }): Field<string>[] => {
  const value = rejoined(row.text.slice(from, to).replaceAll('\t', ' '));
  if (value.split(/\s+/u).length > maxWords || !/\p{L}{2}/u.test(value)) return [];
  return [{ value, spans: spansOf(reading, row, from, to), confidence: 0.85 }];
};

/** Kinds of sections whose titles are not names of certificates: 'Skills', not 'Leadership'. */
const otherKinds: ReadonlySet<SectionKind> = new Set(['skills', 'interests', 'experience', 'education', 'references']);

const kindAt = ({ text }: ListRow): SectionKind | null => (isListed(text) ? knownTitle(text) : null);

/**
 * The rows up to the title of another section that is set like an item: 'Skills' as one more bullet. The own title is
 * left out.
 */
const withinSection = (rows: readonly ListRow[]): readonly ListRow[] => {
  const end = rows.findIndex((row, at) => at > 0 && otherKinds.has(kindAt(row) ?? 'other'));
  return rows.slice(0, end < 0 ? rows.length : end).filter((row) => kindAt(row) !== 'certifications');
};

/** '1 ', '2 ' before the names of a list; a marker ('1.') is not part of the row. */
const count = /^\d{1,2}\s+(?=\S)/u;

/** Rows that count from one on: the numbers are not part of the names. */
const areCounted = (rows: readonly ListRow[]): boolean => {
  const numbers = rows.flatMap(({ text }) => (count.test(text) ? [Number.parseInt(text, 10)] : []));
  return numbers.length >= 3 && numbers.every((number, at) => number === at + 1);
};

/** '05/2021', 'Leeds | 2021': when, and perhaps where. */
const isDateOnly = (text: string): boolean => {
  const rest = periodsIn(text).reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), text);
  if (rest === text) return false;
  return (
    !/\p{L}{2}|\d/u.test(rest) ||
    isProgress(rest) ||
    placeScore(rest.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')) >= surePlace
  );
};

/** Large towns, countries and 'Salem OR' score as much; other capitalized words, perhaps of a certificate, less. */
const surePlace = 1.5;

/** An address, also where it is broken over two lines. */
const link = /^\s*(?:https?:\/\/|www\.)\S+(?:[-/] \S+)?\s*$/iu;

/** 'URL: …', 'Credential ID 12-34', 'Codice certificato: …', 'Areas covered: …': what belongs to the certificate above. */
const detail = inSequence(
  /^\s*/iu,
  compilePhrases(
    `
    url
    link
    id
    (credential|certificate|certification|verification|license|licence) (id|no|number|url|code|link)
    verif(y|ication)
    serial (no|number)
    codice certificato
    n[uú]mero de certificado
    zertifikatsnummer
    num[ée]ro de certificat
    (areas|topics|skills) (covered|recogni[sz]ed)
    `,
    { end: 'word', ignoreCase: true },
  ),
  /\.?\s*[:#]/iu,
);

/** The closing line of a resume, which has no title of its own. */
const closing = /^references (?:are )?(?:available|furnished|provided|on request|upon request)/iu;

/** When each item ends in a line that is only a date, the line above that date is the issuer, not a second item. */
const withoutIssuers = (rows: readonly ListRow[]): readonly ListRow[] => {
  const named = rows.filter((row) => ![link, detail, closing].some((pattern) => pattern.test(row.text)));
  const heads = headsByType(named);
  if (heads !== null) return heads;
  const dates = named.filter((row) => isDateOnly(row.text));
  const kept = named.filter((row) => !dates.includes(row));
  const isPlain = kept.every((row) => !row.hasMarker);
  if (dates.length > 0 && isPlain && kept.length === dates.length * 2)
    return kept.filter((_, index) => index % 2 === 0);
  const isIssuer = (row: ListRow, index: number): boolean => {
    const above = kept[index - 1];
    return (
      above !== undefined &&
      above.source.style.isBold &&
      !row.source.style.isBold &&
      !row.hasMarker &&
      kept.filter((other) => other.source.style.isBold).length * 2 === kept.length
    );
  };
  return kept.filter((row, index) => !isIssuer(row, index));
};

/** 'expires 05/2027', '(issued 2019)': validity after the name of a certificate. */
export const validity = inSequence(
  /[\s,;|(–—-]*\(?\b/iu,
  compilePhrases(
    `
    expir(es|ed|y|ing)
    valid( (to|until|through|thru))?
    current through
    renewed
    issued
    earned
    obtained
    since
    credential id
    license (no|number|\\#)
    lic.? ?\\#
    certificate (no|number|\\#)
    id:
    gültig bis
    valable
    `,
    { end: 'word', ignoreCase: true },
  ),
  /.*$/iu,
);

/** The items of a section that is one row with a list of certificates; null where the rows are the items. */
const listedInOne = (rows: readonly ListRow[], { text, hasMarker, section }: ListRow): readonly Bounds[] | null =>
  hasMarker || rows.some((other) => other.section === section && other.text !== text) ? null : certificatesInRow(text);

const itemsOf = (row: ListRow): readonly { from: number; to: number }[] => {
  const { text } = row;
  const lists = text.split(/[;|•·]\s|\t/u);
  const commas = text.split(/,\s/u);
  // 'PMP, CSM, ITIL' is a list of short names; 'Certified Nurse, State of Ohio' is not
  const isShortList =
    lists.length === 1 &&
    commas.length >= 3 &&
    commas.every((part) => part.split(' ').length <= 3 && periodsIn(part).length === 0);
  const pieces = isShortList ? splitAt(text, /,\s+/gu) : splitAt(text, /\s*;\s+|\s+[|•·]\s+|\t+/gu);
  const trimmed = pieces
    .map((piece) => trim(text, piece))
    .filter(({ from, to }) => to > from && !isDateOnly(text.slice(from, to)));
  return isShortList || trimmed.length < 2 || !/\t|\s\|\s/u.test(text) ? trimmed : trimmed.slice(0, 1);
};

const splitAt = (text: string, separator: RegExp): { from: number; to: number }[] => {
  const pieces: { from: number; to: number }[] = [];
  let from = 0;
  for (const found of text.matchAll(separator)) {
    pieces.push({ from, to: found.index });
    from = found.index + found[0].length;
  }
  return [...pieces, { from, to: text.length }];
};

/** '6hrs', '(40 hours)', '20 horas' at the end of a course. */
const hours = /[\s,;|(–—-]+\d{1,4}\s?(?:h|hrs?|hours?|horas?|ore|heures|stunden|uur)\.?\)?$/iu;

/** What comes before a date and is not part of the name: a sign, or a bracket with 'from'. */
const beforeDate = /(?:[,(|–—\t:-]|\((?:from|since|de|del|du|dal|von|van))\s*$/iu;

/** Cuts dates and validity off both ends; a date inside the name ('NEC 2020') stays. */
const trim = (text: string, piece: { from: number; to: number }): { from: number; to: number } => {
  let { from } = piece;
  let kept = text.slice(from, piece.to).replace(hours, '');
  kept = kept.replace(validity, '').replace(/[\s,;|(–—-]+#\s?[\w-]+\)?$/u, '');
  for (let step = 0; step < 2; step += 1) {
    const last = periodsIn(kept).at(-1);
    if (
      last !== undefined &&
      last.from > 0 &&
      /^[\s).\]]*$/u.test(kept.slice(last.to)) &&
      beforeDate.test(kept.slice(0, last.from))
    )
      kept = kept.slice(0, last.from).replace(beforeDate, '');
    kept = kept.replace(/[\s,;:(|–—-]+$/u, '');
  }
  const first = periodsIn(kept)[0];
  if (first !== undefined && first.from === 0 && /^[\s:–—|,-]/u.test(kept.slice(first.to))) {
    const lead = /^[\s:–—|,)-]*/u.exec(kept.slice(first.to))?.[0].length ?? 0;
    from += first.to + lead;
    kept = kept.slice(first.to + lead);
  }
  const space = kept.length - kept.trimStart().length;
  return { from: from + space, to: from + kept.length };
};
