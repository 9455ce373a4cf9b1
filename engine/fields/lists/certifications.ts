import { columnName } from '../../lexicon/phrases/entry-labels.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { renewals } from '../../lexicon/phrases/renewals.ts';
import type { Reading } from '../../model/reading.ts';
import type { Field, Section, SectionKind } from '../../model/resume.ts';
import { periodsIn } from '../dates/periods.ts';
import { titleScore } from '../experience/titles.ts';
import { placeScore } from '../places/place-score.ts';
import { fold } from '../../text/fold.ts';
import { certificateWords } from '../../lexicon/phrases/section-content.ts';
import { namesCertificate } from '../../sections/groups/lists-certificates.ts';
import { coursesAmong } from '../../sections/groups/shared-titles.ts';
import { isListed, kindsOfTitle, knownTitle } from '../../sections/titles/title-kind.ts';
import { startsWithVerb } from '../entries/prose.ts';
import { isAcademicDegree } from '../education/academic-degree.ts';
import { isCertificateDetail } from './certificate-details.ts';
import { certificateHeads, headsByType, isLesser } from './certificate-heads.ts';
import {
  isKnownIssuer,
  withoutIssuersAbove,
  withoutIssuersInBlocks,
  withoutIssuersBelow,
  withoutLoneIssuers,
} from './certificate-issuers.ts';
import { labeledNames, listLabelLength, nameLabelLength } from './certificate-labels.ts';
import { nameBounds } from './certificate-name.ts';
import { namesOfTable } from './certificate-table.ts';
import { certificatesInRow, type Bounds } from './certificates-in-row.ts';
import { isIssuingBody, lengthWithoutIssuer, usualTails, type UsualTails } from './issuer-behind.ts';
import { itemsIn, type Item } from './list-items.ts';
import { listRowsOf, rejoined, spansOf, type ListRow } from './list-rows.ts';
import { isNoCertificate, isProgress, withoutStudies } from './no-certificate.ts';
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
      return fieldOf(reading, row, nameBounds(row.text, { from, to: row.text.replace(/\.$/u, '').length }));
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
    return itemsIn(row.text, lead.length).flatMap((item) => fieldOf(reading, row, nameBounds(row.text, item)));
  });
};

/** The items of the certifications sections, one field each, in order; dates, validity and issuers are left out. */
export const certificationsOf = (reading: Reading, sections: readonly Section[]): readonly Field<string>[] => {
  const bySection = Object.values(Object.groupBy(listRowsOf(reading, sections), ({ section }) => section));
  const rows = bySection.flatMap((own = []) => {
    const list = withoutIssuersInBlocks(withoutStudies(namesOfTable(withinSection(own)))).filter(
      ({ text }) => !isNoCertificate(text) && !columnName.test(text),
    );
    return (
      labeledNames(list) ?? certificateHeads(withoutIssuers(list.filter(({ text }) => !isCertificateDetail(text))))
    );
  });
  const areNumbered = areCounted(rows);
  const usual = usualIn(rows);
  return rows.flatMap((row) =>
    (listedInOne(rows, row) ?? itemsOf(row)).flatMap(({ from: start, to }): Field<string>[] => {
      const label = start === 0 ? nameLabelLength(row.text) : 0;
      const from = start + label + (areNumbered ? (count.exec(row.text.slice(start, to))?.[0].length ?? 0) : 0);
      return fieldOf(reading, row, withoutIssuer(row, { from, to }, usual.get(row.section) ?? noTails));
    }),
  );
};

const noTails: UsualTails = { behindComma: false, behindDash: false };

/** By section: whether its rows usually have an issuer behind a comma or a dash. */
const usualIn = (rows: readonly ListRow[]): ReadonlyMap<number, UsualTails> =>
  new Map(
    [...Map.groupBy(rows, ({ section }) => section)].map(([section, own]): [number, UsualTails] => [
      section,
      usualTails(own.map(({ text }) => text)),
    ]),
  );

