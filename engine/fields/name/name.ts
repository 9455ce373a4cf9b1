import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Line, Reading, Span } from '../../model/reading.ts';
import type { Field, Section, SectionKind } from '../../model/resume.ts';
import { isAimLabel } from '../../lexicon/form-labels.ts';
import { givenNames } from '../../lexicon/names/given-names.ts';
import { nameParticles } from '../../lexicon/names/name-words.ts';
import { isDocumentTitle, knownTitle } from '../../sections/titles/title-kind.ts';
import { agreesWithName } from '../contact/email.ts';
import { fold } from '../../text/fold.ts';
import { medianSize } from './median-size.ts';
import { isContact, nameByPlace } from './name-by-place.ts';
import { labelledName } from './labelled-name.ts';
import { isCaseless, nameDespiteWords, nameIn, type NameWords } from './name-shape.ts';
import { piecesOfLine } from '../pieces-of-line.ts';
import { workWords } from '../../lexicon/work/work-words.ts';
import { titleScore } from '../experience/titles.ts';
import { placeLikeness } from '../places/place-likeness.ts';
import { oddNamesIn } from './odd-names.ts';

type Candidate = { value: string; spans: readonly Span[]; score: number };

/** Number of lines from the top in which a name is searched. */
const maxSearchedLines = 60;

/**
 * The candidate's name: a line in the form of one, set large or at the very top, and agreeing with the email address.
 * Forms of address and credentials are left out, 'Jr.' and 'III' are part of it.
 */
export const nameOf = (
  reading: Reading,
  sections: readonly Section[],
  document: SourceDocument,
): Field<string> | null => {
  // 'PERSONAL INFORMATION<tab>Jane Roe': contact details behind their title on its line
  const headings = new Set(
    sections.flatMap(({ kind, heading, lines }) =>
      heading === null || (kind === 'contact' && lines.includes(heading.span.line)) ? [] : [heading.span.line],
    ),
  );
  const foreign = new Set(
    sections.flatMap(({ kind, heading, lines }) => (isOwn(kind) || heading === null ? [] : lines)),
  );
  const lines = reading.lines
    .map((line, index) => ({ line, index }))
    .filter(({ line, index }) => isInNamePosition(line, index, headings));
  const emails = emailsIn(reading);
  const largest = Math.max(0, ...lines.slice(0, maxSearchedLines).map(({ line }) => line.style.sizePt));
  const body = medianSize(reading.lines);
  const labelled = labelledName(lines.map(({ index }) => index).slice(0, maxSearchedLines), reading);
  if (labelled !== null) return labelled;
  const candidates = lines.slice(0, maxSearchedLines).flatMap(({ line, index }, at): Candidate[] => {
    const context = { reading, document, emails, largest, body, at, isForeign: foreign.has(index) };
    return [
      ...inLine(line, index, context),
      ...candidatesSetApart(line, index, context),
      ...acrossLines(line, index, lines[at + 1], context),
      ...onThreeLines(lines.slice(at, at + 3), context),
    ];
  });
  const best = candidates.reduce<Candidate | null>((a, b) => (a === null || b.score > a.score ? b : a), null);
  const byPlace = nameByPlace(reading, sections);
  if (best === null || best.score < 0.8) return byPlace;
  if (byPlace !== null && isSurer(byPlace, best, reading, emails)) return byPlace;
  const own = Math.min(0.99, best.score / 2.2);
  // a name in the expected position needs no further signal
  const isAtNamePlace = byPlace !== null && byPlace.spans[0]?.line === best.spans[0]?.line;
  return {
    value: tidied(best.value),
    spans: best.spans,
    confidence: isAtNamePlace ? Math.max(own, byPlace.confidence) : own,
  };
};

/**
 * The first words of the page in larger type, over contact details, are the name in whatever form; a name below in
 * smaller type is a town ('Madison, WI'), a referee or an employer. In one size, so is one among the details.
 */
