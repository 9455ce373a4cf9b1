import { detailLabel, fieldName, levelLabel } from '../../lexicon/phrases/entry-labels.ts';
import { factOf, type Fact } from '../../lexicon/form-labels.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import { legalForms, sharedWords, weakLegalForms } from '../../lexicon/work/employer-words.ts';
import { isEmploymentType } from '../../lexicon/work/employment-types.ts';
import { isSelfEmployed } from '../../lexicon/work/self-employed.ts';
import { workFields } from '../../lexicon/work/job-titles.ts';
import { isDateRest } from '../dates/date-rest.ts';
import { degreeScore } from '../education/degrees.ts';
import { employerScore } from '../experience/employers.ts';
import { institutionScore } from '../education/institutions.ts';
import { titleScore } from '../experience/titles.ts';
import { listsTools } from '../experience/tools.ts';
import { isRegionName, placeScore } from '../places/place-score.ts';
import type { Atom, Closing, Glue } from './atom.ts';
import { isDuration } from './durations.ts';
import { areInitialsOf } from './initials.ts';
import type { Row } from './row.ts';
import { typeAt } from './section-style.ts';
import { townsApart } from './towns-apart.ts';

const separators: readonly { glue: Glue; pattern: RegExp }[] = [
  { glue: 'tab', pattern: /\s*\t\s*/uy },
  // a small L is typed for a bar
  { glue: 'bar', pattern: /\s*[|¦‖]\s*|\s+\/\/\s+|\s+[·•∙●◦▪⋅✦◆]\s+|(?<=[\p{L}\d.)])\s+l\s+(?=\p{Lu})/uy },
  // 'Harrow Works –Leeds', 'Welder @Harrow' have the space before it only
  { glue: 'dash', pattern: /\s+(?:[-–—−]|--|---)\s+|\s*—\s*|\s+[-–](?=\p{Lu}\p{L})/uy },
  { glue: 'colon', pattern: /:\s+(?=\p{Lu})/uy },
  { glue: 'comma', pattern: /[,;]\s+/uy },
  { glue: 'at', pattern: /\s+(?:at|@|bei|chez|presso|bij|hos)\s+|\s+@(?=\p{Lu})/uy },
];

/**
 * Splits the header rows into atoms, with dates and their brackets cut out. Commas and dashes inside brackets do not
 * separate.
 */
export const atomsOf = (rows: readonly Row[], anchor: Row | null): readonly Atom[] =>
  unwrapped(
    rows.map((row, index) => {
      if (row !== anchor && (detailLabel.test(row.text) || listsTools(row.text))) return [];
      const periods = row === anchor ? row.periods : row.periods.filter((period) => period.isRange);
      const atoms: Atom[] = [];
      let from = 0;
      for (const period of periods) {
        const start = row.text.slice(0, period.from).replace(/[\s([]+$/u, '').length;
        const tail = /^[\s)\].]*/u.exec(row.text.slice(period.to))?.[0] ?? '';
        const end = period.to + (tail.includes(')') || tail.includes(']') ? tail.trimEnd().length : 0);
        atoms.push(...textAtoms(row, index, from, start));
        atoms.push({
          text: row.text.slice(period.from, period.to),
          line: row.line,
          from: row.from + period.from,
          to: row.from + period.to,
          glue: /\t[\s([]*$/u.test(row.text.slice(0, period.from)) ? 'tab' : 'date',
          row: index,
          period,
        });
        from = end;
      }
      if (periods.length === 0 || !beginsDescription.test(row.text.slice(from)))
        atoms.push(...textAtoms(row, index, from, row.text.length));
      return townsApart(atoms.filter((atom) => !isRestOfDates(atom, row))).map((atom, position) =>
        position === 0
          ? { ...atom, glue: row.isWrapped === true && index > 0 ? ('wrap' as const) : ('line' as const) }
          : atom,
      );
    }),
    rows,
  );

/** '2016 – 2020: responsible for the books': what was done there, not a part of the header. */
const beginsDescription = /^[\s)\].]*(?::|\s[-–—]\s)\s*\p{Ll}\S*\s+\S+\s+\S/u;

/** 'Mars' in a cell of its own is an employer, behind a dash it is a month. */
const isRestOfDates = ({ text, glue, period }: Atom, { periods }: Row): boolean =>
  period === null &&
  periods.length > 0 &&
  (text.includes(' ') || glue === 'date' || glue === 'dash' || glue === 'comma') &&
  isDateRest(text);

