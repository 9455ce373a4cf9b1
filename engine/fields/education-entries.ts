import { degreeLetters } from '../lexicon/degrees.ts';
import { townsNamedLikeSchools } from '../lexicon/institution-words.ts';
import { plain } from './dates/date-at.ts';
import { degreeScore, isGrade, isSubject } from './degrees.ts';
import { atomsOf, type Atom } from './entries/atoms.ts';
import { isRegionName, placeScore } from './entries/place-patterns.ts';
import type { Row } from './entries/rows.ts';
import { styleKey } from './entries/section-style.ts';
import { institutionScore } from './institutions.ts';

/** The pieces of one entry; empty lists for what it does not tell. `isGuess` when its school or degree is known only by its place in the entry. */
export type EducationParts = {
  institution: Atom[];
  degree: Atom[];
  subject: Atom[];
  grade: Atom[];
  place: Atom[];
  period: Atom | null;
  isGuess: boolean;
};

type Label = 'institution' | 'degree' | 'subject' | 'grade' | 'place' | 'period' | 'other';
/** `goesOn`: the row above broke off in the middle of this field. */
type Labelled = { atom: Atom; label: Label; row: Row; goesOn?: true };
type Key = 'institution' | 'degree' | 'period';

/** Groups the pieces of the rows into entries: a new one begins with what begins the first entry, or when something is named twice. */
export const educationEntries = (rows: readonly Row[]): readonly EducationParts[] => {
  const pieces = labelled(rows);
  const leader =
    pieces.find(({ label }) => label === 'institution' || label === 'degree' || label === 'period')?.label ?? 'degree';
  const rowsWith = (label: Label): ReadonlySet<Row> =>
    new Set(pieces.filter((piece) => piece.label === label).map((piece) => piece.row));
  const schools = rowsWith('institution');
  const whole = new Set([...rowsWith('degree')].filter((row) => schools.has(row)));
  const entries: Draft[] = [];
  let current: Draft | null = null;
  for (const piece of pieces) {
    const { label } = piece;
    const isKey = label === 'institution' || label === 'degree' || label === 'period';
    if (
      current === null ||
      current.section !== piece.row.section ||
      (isKey && beginsAnother(current, label, leader, piece, whole.has(piece.row)))
    ) {
      if (!isKey && current === null && label !== 'other' && label !== 'subject') continue;
      const before: Draft | null = current;
      current = { section: piece.row.section, pieces: subjectBefore(before, piece) };
      // a second degree named under the same school
      if (label === 'degree' && leader !== 'degree' && before !== null && before.section === current.section)
        current.inherited = before;
      entries.push(current);
    }
    current.pieces.push(piece);
  }
  return entries
    .flatMap((entry, index) => partsOf(entry, entries[index - 1], leader))
    .filter((parts) => parts.institution.length > 0 || parts.degree.length > 0);
};

/** 'Botany, Bachelor': a subject that stands right before its degree goes with it into the new entry. */
const subjectBefore = (before: Draft | null, piece: Labelled): Labelled[] => {
  const last = before?.pieces.at(-1);
  if (
    before === null ||
    last === undefined ||
    piece.label !== 'degree' ||
    last.label !== 'subject' ||
    last.row !== piece.row
  )
    return [];
  return before.pieces.splice(-1);
};

type Draft = { section: number; pieces: Labelled[]; inherited?: Draft };

const has = (draft: Draft, label: Label): boolean => draft.pieces.some((piece) => piece.label === label);

const beginsAnother = (current: Draft, label: Key, leader: Label, piece: Labelled, isWhole: boolean): boolean => {
  // a row with both a degree and a school is an entry by itself
  if (isWhole && !isOnSameRow(current, piece) && (has(current, 'institution') || has(current, 'degree'))) return true;
  if (has(current, label)) {
    if (label !== 'period') return !continues(current, piece);
    return leader === 'period' && !isOnSameRow(current, piece);
  }
  // the leader came late: what stands before belongs to nothing else
  return (
    label === leader &&
    (has(current, 'institution') || has(current, 'degree')) &&
    !isOnSameRow(current, piece) &&
    has(current, 'period')
  );
};