const isSurer = (byPlace: Field<string>, best: Candidate, { lines }: Reading, emails: readonly string[]): boolean => {
  const isInAddress = (value: string): boolean => emails.some((email) => agreesWithName(email, value));
  // 'BIO-DATA' in larger type than the name in the address
  if (isInAddress(best.value) && !isInAddress(byPlace.value)) return false;
  const [first, other] = [lines[byPlace.spans[0]?.line ?? -1], lines[best.spans[0]?.line ?? -1]];
  if (first === undefined || other === undefined || first === other) return false;
  const larger = first.style.sizePt - other.style.sizePt;
  return larger > 0.3 || (larger > -0.3 && isContact(other));
};

/** Removes spaces that letter-spacing left inside a double name: 'Finch- Holm'. */
const tidied = (value: string): string => value.replaceAll(/\s+/gu, ' ').replaceAll(/(\p{L}[-‐]) (?=\p{Lu})/gu, '$1');

/** Sections in which a name may be the candidate's. */
const isOwn = (kind: SectionKind): boolean => kind === 'contact' || kind === 'summary' || kind === 'other';

type Context = {
  reading: Reading;
  document: SourceDocument;
  emails: readonly string[];
  largest: number;
  body: number;
  at: number;
  isForeign: boolean;
};

const isInNamePosition = (line: Line, index: number, headings: ReadonlySet<number>): boolean =>
  (line.page === null || line.page === 1) &&
  !headings.has(index) &&
  line.text.trim() !== '' &&
  line.markerLength === 0 &&
  line.part !== 'footnote';

const inLine = (line: Line, index: number, context: Context): Candidate[] => {
  return partsOf(line.text).flatMap(({ text, at, isRest }): Candidate[] => {
    // most lines do not have the form of a name, and this check is cheaper than the others
    const name = nameIn(text) ?? nameInAddress(text, context.emails);
    if (name === null || isTitle(text) || isTitle(name.value)) return [];
    // 'Salem, MA' is a place, and 'Ivo Petrov, PE' is not when the email address contains Petrov
    if (isInPlace(line.text, at) && !context.emails.some((email) => agreesWithName(email, name.value))) return [];
    const span = { order: context.reading.order, line: index, from: at + name.from, to: at + name.to };
    const labelled = isOfCandidate(line.text.slice(0, at)) ? 0.8 : 0;
    return [
      {
        value: name.value,
        spans: [span],
        score: name.likeness + labelled + positionScore(line, name.value, context) - (isRest ? 0.4 : 0),
      },
    ];
  });
};

/** 'Alistair M. Senior', whose address is alistair.senior@…: the first word and the last are both in it. */
const nameInAddress = (text: string, emails: readonly string[]): NameWords | null => {
  if (emails.length === 0 || text.length > maxAgreedLength) return null;
  const name = nameDespiteWords(text);
  const ends = [name?.words[0], name?.words.at(-1)].map((word) => fold(word ?? '').replaceAll(/[^a-z]/gu, ''));
  if (name === null || name.words.length < 2 || ends.some((end) => end.length < 3)) return null;
  const isIn = (email: string): boolean => {
    const local = fold(email.slice(0, email.indexOf('@'))).replaceAll(/[^a-z]/gu, '');
    return ends.every((end) => local.includes(end));
  };
  return emails.some(isIn) ? name : null;
};
/** Letters of a name with two given names and a double surname. */
const maxAgreedLength = 60;

/** 'Name: ', and 'Nom<tab>' in a form; anything may come before it. */
const nameLabel = inSequence(
  /(?:^|\b)/iu,
  anyOf(
    compilePhrases(
      `
      name
      nom
      nom et pr[ée]nom
      nombre
      nombre y apellidos
      nome
      nome completo
      nome e cognome
      naam
      `,
      { ignoreCase: true },
    ),
    // 'First name / Surname', 'Vorname(n) / Nachname(n)'
    inSequence(/(?:first |vor)?n[ao]me?(?:\([sn]\))? ?\/ ?/iu, /(?:surname|nachname|cognome|apelido)(?:\([sn]\))?/iu),
    /pr[ée]nom(?:\(s\))? ?\/ ?nom(?:\(s\))?|nombre ?\/ ?apellidos/iu,
  ),
  /\s*[:\t]\s*(?::\s*)?$/iu,
);