const withoutIssuer = ({ text }: ListRow, { from, to }: Item, usual: UsualTails): Item => {
  const isDated = [text.slice(0, from), text.slice(to)].some((rest) => periodsIn(rest).length > 0);
  const isBeforeDash = isDated && /^\s+[–—-]\s/u.test(text.slice(to));
  return { from, to: from + lengthWithoutIssuer(text.slice(from, to), isDated, usual, isBeforeDash) };
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

/** '2019, renovado 2023': what somebody did about the certificate then. */
const renewal = compilePhrases(renewals, { start: 'text', end: 'text', ignoreCase: true });

/** '05/2021', 'Leeds | 2021': when, and perhaps where. */
const isDateOnly = (text: string): boolean => {
  const left = periodsIn(text).reduceRight((kept, { from, to }) => kept.slice(0, from) + kept.slice(to), text);
  if (left === text) return false;
  const rest = left.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (!/\p{L}{2}|\d/u.test(left) || isProgress(rest) || renewal.test(rest)) return true;
  // 'Remote first aid' is no place, 'CPA, Virginia' not only one
  return !/^remote\s/iu.test(rest) && placeScore(rest) >= surePlace && !namesCertificate(rest);
};

/** Large towns, countries and 'Salem OR' score as much; other capitalized words, perhaps of a certificate, less. */
const surePlace = 1.5;

/** The rows without those that say who issued the certificate beside them, and when. */
const withoutIssuers = (rows: readonly ListRow[]): readonly ListRow[] => {
  const paired = withoutIssuersAbove(rows);
  if (paired.length < rows.length) return paired;
  // before issuers that are named again go, which would break up the pairs of name and issuer
  const heads = headsByType(rows);
  if (heads !== null) return heads;
  const named = withoutLoneIssuers(withoutIssuersBelow(rows));
  const dates = named.filter((row) => isDateOnly(row.text));
  const kept = named.filter((row) => !dates.includes(row));
  const isPlain = kept.every((row) => !row.hasMarker);
  // when each item ends in a line that is only a date, the line above that date is the issuer, not a second item
  if (dates.length > 0 && isPlain && kept.length === dates.length * 2)
    return kept.filter((_, index) => index % 2 === 0);
  const isIssuer = (row: ListRow, index: number): boolean => {
    const above = kept[index - 1];
    return above !== undefined && !row.hasMarker && isLesser(row.source, above.source);
  };
  const areHalf = kept.filter(isIssuer).length * 2 === kept.length;
  return areHalf ? kept.filter((row, index) => !isIssuer(row, index)) : kept;
};

/** The items of a section that is one row with a list of certificates; null where the rows are the items. */
const listedInOne = (rows: readonly ListRow[], { text, hasMarker, section }: ListRow): readonly Bounds[] | null =>
  !text.includes(' | ') &&
  (hasMarker || listLabelLength(text) > 0 || rows.some((other) => other.section === section && other.text !== text))
    ? null
    : (certificatesInRow(text)?.map((item) => nameBounds(text, item)) ?? null);

/** The names in a row; what is set apart behind the only one of them is its issuer and date. */
const itemsOf = ({ text }: ListRow): readonly Item[] => {
  const label = listLabelLength(text);
  if (label > 0) return itemsIn(text, label).map((item) => nameBounds(text, item));
  const lists = text.split(/[;|•·]\s|\t/u);
  const commas = text.split(/,\s/u);
  // 'PMP, CSM, ITIL' is a list of short names; 'Certified Nurse, State of Ohio' and 'Ovens: rye, wheat, oat' are not
  const isShortList =
    lists.length === 1 &&
    commas.length >= 3 &&
    !text.includes(':') &&
    !commas.some((part, at) => at > 0 && (isKnownIssuer(part) || isIssuingBody(part) || hours.test(part))) &&
    commas.every((part) => part.length > 1 && part.split(' ').length <= 3 && periodsIn(part).length === 0);
  const pieces = isShortList ? splitAt(text, /,\s+/gu) : splitAt(text, /\s*;\s+|\s+(?:[|•·]|\/\/)\s+|\t+/gu);
  const areDates = pieces.map(({ from, to }) => isDateOnly(text.slice(from, to)));
  const names = pieces
    .filter(({ from, to }, at) => !areDates[at] && (at === 0 || !isKnownIssuer(text.slice(from, to).trim())))
    .map((piece) => nameBounds(text, piece))
    .filter(({ from, to }) => to > from && !isDateOnly(text.slice(from, to)));
  if (isShortList || names.length < 2) return names;
  // 'Rye Baking · Harrow Guild · May 2021', 'Rye Baking · Harrow Guild, 2021'
  const last = pieces.at(-1);
  const isIssuerDated = pieces.length === 2 && last !== undefined && periodsIn(text.slice(last.from)).length > 0;
  const endsInDate = (areDates.indexOf(true) === pieces.length - 1 || isIssuerDated) && /\s[•·]\s/u.test(text);
  return endsInDate || /\t|\s\|\s/u.test(text) ? names.slice(0, 1) : names;
};

/** '120 horas': how long one course took. */
const hours = /^\d{1,4} ?(?:h|hrs?|hours|stunden|std\.?|heures|horas|ore|uur)\.?$/iu;

const splitAt = (text: string, separator: RegExp): Item[] => {
  const pieces: Item[] = [];
  let from = 0;
  for (const found of text.matchAll(separator)) {
    pieces.push({ from, to: found.index });
    from = found.index + found[0].length;
  }
  return [...pieces, { from, to: text.length }];
};
