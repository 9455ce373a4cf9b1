import type { SourceDocument } from '../../../model/document.ts';
import type { Line, Reading, Span } from '../../../model/reading.ts';
import type { Field, Resume } from '../../../model/resume.ts';
import { isJoined } from './joined-words.ts';
import { mayGoOnBeside } from './lines-beside.ts';
import { areCredentials, mayBeNamePart } from './name-part.ts';

// Whether a name that was read is surely the whole one: names are praised as readable only then. The signs are those of
// the page (type, gaps, words beside the name), never the kind of the name.

type Page = { document: SourceDocument; visual: Reading; resume: Pick<Resume, 'sections'> };

/**
 * False where the name may have more parts on the page than were read, or two parts without the space between them. A
 * name of one word may be whole: many people have no other. 'MaryAnn' and 'kaMagwaza' are one word where the page sets
 * them as one.
 */
export const isSurelyWhole = ({ value, spans }: Field<string>, { document, visual, resume }: Page): boolean => {
  const own = new Set(spans.map(({ line }) => line));
  const titles = new Set(
    resume.sections.flatMap(({ heading }) => (heading?.recognisedBy === 'title' ? [heading.span.line] : [])),
  );
  return spans.every((span) => {
    const line = visual.lines[span.line];
    if (line === undefined) return true;
    return (
      !isCutFrom(line, span.from, span.to) &&
      !isStoredByLetter(line, span, document) &&
      !isJoined(line, span, document) &&
      !mayGoOnBeside({ line, span, value, own, titles }, visual, document)
    );
  });
};

/** 'J. R. R.' has three. */
const minSingleLetters = 4;
const singleLetter = /^\p{L}$/u;

/** 'J A N E  R O E' in pieces of one letter with gaps: we join them, and other programs read single letters. */
const isStoredByLetter = ({ pieces }: Line, { from, to }: Span, { runs }: SourceDocument): boolean =>
  pieces.filter(
    (piece) =>
      piece.at >= from &&
      piece.at < to &&
      singleLetter.test((runs[piece.run]?.text ?? '').slice(piece.from, piece.to).trim()),
  ).length >= minSingleLetters;

/** 'Mara' of 'Mara (Lena) Holt', 'Holt' of 'Mara Lena Holt', 'Jane' of 'Roe, Jane': words beside the name. */
const goesOnBefore = /[\p{L}\p{N}),] ?$/u;
const goesOnBehind = /^ ?[\p{L}\p{N}(]/u;
/** 'Jane' behind 'Roe': up to the next sign. */
const behindComma = /^\s*,\s*([^,|•·–—\t]+)/u;

const isCutFrom = ({ text, style }: Line, from: number, to: number): boolean => {
  const behind = text.slice(to);
  if (goesOnBefore.test(text.slice(0, from)) || goesOnBehind.test(behind)) return true;
  const next = behindComma.exec(behind)?.[1] ?? '';
  return mayBeNamePart(next) && !areCredentials(next, style.isCaps);
};