/**
 * A header that is too long for its cell continues in the next row, under the dates: then the dates are moved behind
 * it, and what follows gets a weak separator, so that it can belong to the broken field.
 */
const unwrapped = (atomsOfRows: readonly (readonly Atom[])[], rows: readonly Row[]): readonly Atom[] => {
  let held: readonly Atom[] = [];
  return atomsOfRows.flatMap((atoms, index) => {
    const hasDateCell = endsInDateCell(atoms) && isFullCell(rows[index], rows[index + 1]);
    const dates = hasDateCell ? atoms.slice(-1) : [];
    const [first, ...rest] = hasDateCell ? atoms.slice(0, -1) : atoms;
    const own =
      first === undefined ? [] : held.length > 0 ? [{ ...first, glue: 'wrap' as const }, ...rest] : [first, ...rest];
    const released = held;
    held = index < atomsOfRows.length - 1 ? dates : [];
    return [...own, ...released, ...(held.length > 0 ? [] : dates)];
  });
};

/** In em: the mean width of a letter, in capitals too. */
const letterWidth = { usual: 0.5, caps: 0.65 };
/** In em: by how much the width of a text is misjudged. */
const widthSlack = 3;
/** Letters of a cell beside dates below which none wraps where nothing is known about its width. */
const minWrappedCell = 30;

/** True when the first word of the row below may not have fitted into the cell before the dates. */
const isFullCell = (row: Row | undefined, below: Row | undefined): boolean => {
  if (row === undefined || below === undefined) return true;
  const { box, style } = row.source;
  if (box === null) return row.text.lastIndexOf('\t') >= minWrappedCell;
  const [word = ''] = below.text.split(/\s/u);
  const letter = (style.isCaps ? letterWidth.caps : letterWidth.usual) * style.sizePt;
  return box.width < (row.text.length + word.length) * letter + widthSlack * style.sizePt;
};

const endsInDateCell = (atoms: readonly Atom[]): boolean => {
  const last = atoms.at(-1);
  return atoms.length > 1 && last !== undefined && last.period !== null && last.glue === 'tab';
};

const textAtoms = (row: Row, index: number, from: number, to: number): readonly Atom[] => {
  const pieces: Stretch[] = [];
  let start = from;
  let glue: Glue = from === 0 ? 'line' : 'date';
  let depth = 0;
  let position = from;
  while (position < to) {
    const letter = row.text[position] ?? '';
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    const isOpen = depth === 0 || letter === '\t';
    const found = isOpen
      ? (separatorAt(row.text, position, to) ?? stopAt(row.text, start, position, to) ?? typeChangeAt(row, position))
      : null;
    if (found === null) {
      position += 1;
      continue;
    }
    if (letter === '\t') depth = 0;
    pieces.push({ from: start, to: position, glue });
    ({ glue } = found);
    start = position + found.length;
    position = start;
  }
  pieces.push({ from: start, to, glue });
  return withWholeNames(row.text, pieces)
    .flatMap((piece, at, all) => bracketed(row.text, { ...piece, ...labelledBy(row, all[at - 1], piece) }))
    .flatMap((piece) => trimmed(row, index, piece));
};

/** 'Employer: Acme | Role: Welder': the label before a piece, or before the whole row. */
const labelledBy = (row: Row, label: TextPiece | undefined, { from, glue }: TextPiece): { fact?: Fact } => {
  const isBehindLabel = label !== undefined && (glue === 'colon' || glue === 'dash' || glue === 'tab');
  const fact = isBehindLabel ? factOf(row.text.slice(label.from, label.to)) : from === 0 ? (row.fact ?? null) : null;
  return fact === null ? {} : { fact };
};

type TextPiece = { from: number; to: number; glue: Glue };

/**
 * 'University of Texas at Austin': what follows 'at' is the campus, not an employer. 'HFG - Harrow Food Group' is one name
 * and its initials.
 */
const withWholeNames = (text: string, pieces: readonly TextPiece[]): readonly TextPiece[] => {
  const joined: TextPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isExplained =
      last !== undefined &&
      piece.glue === 'dash' &&
      explains(text.slice(last.from, last.to).trim(), text.slice(piece.from, piece.to).trim());
    const isCampus =
      last !== undefined &&
      piece.glue === 'at' &&
      /\bat\s+$/u.test(text.slice(last.to, piece.from)) &&
      universityAtEnd.test(text.slice(last.from, last.to)) &&
      campus.test(text.slice(piece.from, piece.to));
    if (isCampus || isExplained) joined[joined.length - 1] = { ...last, to: piece.to };
    else joined.push(piece);
  }
  return joined;
};

