import { placeLikeness } from '../fields/places/place-likeness.ts';
import { piecesOfLine } from '../fields/pieces-of-line.ts';
import { onlyPlaceLabel, placeLabel } from '../lexicon/phrases/place-labels.ts';
import { streetWord } from '../lexicon/phrases/street-words.ts';
import { isCountry, isRegion, townOf } from '../lexicon/places.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume, SectionKind } from '../model/resume.ts';

/** Where places belong to employers, schools and events. */
const entrySections: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'experience',
  'education',
  'projects',
  'volunteering',
  'certifications',
  'awards',
  'publications',
  'references',
]);

/** Postal codes beside words: 'Arundel 600041', 'Northport, 710049, P.R.China', '80331 München'. */
const postcode = /\p{L}{3}[^\d@]{0,12}\b\d{3}\s?\d{2,3}\b(?![\d./%+]|,\d)|(?<![\d+(])\b\d{2}\s?\d{3}\s+\p{Lu}\p{L}{2}/u;
/** '2360, Oud-Turnhout', '8001 Zürich', alone on their line; a year before a name is the date of something. */
const shortPostcode = /^(?!19|20)[1-9]\d{3},? \p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u;
/** 'T3H0T9', 'SW1A 1AA': nothing else looks like these. */
const letteredCode = /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/u;
/** 'thornby, quarrel state': a town and its state, province or county, also in small letters, and nothing behind them. */
const townInUnit = /,\s?[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20})? (?:state|province|county|district|region)\.?$/iu;
const label = /(?:^|\s)(?:address|location|place|residence|city)(?:\(es\))?\s*[:\-–]/iu;

/** Longer lines are sentences. */
const maxPlaceWords = 10;
const maxTownInUnit = 60;
const maxPlaceNameWords = 3;

const isPlaceName = (words: string): boolean => townOf(words) === 'large' || isCountry(words) || isRegion(words);

/** Every stretch of up to three capitalized words: 'Quarrel Valley', 'Lima'. */
const namesPlace = (text: string): boolean => {
  const words = text.split(/[\s,;|/()\-–]+/u).filter(Boolean);
  return words.some((_, from) =>
    Array.from({ length: maxPlaceNameWords }, (__, count) => words.slice(from, from + count + 1)).some(
      (name) => name.every((word) => /^\p{Lu}\p{L}{2}/u.test(word)) && isPlaceName(name.join(' ')),
    ),
  );
};

/** Lines that may say where the candidate lives: labels and postal codes anywhere, names of places outside the entries of sections. */
export const placeTracesOf = ({ lines }: Reading, { sections }: Resume): readonly number[] => {
  const entries = new Set(sections.filter(({ kind }) => entrySections.has(kind)).flatMap((section) => section.lines));
  return lines.flatMap(({ text }, line) => {
    const words = text.trim();
    // A label alone: what follows it is the address, wherever it stands.
    if (placeLabel.test(words) || onlyPlaceLabel.test(words) || label.test(text) || letteredCode.test(text))
      return [line];
    // A place alone on its line may have been put into the wrong section.
    if (entries.has(line)) return text.split(/\s+/u).length <= maxPlaceNameWords && namesPlace(text) ? [line] : [];
    const isAddress = postcode.test(text) || shortPostcode.test(words) || (streetWord.test(text) && /\d/u.test(text));
    if (isAddress || (words.length <= maxTownInUnit && townInUnit.test(words))) return [line];
    if (text.split(/\s+/u).length > maxPlaceWords) return [];
    const isPlace = namesPlace(text) || piecesOfLine(text).some((piece) => placeLikeness(piece.text) >= 0.6);
    return isPlace ? [line] : [];
  });
};
