import { placesOf } from './places-of.ts';
import type { Evidence } from '../model/evidence.ts';
import type { Place, SourceDocument } from '../model/document.ts';
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
      return { quote: quoteOf(found.map((run) => run.text).join(' ')), places: found.map((run): Place => run.place) };
    },
  };
};

/** Cut between words and without an ellipsis: every quote occurs in the file letter by letter. */
const quoteOf = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= maxQuoteLength) return flat;
  const cut = flat.lastIndexOf(' ', maxQuoteLength);
  return flat.slice(0, cut > 0 ? cut : maxQuoteLength);
};
