import { placesOf } from './places-of.ts';
import type { Evidence } from '../model/evidence.ts';
import type { Place, Run, SourceDocument } from '../model/document.ts';
import type { Cite } from '../model/facts.ts';
import type { Reading, Span } from '../model/reading.ts';

const maxQuoteLength = 200;

/** Resolves quotes to their places. A range outside the readings gives an empty quote rather than an error. */
export const citeOf = (document: SourceDocument, readings: Record<Reading['order'], Reading>): Cite => {
  const textOf = (span: Span): string => readings[span.order].lines[span.line]?.text.slice(span.from, span.to) ?? '';

  const spans = (given: readonly Span[]): Evidence => ({
    quote: quoteOf(given.map(textOf).join(' ')),
    places: given.flatMap((span) => placesOf(document, readings[span.order], span)),
  });

  return {
    spans,
    field: (field) => spans(field.spans),
    line: (line, order = 'visual') =>
      spans([{ order, line, from: 0, to: readings[order].lines[line]?.text.length ?? 0 }]),
    runs: (runs) => {
      const found = runs.flatMap((run) => document.runs[run] ?? []);
      return { quote: quoteOf(textOfRuns(document, runs)), places: onePerParagraph(found) };
    },
  };
};

/** The runs of a Word paragraph hold their own spaces: a change of type inside a word is no gap. */
const textOfRuns = ({ runs }: SourceDocument, indices: readonly number[]): string =>
  indices
    .map((index, at) => {
      const isNext = at > 0 && indices[at - 1] === index - 1 && areInOneParagraph(runs[index - 1], runs[index]);
      return `${isNext ? '' : ' '}${runs[index]?.text ?? ''}`;
    })
    .join('');

const areInOneParagraph = (one: Run | undefined, other: Run | undefined): boolean =>
  one?.place.kind === 'flow' &&
  other?.place.kind === 'flow' &&
  one.place.part === other.place.part &&
  one.place.paragraph === other.place.paragraph;

/** A Word file has no boxes: runs of one paragraph have one place. */
const onePerParagraph = (runs: readonly Run[]): readonly Place[] => {
  const seen = new Set<string>();
  return runs.flatMap(({ place }): Place[] => {
    if (place.kind === 'page') return [place];
    const paragraph = `${place.part} ${place.paragraph}`;
    if (seen.has(paragraph)) return [];
    seen.add(paragraph);
    return [place];
  });
};

/** Cut between words and without an ellipsis: every quote occurs in the file letter by letter. */
const quoteOf = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= maxQuoteLength) return flat;
  const cut = flat.lastIndexOf(' ', maxQuoteLength);
  return flat.slice(0, cut > 0 ? cut : maxQuoteLength);
};