/** "Father's name: ", 'Company name: ': the name of somebody or something else, in lower case without accents. */
const labelOfOthers = compilePhrases(
  `
  (grand|step)?(father|mother|parent)s?('s|s')?
  (husband|wife|spouse|guardian)('s)?
  (company|employer|client|firm|organi[sz]ation)('s)?
  (school|college|institute|institution|university|course|project|product|user|file)('s)?
  padre
  madre
  mae
  pai
  pere
  mere
  vater
  mutter
  `,
  { start: 'letter', end: 'letter' },
);

const isOfCandidate = (textBefore: string): boolean =>
  nameLabel.test(textBefore) && !labelOfOthers.test(fold(textBefore).replaceAll('’', "'"));

/** True when there is a place at this offset of the text. */
const isInPlace = (text: string, at: number): boolean =>
  piecesOfLine(text).some((piece) => at >= piece.from && at < piece.to && isPlace(piece.text));

/** 'Salem, MA' and 'Madison, WI' are places, 'Susan Salem, MA' is a person with a degree. */
const isPlace = (text: string): boolean => {
  if (placeLikeness(text.trim()) < 0.7) return false;
  const [beforeComma = ''] = text.trim().split(',');
  const [given = '', ...others] = beforeComma.split(/\s+/u);
  return others.length === 0 || !givenNames.has(fold(given));
};

