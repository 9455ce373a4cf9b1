import { topLevelDomains } from '../lexicon/top-level-domains.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Reading, Span } from '../model/reading.ts';
import type { Field, Section } from '../model/resume.ts';
import { contactLinesOf, type ContactLine } from './contact-lines.ts';
import { hyperlinksOn } from './hyperlinks.ts';

const address =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,12}(?::\d+)?(?:[/?#][^\s|•·,;()<>"”\uE000-\uF8FF]*)?/giu;

type Found = { value: string; span: Span };

/**
 * Addresses of the web among the contact details, without their protocol: as written, or as the hyperlink under a word or an
 * icon says. Mail and telephone links are fields of their own.
 */
export const linksOf = (
  reading: Reading,
  sections: readonly Section[],
  document: SourceDocument,
): readonly Field<string>[] => {
  const lines = contactLinesOf(reading, sections).filter(({ tier }) => tier === 0);
  const found = lines.flatMap((line, at): Found[] =>
    inOrder(written(reading, line, lines[at + 1]), underWords(reading, document, line)),
  );
  const seen = new Set<string>();
  return found.flatMap(({ value, span }): Field<string>[] => {
    const key = bare(value);
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ value, spans: [span], confidence: 0.9 }];
  });
};

const inOrder = (written: readonly Found[], linked: readonly Found[]): Found[] =>
  [...written, ...linked.filter((link) => !written.some(({ span }) => overlaps(span, link.span)))].sort(
    (a, b) => a.span.from - b.span.from,
  );

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

const bare = (value: string): string =>
  value
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/\/+$/u, '');

const withoutProtocol = (value: string): string => value.replace(/^https?:\/\//iu, '').replace(/\/+$/u, '');

const written = (reading: Reading, { line, text }: ContactLine, next: ContactLine | undefined): Found[] =>
  [...text.slice(0, 2000).matchAll(address)].flatMap((match): Found[] => {
    const whole = match[0].replace(/[.,:;!?'"]+$/u, '');
    if (!isAddress(whole) || text[match.index + match[0].length] === '@') return [];
    const span = { order: reading.order, line, from: match.index, to: match.index + whole.length };
    const rest = match.index + match[0].length >= text.trimEnd().length ? continuation(whole, next, line) : '';
    return [{ value: withoutProtocol(whole + rest), span }];
  });

/** In a narrow column an address goes on below: after a slash or hyphen that ends the line. */
const continuation = (whole: string, next: ContactLine | undefined, line: number): string => {
  if (next === undefined || next.line !== line + 1 || !/[/-]$/u.test(whole) || !whole.includes('/')) return '';
  const rest = /^\s*([\p{L}\p{N}][\p{L}\p{N}_/.-]*)\s*$/u.exec(next.text.slice(0, 80))?.[1];
  return rest ?? '';
};

/** Words with dots are addresses when they say so (protocol, www, path after a host) or end in a known domain. */
const isAddress = (text: string): boolean => {
  if (/^https?:\/\//iu.test(text) || /^www\./iu.test(text)) return true;
  const host = /^[^/?#:]+/u.exec(text)?.[0] ?? '';
  const last = host.split('.').at(-1)?.toLowerCase() ?? '';
  if (!topLevelDomains.has(last)) return false;
  return text.includes('/') || !/^(?:node|asp|vb|b|m|ph|inc|e\.g|i\.e|ba|bs|ma|ms)\./iu.test(host);
};

const underWords = (reading: Reading, document: SourceDocument, { line }: ContactLine): Found[] =>
  hyperlinksOn(document, reading, line).flatMap((link): Found[] =>
    /^https?:\/\/[^\s/]/iu.test(link.address) && !link.words.includes('@example')
      ? [{ value: withoutProtocol(link.address), span: link.span }]
      : [],
  );