const isOnSameRow = (current: Draft, piece: Labelled): boolean => current.pieces.at(-1)?.row === piece.row;

/** 'School of Engineering, University of Oslo' and 'B.A. and B.Sc., joint degree' are one field in two pieces. */
const continues = (current: Draft, piece: Labelled): boolean => {
  if (piece.goesOn === true) return true;
  const last = current.pieces.at(-1);
  return (
    last !== undefined &&
    last.label === piece.label &&
    last.row === piece.row &&
    (piece.atom.glue === 'comma' || piece.atom.glue === 'dash') &&
    (piece.label === 'institution' || degreeScore(piece.atom.text) < 3)
  );
};

const skipped =
  /^(?:relevant )?(?:courses?|coursework|modules|subjects|thesis|master thesis|bachelor thesis|dissertation|advisor|supervisors?|activities|projects?|senior project|specialization|description|title|awards|scholarship|minor)\b.{0,30}?:|^(?:courses|coursework|relevant coursework|activities)$/iu;

/** 'Bachelor of Science in Electrical and' needs the next line. */
const breaksOff =
  /\b(?:[Aa]nd|[Oo]f|in|for|the|und|et|y|e|de|der|für|en|di|da|do|della|degli|des|du|del|la|van|von|zum|zur)$|&$/u;

const labelled = (rows: readonly Row[]): readonly Labelled[] => {
  const names = rows.filter(
    (row) => row.text.split(' ').length <= 16 && (degreeScore(row.text) >= 3 || institutionScore(row.text) >= 3),
  );
  const marked = names.filter((row) => row.hasMarker).length;
  const usesMarkers = marked > 0 && marked * 2 >= names.length;
  let above: Labelled | undefined;
  let words: Labelled | undefined;
  return rows.flatMap((row, at) => {
    const dates = atomsOf([row], row);
    if (row.hasMarker && !usesMarkers)
      return dates
        .filter((atom) => atom.period === null && isGrade(atom.text))
        .map((atom): Labelled => ({ atom, label: 'grade', row }));
    if (skipped.test(row.text)) return [];
    const isProse =
      row.text.split(' ').length > 12 &&
      degreeScore(row.text) < 2 &&
      institutionScore(row.text) < 2 &&
      row.periods.length === 0;
    const isBelowCells = row.isWrapped === true && rows[at - 1]?.text.includes('\t') === true;
    const broken = above?.label === 'period' && isBelowCells ? words : above;
    const isRestOfCell = isBelowCells && !isNameOfOwn(row, broken);
    const goesOn = broken !== undefined && (isRestOfCell || breaksOff.test(broken.atom.text));
    // months are written small in most languages
    const isMidSentence = /^\p{Ll}/u.test(row.text) && !goesOn && row.periods[0]?.from !== 0;
    if (isProse || isMidSentence)
      return dates.filter((atom) => isGrade(atom.text)).map((atom): Labelled => ({ atom, label: 'grade', row }));
    const named = nameAtoms(dates.flatMap(splitAtDegree), row).map((piece, index) =>
      index === 0 && broken !== undefined && goesOn && broken.label !== 'other'
        ? { ...piece, label: broken.label, goesOn: true as const }
        : piece,
    );
    const [first] = named;
    if (
      row.isWrapped === true &&
      above?.label === 'other' &&
      first?.label === 'institution' &&
      isRestOfName(row, above)
    ) {
      above.label = 'institution';
      first.goesOn = true;
    }
    above = named.at(-1);
    words = named.findLast(({ label }) => label !== 'period') ?? words;
    return named;
  });
};

/** 'Harrow College (Leeds)' below a degree is the school, however full the row above was. */
const isNameOfOwn = ({ text }: Row, above: Labelled | undefined): boolean => {
  if (!/^\p{Lu}/u.test(text)) return false;
  const [school, degree] = [institutionScore(text) >= 3, degreeScore(text) >= 3];
  if (above?.label === 'institution') return degree && !school;
  return school && !degree && above?.label !== 'other';
};

