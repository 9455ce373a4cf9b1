import { isLabelOfBirthplace } from '../../lexicon/phrases/origin-words.ts';
import { onlyPlaceLabel, placeLabel } from '../../lexicon/phrases/place-labels.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Field, Section } from '../../model/resume.ts';
import { closingBlockOf } from '../../sections/groups/closing-block.ts';
import { contactLinesOf, type ContactLine } from '../contact/contact-lines.ts';
import { fold } from '../../text/fold.ts';
import { isBirthplace, mayBeBirthplace } from './birthplace.ts';
import { loneTownIn } from './lone-town.ts';
import { type PieceOfLine, piecesOfLine } from '../pieces-of-line.ts';
import { placeLikeness } from './place-likeness.ts';
import { wrappedPlace } from './wrapped-place.ts';

type Found = Field<string> & { line: number };

/** 'Ivo Petrov, PE' is not a town on Prince Edward Island, and 'Florence' above 'Roe' is half of a name. */
const isOfName = ({ value, spans }: Found, name: Field<string> | null): boolean => {
  if (name === null) return false;
  const overlaps = (span: Span): boolean =>
    name.spans.some(({ line, from, to }) => line === span.line && from < span.to && span.from < to);
  return fold(value).includes(fold(name.value)) || spans.some(overlaps);
};

/**
 * Where the candidate lives, as precisely as the contact details state it: 'City, State', 'City, Country', or a whole
 * address.
 */
export const locationOf = (
  reading: Reading,
  sections: readonly Section[],
  name: Field<string> | null = null,
): Field<string> | null => {
  // 'Passau, Juni 2026' below the last section tells where the page was signed.
  const signature = closingBlockOf(reading);
  const lines = contactLinesOf(reading, sections).filter(({ tier, line }) => tier === 0 && !signature.has(line));
  const found = [...placesOverLines(reading, lines), ...lines.flatMap((line) => placesIn(reading, line))].filter(
    (place) => !isOfName(place, name),
  );
  const [best] = [...found].sort((a, b) => b.confidence - a.confidence || a.line - b.line);
  if (best === undefined)
    return loneTownIn(reading, lines, { name: name?.value ?? null, listed: titledLines(sections) });
  return withStreetOrCity(best, found, reading);
};

/** The lines below the title of a section of contact details. */
const titledLines = (sections: readonly Section[]): ReadonlySet<number> =>
  new Set(sections.flatMap(({ kind, heading, lines }) => (kind === 'contact' && heading !== null ? lines : [])));

/** A piece of a line without the label before it. */
type Unlabelled = { from: number; text: string; isLabelled: boolean };

const unlabelled = (text: string, piece: PieceOfLine): Unlabelled => {
  const numbered = numberOfLabel.exec(piece.text)?.[0].length ?? 0;
  const named = placeLabel.exec(piece.text.slice(numbered));
  const from = piece.from + (named === null ? 0 : numbered + named[0].length);
  return { from, text: text.slice(from, piece.to), isLabelled: named !== null };
};

const placesIn = (reading: Reading, { line, text }: ContactLine): Found[] =>
  piecesOfLine(text).flatMap((piece, index, pieces): Found[] => {
    const label = pieces[index - 1]?.text ?? '';
    if (isLabelOfBirthplace(label) || isBirthplace(piece.text)) return [];
    const isBehindLabel = onlyPlaceLabel.test(label);
    const { from, text: own, isLabelled } = unlabelled(text, piece);
    return candidatesIn(own).flatMap(({ at, place }): Found[] => {
      const likeness = placeLikeness(place);
      // a street in a cell of its own says less than the town in another: 'Wohnort' below 'Adresse'
      const isNamed = (isLabelled || (isBehindLabel && !/\d/u.test(place))) && /\p{L}{2}/u.test(place);
      const confidence = isNamed ? Math.max(0.7, likeness) : likeness;
      if (confidence < 0.6 || (!isNamed && mayBeBirthplace(reading, line, place))) return [];
      const span: Span = { order: reading.order, line, from: from + at, to: from + at + place.length };
      return [{ value: place, spans: [span], confidence, line }];
    });
  });

const placesOverLines = (reading: Reading, lines: readonly ContactLine[]): Found[] =>
  lines.flatMap((upper, at): Found[] => {
    const lower = lines[at + 1];
    if (lower?.line !== upper.line + 1) return [];
    const [label, above] = [piecesOfLine(upper.text).at(-2), piecesOfLine(upper.text).at(-1)];
    const [below] = piecesOfLine(lower.text);
    if (above === undefined || below === undefined) return [];
    if (isLabelOfBirthplace(label?.text ?? '') || isBirthplace(above.text)) return [];
    const { from, text } = unlabelled(upper.text, above);
    const place = wrappedPlace(
      { line: upper.line, from, text },
      { line: lower.line, from: below.from, text: below.text },
      reading,
    );
    return place === null ? [] : [place];
  });

/** '1.6 Address: Mill Lane 4, Leeds' in a form with numbers. */
const numberOfLabel = /^\d{1,2}(?:\.\d{1,2}){0,2}[.)]?\s+(?=\p{Lu}[^:\d]{2,40}:)/u;

/**
 * The whole stretch, and if it is longer than a place ('Berlin, Germany, jane@example.org'), its first parts or its
 * last.
 */
const candidatesIn = (text: string): { at: number; place: string }[] => {
  // '⚑ Chicago': a sign instead of a label
  const trimmed = text.trim().replace(/^[\p{S}\p{Co}\u{FE0F}\s:]+|[.,;]+$/gu, '');
  // 'de residencia:', the rest of a label above its value
  if (trimmed === '' || trimmed.endsWith(':')) return [];
  if (!/@|\d{7}|(?<!\d)\d{3}[ .-]\d{3}[ .-]\d{4}|\+\d|\(\d{3}\)|www\.|https?:/u.test(trimmed))
    return [{ at: text.indexOf(trimmed), place: trimmed }];
  const parts = trimmed.split(',');
  return [3, 2, 1].flatMap((count) => {
    const [first, last] = [parts.slice(0, count).join(','), parts.slice(-count).join(',')];
    const places = parts.length > count ? [first, last] : [];
    return places
      .filter((place) => !/@|\d{6}|\(\d{3}\)|\d[ .-]\d{3}|www\.|https?:/u.test(place))
      .map((place) => ({ at: text.lastIndexOf(place.trim()), place: place.trim() }));
  });
};

/** A street on the line above its city is part of the address. */
const withStreetOrCity = (best: Found, found: readonly Found[], reading: Reading): Field<string> => {
  const above = found.find(({ line, confidence }) => line === best.line - 1 && confidence === 0.6);
  if (above === undefined || reading.lines[above.line]?.column !== reading.lines[best.line]?.column)
    return { value: best.value, spans: best.spans, confidence: best.confidence };
  return {
    value: `${above.value}, ${best.value}`,
    spans: [...above.spans, ...best.spans],
    confidence: best.confidence,
  };
};