/** The whole line, and the part before a separator: 'Jane Roe | Welder', 'Jane Roe - Welder', 'Resume: Jane Roe'. */
const partsOf = (text: string): { text: string; at: number; isRest: boolean }[] => {
  const trimmed = text.trimEnd().slice(0, 160);
  const lead = trimmed.length - trimmed.trimStart().length;
  const label = /^[^:\t]{3,32}[:\t]\s*(?::\s*)?/u.exec(trimmed)?.[0] ?? '';
  if (nameLabel.test(label)) return [{ text: trimmed.slice(label.length), at: label.length, isRest: false }];
  if (label !== '' && knownTitle(label) === 'contact')
    return partsOf(trimmed.slice(label.length)).map((part) => ({ ...part, at: part.at + label.length }));
  const parts = [{ text: trimmed.slice(lead), at: lead, isRest: false }];
  const beforeTitle = withoutTitle(trimmed.slice(lead));
  if (beforeTitle !== null) parts.push({ text: beforeTitle, at: lead, isRest: false });
  const bare = withoutDocumentTitle(trimmed, lead);
  if (bare !== null) parts.push({ ...bare, isRest: false });
  const cut = /\t|\s*[|•·,(/:]\s*|\s[-–—]\s|\s{3,}|[\uE000-\uF8FF]/u.exec(trimmed.slice(lead));
  if (cut !== null) {
    const from = lead + cut.index + cut[0].length;
    const head = trimmed.slice(lead, lead + cut.index);
    parts.push({ text: head, at: lead, isRest: false });
    const isAfterLabel = cut[0].includes(':');
    const rest = cut[0].includes('(') ? '' : trimmed.slice(from);
    const next = /\t|\s*[|•·]\s*|\s[-–—]\s/u.exec(rest);
    parts.push({ text: next === null ? rest : rest.slice(0, next.index), at: from, isRest: !isAfterLabel });
  }
  return parts.filter((part) => part.text !== '');
};

/** 'Jane Roe Product Designer', with nothing between the name and the title: two or three words that are not of work. */
const withoutTitle = (text: string): string | null => {
  const words = [...text.matchAll(/\S+/gu)];
  if (words.length < 3 || words.length > 7) return null;
  for (const count of [3, 2]) {
    const [next, name] = [words[count], words.slice(0, count)];
    if (next === undefined || titleScore(text.slice(next.index)) < minTitleScore) continue;
    if (name.some(([word]) => workWords().has(fold(word)))) continue;
    return text.slice(0, next.index).trimEnd();
  }
  return null;
};

/** From this score on the words behind a name are a job title. */
const minTitleScore = 2.5;

/** 'JANE ROE RESUME', 'Curriculum Vitae Jane Roe', 'Resume of Jane Roe'. */
const withoutDocumentTitle = (text: string, lead: number): { text: string; at: number } | null => {
  const before = /^\s*(?:curriculum vitae|lebenslauf|r[eé]sum[eé]|cv)\s*(?:of|von|de|di|van)?[\s:–—-]+/iu.exec(text);
  if (before !== null) return { text: text.slice(before[0].length), at: before[0].length };
  const behind = /[\s,–—-]+(?:curriculum vitae|lebenslauf|r[eé]sum[eé]|cv)\s*$/iu.exec(text);
  return behind === null ? null : { text: text.slice(lead, behind.index), at: lead };
};

const isTitle = (text: string): boolean => isDocumentTitle(text) || knownTitle(text) !== null || isAimLabel(text);

/** 'Roe, Jane', 'jane roe', 'J A N E   R O E'. */
const candidatesSetApart = (line: Line, index: number, context: Context): Candidate[] => {
  const text = line.text.trim();
  const names = text.length > 60 ? [] : oddNamesIn(text);
  if (names.length === 0 || isTitle(text)) return [];
  const at = line.text.indexOf(text);
  const spans = [{ order: context.reading.order, line: index, from: at, to: at + text.length }];
  return names.map(({ value, name }) => ({
    value,
    spans,
    score: name.likeness - 0.1 + positionScore(line, value, context),
  }));
};

/** 'Anna van der' over 'Berg': the particles belong to the line below. */
const withoutParticles = (text: string): string => {
  const words = text.split(/\s+/u);
  const last = words.findLastIndex((word) => !nameParticles.has(fold(word)));
  return words.slice(0, last + 1).join(' ');
};

/** Share of the larger of two sizes by which they may differ and still look the same: 40 and 42 points. */
const sameSizeShare = 0.06;

/**
 * 'JANE' over 'ROE': two adjacent lines in one large size, or in two sizes when the email address contains one of them.
 */
const acrossLines = (
  line: Line,
  index: number,
  next: { line: Line; index: number } | undefined,
  context: Context,
): Candidate[] => {
  if (next === undefined || next.index !== index + 1 || line.text.includes('\t') || next.line.text.includes('\t'))
    return [];
  const sizes = [line.style.sizePt, next.line.style.sizePt];
  const largestPt = Math.max(...sizes);
  if (Math.min(...sizes) < context.body * 1.25 && !isSetApartFromRest(line, next, context)) return [];
  const isOneSize = largestPt - Math.min(...sizes) <= Math.max(0.6, sameSizeShare * largestPt);
  const [upper, lower] = [line.text.trim(), next.line.text.trim()];
  const top = nameIn(withoutParticles(upper));
  const bottom = nameIn(lower) ?? (top?.words.length === 1 && isOneSize ? surnameAlone(lower) : null);
  const name = nameIn(`${upper} ${lower}`);
  if (top === null || bottom === null || name === null || top.words.length > 3 || bottom.words.length > 3) return [];
  if (isTitle(upper) || isTitle(lower)) return [];
  const isInAddress = (part: string): boolean => context.emails.some((email) => agreesWithName(email, part));
  const isSplitName =
    [top, bottom].some(({ words }) => words.length === 1) &&
    titleScore(lower) < 1 &&
    (isInAddress(lower) || !isPlace(lower));
  // smaller type below is rather an occupation
  const isNamed =
    (isInAddress(lower) && (bottom.words.length === 1 || isInAddress(upper))) ||
    (next.line.style.sizePt > line.style.sizePt && isInAddress(upper));
  if (!isOneSize && !(isSplitName && isNamed)) return [];
  const particles = upper.split(/\s+/u).length - withoutParticles(upper).split(/\s+/u).length;
  if (name.words.length !== top.words.length + particles + bottom.words.length) return [];
  const from = line.text.indexOf(upper) + top.from;
  const below = next.line.text.indexOf(lower) + bottom.from;
  const spans = [
    {
      order: context.reading.order,
      line: index,
      from,
      to: particles > 0 ? from - top.from + upper.length : from + top.value.length,
    },
    { order: context.reading.order, line: next.index, from: below, to: below + bottom.value.length },
  ];
  const larger = line.style.sizePt < next.line.style.sizePt ? next.line : line;
  // one line of the largest type that breaks at a hyphen or before a particle is half of a name
  const isBroken = /\p{L}[-‐]$/u.test(upper) || particles > 0 || nameParticles.has(fold(lower.split(/\s+/u)[0] ?? ''));
  const isHalf =
    isOneSize &&
    (isBroken || (isSplitName && (isInAddress(lower) || context.at < 2) && isSetApartFromRest(line, next, context)));
  const score = name.likeness + positionScore(larger, name.value, context) + (isHalf ? 0.5 : 0.05);
  return [{ value: name.value, spans, score }];
};

/** 'Trujillo' is also a large town, which `nameIn` does not take for a name by itself. */
const surnameAlone = (text: string): Pick<NameWords, 'value' | 'from' | 'words'> | null =>
  /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text) ? { value: text, from: 0, words: [text] } : null;