/** Degrees that no subject follows without a word between. */
const wholeDegree =
  /^(?:high school diploma|secondary school certificate|(?:associate|bachelor|master)(?:['’]?s)? degree|abitur|baccalaur[ée]at|bachillerato)(?= |$)/iu;

/** 'PhD Princeton University' and 'High School Diploma Harrow High School' without any separator is a degree and a school. */
const splitAtDegree = (atom: Atom): readonly Atom[] => {
  const first = wholeDegree.exec(atom.text)?.[0] ?? atom.text.split(' ', 1)[0] ?? '';
  const rest = atom.text.slice(first.length + 1);
  if (
    atom.period !== null ||
    !(wholeDegree.test(first) || degreeLetters.has(first.replaceAll('.', ''))) ||
    institutionScore(rest) < 3 ||
    degreeScore(rest) > 1 ||
    !/^\p{Lu}/u.test(rest)
  )
    return [atom];
  return [
    { ...atom, text: first, to: atom.from + first.length },
    { ...atom, text: rest, from: atom.from + first.length + 1, glue: 'bar' },
  ];
};

const nameAtoms = (atoms: readonly Atom[], row: Row): readonly Labelled[] => {
  const named: Labelled[] = [];
  atoms.forEach((atom, index) => {
    const before = named.at(-1);
    const after = atoms[index + 1];
    named.push({ atom, row, label: labelOf(atom, before, after) });
  });
  return named.some(({ label }) => label === 'institution') ? named.map(withDashedSubject) : named;
};

/** 'Hochschule' alone, below 'Ostbayerische Technische' in the same type. */
const isRestOfName = (row: Row, above: Labelled): boolean =>
  (row.text.split(',', 1)[0] ?? '').split(' ').length <= 2 &&
  (above.atom.glue === 'comma' || styleKey(row) === styleKey(above.row)) &&
  above.atom.to === above.row.from + above.row.text.length;

/** 'Bachelor – Nursing, Harrow College': where the school is known, what a dash parts from the degree is its subject. */
const withDashedSubject = (piece: Labelled, index: number, all: readonly Labelled[]): Labelled =>
  piece.label === 'other' &&
  piece.atom.glue === 'dash' &&
  all[index - 1]?.label === 'degree' &&
  !/\d/u.test(piece.atom.text)
    ? { ...piece, label: 'subject' }
    : piece;

const labelOf = (atom: Atom, before: Labelled | undefined, after: Atom | undefined): Label => {
  const { text } = atom;
  if (atom.period !== null) return 'period';
  const degree = degreeScore(text);
  const school = institutionScore(text);
  if (degree >= 2 && !(school >= 3 && degree === 2)) {
    // 'Cambridge, MA' is no master of arts
    if (/^[A-Z]{2}$/u.test(text) && atom.glue === 'comma' && isRegionName(text)) return 'place';
    return 'degree';
  }
  const isTown = after?.glue === 'comma' && after.period === null && isRegionName(after.text);
  if (isTown && townsNamedLikeSchools.has(plain(text))) return 'place';
  if (school >= 2 && !(school < 3 && isTown)) return 'institution';
  if (isGrade(text)) return 'grade';
  if (isCampus(atom, before, isTown)) return 'institution';
  if (isRegionName(text) || placeScore(text) >= 1.5 || (isTown && placeScore(text) >= 0)) {
    return 'place';
  }
  if (isSubject(text)) return 'subject';
  if (degree === 1) return 'degree';
  return before?.label === 'degree' && atom.glue === 'comma' && !/\d/u.test(text) ? 'subject' : 'other';
};

/** 'University of California, Berkeley': a university of a whole state is told apart by its town. */
const isCampus = (atom: Atom, before: Labelled | undefined, isTown: boolean): boolean => {
  if (before?.label !== 'institution' || atom.glue !== 'comma' || isTown || isRegionName(atom.text)) return false;
  const state = /^university of ([\p{L} ]+)$/iu.exec(before.atom.text)?.[1];
  return state !== undefined && isRegionName(state) && /^\p{Lu}[\p{L} -]+$/u.test(atom.text) && !isSubject(atom.text);
};

const partsOf = (draft: Draft, previous: Draft | undefined, leader: Label): EducationParts => {
  const atoms = (label: Label): Atom[] => {
    const found = draft.pieces.filter((piece) => piece.label === label);
    const [first] = found;
    // a field is one stretch of one row: a second place or subject on another row is something else, unless the row broke off
    return found.filter((piece) => piece.row === first?.row || piece.goesOn === true).map((piece) => piece.atom);
  };
  const parts: EducationParts = {
    institution: contiguous(atoms('institution'), draft),
    degree: contiguous(atoms('degree'), draft),
    subject: contiguous(atoms('subject'), draft),
    grade: atoms('grade').slice(0, 1),
    place: contiguous(atoms('place'), draft),
    period: bestPeriod(draft),
    isGuess: false,
  };
  if (draft.inherited !== undefined && parts.institution.length === 0) {
    parts.institution = draft.inherited.pieces
      .filter((piece) => piece.label === 'institution')
      .map((piece) => piece.atom)
      .slice(0, 1);
    if (parts.place.length === 0)
      parts.place = contiguous(
        draft.inherited.pieces.filter((piece) => piece.label === 'place').map((piece) => piece.atom),
        draft.inherited,
      );
  }
  return guessed(parts, draft, previous, leader);
};

const bestPeriod = (draft: Draft): Atom | null => {
  const dates = draft.pieces.filter((piece) => piece.label === 'period');
  return (dates.find(({ atom }) => atom.period?.isRange === true) ?? dates[0])?.atom ?? null;
};

/** The first atoms that follow each other directly. */
const contiguous = (atoms: readonly Atom[], draft: Draft): Atom[] => {
  const isBetweenRests = (index: number): boolean =>
    draft.pieces[index]?.label === 'period' && draft.pieces[index + 1]?.goesOn === true;
  const order = draft.pieces.filter((_, index) => !isBetweenRests(index)).map((piece) => piece.atom);
  const kept: Atom[] = [];
  for (const atom of atoms) {
    const last = kept.at(-1);
    if (last !== undefined && order.indexOf(atom) !== order.indexOf(last) + 1) break;
    kept.push(atom);
  }
  return kept;
};

/** Where no word tells the degree or the school, its place in the entry does: beside the other, or beside the dates. */
const guessed = (parts: EducationParts, draft: Draft, previous: Draft | undefined, leader: Label): EducationParts => {
  if (parts.degree.length > 0 && parts.institution.length > 0) return parts;
  const known = draft.pieces.filter(({ label }) => label === 'institution' || label === 'degree' || label === 'period');
  const others = draft.pieces.filter(({ label, atom }) => label === 'other' && isNameLike(atom.text));
  const lines = new Set(known.map(({ row }) => row.line));
  const near =
    others.find(({ row }) => lines.has(row.line)) ??
    others.find(({ row }) => [...lines].some((line) => Math.abs(line - row.line) === 1));
  if (parts.degree.length === 0 && parts.subject.length > 0) {
    if (near !== undefined && parts.institution.length === 0)
      return { ...parts, institution: [near.atom], degree: parts.subject, isGuess: true };
    return { ...parts, degree: parts.subject, subject: [] };
  }
  if (parts.degree.length === 0 && parts.institution.length > 0) {
    const above =
      leader === 'degree'
        ? previous?.pieces
            .filter(({ label, row }) => label === 'other' && row.line === (known[0]?.row.line ?? 0) - 1)
            .at(-1)
        : undefined;
    const guess = above ?? near;
    return guess !== undefined && isNameLike(guess.atom.text)
      ? { ...parts, degree: [guess.atom], isGuess: true }
      : parts;
  }
  if (parts.institution.length === 0 && near !== undefined)
    return { ...parts, institution: [near.atom], isGuess: true };
  return parts;
};

const isNameLike = (text: string): boolean => {
  const words = text.split(' ');
  return (
    words.length <= 8 &&
    /^\p{Lu}/u.test(text) &&
    !/[.!?]$/u.test(text) &&
    !/https?:|www\.|@/u.test(text) &&
    !/^\d/u.test(text)
  );
};