const explains = (a: string, b: string): boolean =>
  (areInitialsOf(a, b) && titleScore(b) < 2) || (areInitialsOf(b, a) && titleScore(a) < 2);

const universityAtEnd = /\b(?:University|College|School|Institute)(?: of(?: \p{Lu}[\p{L}'.-]*){1,3})?$/u;
const campus = /^\p{Lu}[\p{L}'’.-]*(?:[ -]\p{Lu}[\p{L}'’.-]*){0,2}$/u;

const articles = "(?:(?:la|le|les) |l['’])?";
const at = new RegExp(
  `\\s+(na|no|en|em|nel|nella|nello|à|au|aux)\\s+${articles}(?=(\\p{Lu}[^,;|·•\\t(–—]{1,80}))`,
  'uy',
);
/**
 * How sure the name of an employer must be behind each word. 'en' and 'em' occur inside titles as well ('Técnico en
 * Contabilidad'), 'na' and 'no' hardly do.
 */
const sureEmployer: Record<string, number> = {
  na: 0.3,
  no: 0.3,
  en: 2,
  em: 2,
  nel: 0.9,
  nella: 0.9,
  nello: 0.9,
  à: 0.9,
  au: 0.9,
  aux: 0.9,
};

/** 'Desenvolvedora na Acme', 'Contable en Acme S.L.', 'Saldatore nella Ditta Acme': a title comes before and an employer follows. */
const atEmployer = (text: string, position: number): { glue: Glue; length: number } | null => {
  at.lastIndex = position;
  const found = at.exec(text);
  if (found === null) return null;
  const [whole, word = '', employer = ''] = found;
  if (employerScore(employer.trim()) < (sureEmployer[word] ?? 9) || placeScore(employer.trim()) >= 1.5) return null;
  const title = text.slice(0, position);
  return titleScore(title) >= 1.2 && degreeScore(title) < 2 ? { glue: 'at', length: whole.length } : null;
};

const stop = /\.\s+(?=[\p{Lu}\d])/uy;
/** Letters of the last word before a full stop that does not abbreviate it: 'Asst. Manager', 'Sr. Engineer'. */
const wholeWord = /\p{L}{5,}$/u;

/** 'Luthier. Harrow Strings': the full stop behind a title separates it from a name. */
const stopAt = (text: string, start: number, position: number, to: number): { glue: Glue; length: number } | null => {
  if (text[position] !== '.') return null;
  stop.lastIndex = position;
  const found = stop.exec(text);
  const title = text.slice(start, position);
  if (found === null || !wholeWord.test(title) || titleScore(title) < 2) return null;
  return titleScore(text.slice(stop.lastIndex, to)) < 1.2 ? { glue: 'dash', length: found[0].length } : null;
};

/** A space before a word in another type: 'Harrow Ltd' in bold, then 'Site Engineer'. */
const typeChangeAt = (row: Row, position: number): { glue: Glue; length: number } | null => {
  if (row.text[position] !== ' ' || row.source.typeChanges === undefined) return null;
  const isChange = row.source.typeChanges.some(({ at }) => at === row.from + position + 1);
  return isChange ? { glue: 'type', length: 1 } : null;
};

const behindTightComma = /(?<=[\p{Ll}\d)]),(?=(\p{Lu}\p{Ll}[^,;|·•\t(–—]{1,60}))/uy;

/** 'Harrow County Court,Application Developer': a comma without a space separates where a title or a town is beside it. */
const tightComma = (text: string, position: number): { glue: Glue; length: number } | null => {
  behindTightComma.lastIndex = position;
  const [, next = ''] = behindTightComma.exec(text) ?? [];
  if (next === '') return null;
  const isTitle = titleScore(next) >= 2 || titleScore(text.slice(0, position)) >= 2;
  return isTitle || placeScore(next) >= 1.5 ? { glue: 'comma', length: 1 } : null;
};

const separatorAt = (text: string, position: number, to: number): { glue: Glue; length: number } | null => {
  for (const { glue, pattern } of separators) {
    pattern.lastIndex = position;
    const found = pattern.exec(text);
    if (found === null || position + found[0].length > to + 1) continue;
    return glue === 'comma' && isBeforeLegalForm(text.slice(pattern.lastIndex, to))
      ? null
      : { glue, length: found[0].length };
  }
  if (text[position] === ',') return tightComma(text.slice(0, to), position);
  return text[position] === ' ' ? atEmployer(text.slice(0, to), position) : null;
};

/** 'Quay & Sons, Ltd.': the comma belongs to the name. Codes of states and ordinary words are no proof: 'Boulder, CO'. */
const isBeforeLegalForm = (rest: string): boolean => {
  const [, form = ''] = /^(\p{L}[\p{L}.]*)(?=\s*(?:$|[\t|,;()–—-]))/u.exec(rest) ?? [];
  const [word = ''] = lookupWordsOf(form);
  return legalForms.has(word) && !weakLegalForms.has(word) && (word.length > 2 || form.endsWith('.'));
};

/** 'Harrow College (Neustadt)': one or two capitalized words in brackets behind a certain name are its town. */
const isTownOf = (name: string, inside: string): boolean =>
  placeScore(inside) >= -0.8 &&
  !/^(?:formerly|now|ex|via|previously|ehemals|antes)\b/iu.test(inside) &&
  lookupWordsOf(inside).every((word) => !sharedWords.has(word) && !workFields.has(word)) &&
  titleScore(inside) < 0.5 &&
  (institutionScore(name) >= 3 || employerScore(name) >= 1.6);

type Stretch = { from: number; to: number; glue: Glue; closing?: Closing; fact?: Fact };

/**
 * 'Acme (Boston, MA)' is an employer and a place, 'Welder (Acme, Boston)' a title with both; 'Acme (formerly Roe & Co)'
 * is one name.
 */
const bracketed = (text: string, piece: Stretch): readonly Stretch[] => {
  // 'Acme (Boston, MA): 2019 – 2021'
  const raw = text.slice(piece.from, piece.to).replace(/[\s:]+$/u, '');
  const open = openingBracket(raw);
  if (open < 0) return [piece];
  const name = raw.slice(0, open).trim();
  const inside = raw.slice(open + 1, -1);
  const start = piece.from + open + 1;
  const end = piece.from + raw.length - 1;
  const closing = { open: start - 1, end: end + 1 };
  if (name !== '' && !isListWithTown(name, inside) && (placeScore(inside) >= 1.5 || isTownOf(name, inside)))
    return [
      { ...piece, to: start - 1 },
      { from: start, to: end, glue: 'bracket', closing },
    ];
  const isList = isListWithTown(name, inside) && titleScore(name) >= 1.5;
  if (name === '' ? isEmploymentType(inside) : !isList && !isEmployerOf(name, inside)) return [piece];
  const glue = name === '' ? piece.glue : 'paren';
  const parts = isListWithTown(name, inside)
    ? partsOfList(text, start, end, glue)
    : bracketed(text, { from: start, to: end, glue });
  return [
    ...(name === '' ? [] : [{ ...piece, to: start - 1 }]),
    ...parts.map((part, index) => (index === parts.length - 1 ? { ...part, closing } : part)),
  ];
};

/** Where the bracket opens that the last letter closes; -1 when there is none. */
const openingBracket = (raw: string): number => {
  if (!raw.endsWith(')')) return -1;
  let depth = 0;
  for (let at = raw.length - 1; at >= 0; at -= 1) {
    if (raw[at] === ')') depth += 1;
    if (raw[at] === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
};

/** 'Welder (Acme)': what is in brackets behind a title may be the employer; the other entries of the section tell. */
const isEmployerOf = (name: string, inside: string): boolean =>
  (titleScore(name) >= 1.2 || employerScore(name) < 1.6) &&
  degreeScore(name) < 2 &&
  (institutionScore(name) < 0.8 || titleScore(name) >= 2) &&
  !/^(?:formerly|now|ex|via|previously|through|ehemals|antes)\b/iu.test(inside) &&
  (isSelfEmployed(inside) || /^\p{Lu}[^\d]{2,}$/u.test(inside)) &&
  !isEmploymentType(inside) &&
  titleScore(inside) < 2.2;

/** 'Acme, Boston, MA': names that end in a place. */
const isListWithTown = (name: string, inside: string): boolean => {
  if (inside.includes('(')) return false;
  const parts = inside.split(/,\s+/u);
  if (parts.length < 2 || !isPlaceTail(parts)) return false;
  // 'Harrow Electric, Leeds, WA' is read as a place as a whole, though it begins with a name
  return (
    placeScore(inside) < 1.5 || (parts.length > 2 && (titleScore(name) >= 1.5 || employerScore(parts[0] ?? '') >= 1.3))
  );
};

const isPlaceTail = (parts: readonly string[]): boolean =>
  isRegionName(parts.at(-1) ?? '') ||
  placeScore(parts.slice(-2).join(', ')) >= 1.5 ||
  placeScore(parts.at(-1) ?? '') >= 1.5;

const partsOfList = (text: string, from: number, to: number, glue: Glue): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let start = from;
  for (const comma of text.slice(from, to).matchAll(/,\s+/gu)) {
    stretches.push({ from: start, to: from + comma.index, glue: stretches.length === 0 ? glue : 'comma' });
    start = from + comma.index + comma[0].length;
  }
  return [...stretches, { from: start, to, glue: stretches.length === 0 ? glue : 'comma' }];
};

/** 'Acme Insurance (via Bright Staffing)': a staffing agency is not part of the name. */
const agency = /\s*\((?:via|through|c\/o|über|durch|tramite|por medio de|através d[aeo])\s[^()]{2,60}\)?$/iu;

/** 'Harrow Chemicals (mostly working on water and soil samples)': four words and more, two of them small, tell about a name. */
const remark = /\s*\((?!formerly|now|ex|previously|ehemals|antes)(?:[^()\s]+\s+){3,14}[^()\s]+\s*\)?$/iu;

const withoutRemark = (text: string): string => {
  const found = remark.exec(text);
  if (found === null || found.index === 0) return text;
  const small = found[0]
    .match(/(?<!\p{L})\p{Ll}{2,}/gu)
    ?.filter((word) => !/^(?:of|and|the|for|de|la|und)$/u.test(word));
  return (small?.length ?? 0) < minSmallWords ? text : text.slice(0, found.index);
};

/** Words without a capital that a name in brackets does not have. */
const minSmallWords = 2;

/** 'As a Sales Executive' */
const asA = /^as an? (?=\p{L})/iu;

/** 'GS-0343-13', 'WG-5803-10': series and grade of a U.S. federal job. */
const payGrade = /^(?:GS|GG|WG|WL|WS|NF|NH|SES|YA)-?\d{1,4}(?:[-/]\d{1,4}){0,2}$/u;

/** 'Harrow Foods ~ 7 years', 'Harrow Foods (7 years)' */
const timeSpent = /\s*[~≈(]\s*\d{1,2}\+? ?(?:years?|yrs?|months?|mos?|jahre|ans|años|anos|anni|jaar)\)?$/iu;

/** What asks for a value: 'School: …', 'School' in a cell or a row of its own; not 'University, 2020' below 'Harrow'. */
const isLabel = (row: Row, end: number): boolean => {
  const rest = row.text.slice(end).trimStart();
  if (rest === '') return row.isWrapped !== true;
  const isOtherType = row.source.typeChanges?.some((change) => change.at === row.from + end + 1) === true;
  return isOtherType || /^(?:[:|(]|[-–—]\s)/u.test(rest) || /^\s*\t/u.test(row.text.slice(end));
};

const trimmed = (row: Row, index: number, { from, to, glue, closing, fact }: Stretch): Atom[] => {
  const raw = row.text.slice(from, to);
  // '2010-2013. Doctor of Philosophy', but '.NET developer'
  const edge = /^(?:[\s,;:|·•–—)\][>*-]|\.(?=\s))*/u.exec(raw)?.[0].length ?? 0;
  const lead = edge + (asA.exec(raw.slice(edge))?.[0].length ?? 0);
  const text = withoutRemark(raw.slice(lead))
    .replace(agency, '')
    .replace(timeSpent, '')
    .replace(/\s*\(?(?:https?:\/\/|www\.)\S+$/iu, '')
    .replace(/[\s,;:|·•–—([<*-]+$/u, '')
    // the full stop of a sentence, not that of 'Corp.'
    .replace(/(?<=\p{L}{4})(?<!corp|dept|univ|bros|assn|intl|tech|govt|assoc|natl)\.$/iu, '');
  // 'University' at the end of a row is no label but the beginning of a name, and the end of one where the row above goes on
  const mayBeLabel = from === 0 ? row.goesOn !== true : to < row.text.length;
  const isAsked = fieldName.test(text)
    ? isLabel(row, to) && (mayBeLabel || institutionScore(text) < 3)
    : levelLabel.test(text) && row.text[to] === ':';
  if (!/[\p{L}\d]/u.test(text) || isAsked || payGrade.test(text) || isDuration(text)) return [];
  const start = row.from + from + lead;
  const type = typeAt(row, start, text);
  const close =
    closing === undefined ? {} : { closing: { open: row.from + closing.open, end: row.from + closing.end } };
  const asked = fact === undefined ? {} : { fact };
  const until = start + text.length;
  return [{ text, line: row.line, from: start, to: until, glue, row: index, period: null, type, ...close, ...asked }];
};
