import { periodsIn, type FoundPeriod } from '../../fields/dates/periods.ts';
import { nameParticles } from '../../lexicon/names/name-words.ts';
import { schoolWords } from '../../lexicon/phrases/section-content.ts';
import { townOf } from '../../lexicon/places.ts';
import type { Line, Reading } from '../../model/reading.ts';
import { fold } from '../../text/fold.ts';

/** Below the place and date there is a name, perhaps with links; longer blocks are content. */
const maxLinesBelow = 3;
/** The name and details of a short resume. */
const minLinesAbove = 4;
/** Letters of such a line at most. */
const maxLength = 70;
/** The lines from the top in which the place is part of an address, and the first of them, which have the name. */
const linesOfHead = 15;
const linesOfName = 4;

/**
 * The signature that ends many resumes: 'Passau, den 03.11.2026' with the name below it, 'Lisboa, maio de 2026, Ana Roe',
 * or the name alone once more. It belongs to the page, not to the section that happens to end there. Indices of its lines.
 */
export const closingBlockOf = ({ lines }: Reading): ReadonlySet<number> => {
  const body = lines.flatMap((line, index) => (line.isFurniture || line.text.trim() === '' ? [] : [index]));
  const tail = body.slice(minLinesAbove).slice(-(maxLinesBelow + 1));
  const start = tail.find((index) => isPlaceAndDate(lines, index) || repeatsName(lines, index));
  const block = start === undefined ? [] : tail.filter((index) => index >= start);
  const isSchooling = block.some((index) => schoolWords.test(lines[index]?.text ?? ''));
  return new Set(!isSchooling && block.every((index) => mayBelong(lines[index])) ? block : []);
};

const mayBelong = (line: Line | undefined): boolean =>
  line !== undefined && line.markerLength === 0 && !line.isListItem && line.text.length <= maxLength;

type PlaceAndDate = { place: string; year: number; hasDay: boolean };

const placeAndDateIn = (line: Line | undefined): PlaceAndDate | null => {
  const text = line?.text.trim() ?? '';
  if (!mayBelong(line) || text.includes('\t')) return null;
  const [found, ...others] = periodsIn(text);
  const start = found?.period.start ?? null;
  if (found === undefined || others.length > 0 || found.isRange || start?.month === undefined) return null;
  const place = placeBeside(text, found);
  const hasDay = /\d{1,2}\D{1,12}\d/u.test(text.slice(found.from, found.to).replace(/(?:19|20)\d\d$/u, '0'));
  return place === null ? null : { place, year: start.year, hasDay };
};

const isPlaceAndDate = (lines: readonly Line[], index: number): boolean => {
  const found = placeAndDateIn(lines[index]);
  if (found === null || isOlderThanRest(lines, index, found.year)) return false;
  const { place, hasDay } = found;
  // A day is rarely given elsewhere; with a month alone, the last course of a list looks much the same.
  if (!hasDay && (isBelowSchool(lines, index) || lines.slice(0, index).some((line) => placeAndDateIn(line) !== null)))
    return false;
  return townOf(place) !== null || isNamedIn(lines.slice(0, hasDay ? index : Math.min(index, linesOfHead)), place);
};

/** 'University of Hull' above 'Leeds, June 2026', its date. */
const isBelowSchool = (lines: readonly Line[], index: number): boolean => {
  const above = lines[index - 1]?.text ?? '';
  return schoolWords.test(above) && periodsIn(above).length === 0;
};

/** Letters without case as well: '王伟'. */
const word = String.raw`[\p{Lu}\p{Lo}][\p{L}\p{M}'’.]*`;
const placeName = String.raw`${word}(?:[ -](?:${word}|am|an|der|de|del|do|da|das|dos|la|las|los|e|y)){0,4}`;
const region = String.raw`(?:\s?[,/–-]\s?${placeName})?`;
const before = new RegExp(String.raw`^(${placeName})${region}\s?[,;:–-]?\s?(?:den|le|il|em|en|a|à|on|,)?\s*$`, 'u');
const after = new RegExp(String.raw`^\s?[,;–-]\s?(${placeName})${region}\.?$`, 'u');

const particle = [...nameParticles].map((text) => text.replaceAll('.', String.raw`\.`)).join('|');
/** A particle may be the first word: 'van den Heuvel Sanne'. */
const name = String.raw`(?:(?:${particle})[ -]){0,3}${word}(?:[ -](?:${word}|${particle})){0,6}`;
const wholeName = new RegExp(`^${name}$`, 'u');
/** The name of the person behind the date, or nothing. */
const behind = new RegExp(String.raw`^\s?(?:[,;.–-]\s?(?:${name})?)?$`, 'u');

/** 'Passau' of 'Passau, den 03.11.2026' and of '3 de maio de 2026 - Lisboa/PT'; null where something else is beside the date. */
const placeBeside = (text: string, { from, to }: FoundPeriod): string | null => {
  const [front, rest] = [text.slice(0, from), text.slice(to)];
  if (front.trim() === '') return after.exec(rest)?.[1] ?? null;
  return behind.test(rest) ? (before.exec(front)?.[1] ?? null) : null;
};

const years = /(?<!\d)(?:19\d\d|20[0-3]\d)(?!\d)/gu;

/** A signature is as new as the newest job or course. */
const isOlderThanRest = (lines: readonly Line[], index: number, year: number): boolean =>
  lines.some(({ text }, at) => at !== index && (text.match(years) ?? []).some((other) => Number(other) > year));

/** In an address, for example: a town too small for our list. */
const isNamedIn = (lines: readonly Line[], place: string): boolean => {
  const sought = fold(place);
  return lines.some(({ text }) => {
    const at = fold(text).indexOf(sought);
    return (
      at >= 0 && !/\p{L}/u.test(fold(text).charAt(at - 1)) && !/\p{L}/u.test(fold(text).charAt(at + sought.length))
    );
  });
};

/** 'JANE ROE' as at the top of the first page, where the hand-written name was; a single word has to be set as a name there. */
const repeatsName = (lines: readonly Line[], index: number): boolean => {
  const text = lines[index]?.text.trim() ?? '';
  if (!wholeName.test(text)) return false;
  const isAlone = !text.includes(' ');
  return lines
    .slice(0, Math.min(linesOfName, index))
    .some((line) => fold(line.text.trim()) === fold(text) && (!isAlone || isLargest(line, lines)));
};

/** In points: sizes that differ by less are one size. */
const sameSizePt = 0.3;

const isLargest = (line: Line, lines: readonly Line[]): boolean =>
  lines.every((other) => other === line || other.style.sizePt < line.style.sizePt - sameSizePt);