/** Two lines that share a type which the lines around them do not have. */
const isSetApartFromRest = (
  line: Line,
  { line: next, index }: { line: Line; index: number },
  { reading }: Context,
): boolean => {
  const [above, below] = [reading.lines[index - 2], reading.lines[index + 1]];
  const isAlike = (other: Line): boolean =>
    Math.abs(other.style.sizePt - line.style.sizePt) <= 0.6 && other.style.isBold === line.style.isBold;
  if (below === undefined || isAlike(below) || !isAlike(next) || (above !== undefined && isAlike(above))) return false;
  return line.style.isBold || line.style.sizePt > below.style.sizePt;
};

/** 'YOLANDA' over 'CIFUENTES' over 'MORA': three lines of one large size in a narrow column. */
const onThreeLines = (lines: readonly { line: Line; index: number }[], context: Context): Candidate[] => {
  const [first] = lines;
  if (first === undefined || lines.length < 3 || first.line.style.sizePt < context.body * 1.25) return [];
  const isAlike = lines.every(
    ({ line, index }, at) =>
      index === first.index + at &&
      Math.abs(line.style.sizePt - first.line.style.sizePt) <= 0.6 &&
      /^\S+$/u.test(line.text.trim()),
  );
  const texts = lines.map(({ line }) => line.text.trim());
  const name = isAlike ? nameIn(texts.join(' ')) : null;
  if (name === null || name.words.length !== 3 || texts.some((text) => isTitle(text) || titleScore(text) >= 1))
    return [];
  const spans = lines.map(({ line, index }) => {
    const from = line.text.length - line.text.trimStart().length;
    return { order: context.reading.order, line: index, from, to: from + line.text.trim().length };
  });
  const isHalf = texts.some((text, at) => at < 2 && /\p{L}[-‐]$/u.test(text));
  const score = name.likeness + positionScore(first.line, name.value, context) + (isHalf ? 0.7 : 0.1);
  return [{ value: name.value, spans, score }];
};

/** The score of a line apart from its words: its size, its position, the email address, the file's author. */
const positionScore = (line: Line, value: string, context: Context): number => {
  const { largest, body, at, emails, document, isForeign } = context;
  const { sizePt, isBold } = line.style;
  let score = 0;
  if (sizePt >= largest - 0.3 && sizePt > body * 1.1) score += 0.7;
  else if (sizePt > body * 1.3) score += 0.35;
  else if (isBold) score += 0.1;
  score += at === 0 ? 0.45 : at < 3 ? 0.3 : at < 8 ? 0.15 : 0;
  if (emails.some((email) => agreesWithName(email, value))) score += 0.5;
  if (document.metadata.author !== '' && document.metadata.author.toLowerCase() === value.toLowerCase()) score += 0.3;
  // One word alone is more often an occupation or a firm, except where names are written without a space.
  if (
    !/\s|\.\p{L}/u.test(value) &&
    !isCaseless(value) &&
    !emails.some((email) => agreesWithName(email, value)) &&
    !givenNames.has(fold(value))
  )
    score -= 0.8;
  if (isForeign && (sizePt < largest - 0.3 || sizePt <= body * 1.1)) score -= 0.6;
  return score;
};

const emailsIn = (reading: Reading): readonly string[] =>
  reading.lines
    .slice(0, 300)
    .filter(({ text }) => text.includes('@'))
    .flatMap(({ text }) =>
      [...text.slice(0, 500).matchAll(/([\p{L}\p{N}._%+-]+)@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu)].map((match) => match[0]),
    );
