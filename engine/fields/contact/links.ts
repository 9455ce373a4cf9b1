import { inSequence } from '../../lexicon/phrases/compose.ts';
import { topLevelDomains } from '../../lexicon/top-level-domains.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Box, SourceDocument } from '../../model/document.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Field, Section } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
import { contactLinesOf, type ContactLine } from './contact-lines.ts';
import { hyperlinksOn } from './hyperlinks.ts';

const address = inSequence(
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/)?/giu,
  // host and port
  /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,12}(?::\d+)?/iu,
  // path
  /(?:[/?#][^\s|•·,;()<>"”\uE000-\uF8FF]*)?/iu,
);

type Found = { value: string; span: Span | null };

/**
 * Web addresses among the contact details, without their protocol: as written, or as the hyperlink of a word or an icon
 * has them. Mail and telephone links are fields of their own.
 */
export const linksOf = (
  reading: Reading,
  sections: readonly Section[],
  document: SourceDocument,
): readonly Field<string>[] => {
  const all = contactLinesOf(reading, sections);
  const lines = all.filter(({ tier }) => tier === 0);
  const found = [
    ...lines.flatMap((line, at): Found[] =>
      isRestOfEmail(lines[at - 1], line)
        ? []
        : merged(written(reading, line, lines), underWords(reading, document, line)),
    ),
    ...all.filter(isRowOfProfiles).flatMap((line) => underWords(reading, document, line)),
    ...underPictures(reading, sections, document),
  ];
  const seen = new Set<string>();
  return found.flatMap(({ value, span }): Field<string>[] => {
    const key = bare(value);
    if (key === '' || seen.has(key) || ofTemplate.test(key)) return [];
    seen.add(key);
    return [{ value, spans: span === null ? [] : [span], confidence: 0.9 }];
  });
};

/** What the footer of a Europass CV links to. */
const ofTemplate = /^europass\.(?:cedefop\.)?(?:europa\.)?eu(?:$|\/)/u;

const profiles = wordSet('linkedin github gitlab bitbucket portfolio portafolio website behance dribbble xing');
const maxWordsOfRow = 5;

/** 'LinkedIn   Portfolio   GitHub', below whatever section: the person's own. Those of a project are 'GitHub   Website'. */
const isRowOfProfiles = ({ tier, text }: ContactLine): boolean => {
  const words: readonly string[] = text.length < 80 ? (fold(text).match(/\p{L}+/gu) ?? []) : [];
  return (
    tier > 0 &&
    words.length > 1 &&
    words.length <= maxWordsOfRow &&
    words.includes('linkedin') &&
    words.every((word) => profiles.has(word))
  );
};

/**
 * Written addresses and those of hyperlinks: where both cover the same words, the hyperlink supplies what a line break
 * cut off.
 */
const merged = (written: readonly OnWords[], linked: readonly OnWords[]): Found[] => {
  const whole = written.map((found) => {
    const link = linked.find(({ span }) => overlaps(span, found.span));
    return link !== undefined && bare(link.value).startsWith(bare(found.value))
      ? { ...found, value: link.value }
      : found;
  });
  const others = linked.filter(({ span }) => !written.some((found) => overlaps(span, found.span)));
  return [...whole, ...others].sort((a, b) => a.span.from - b.span.from);
};

type OnWords = { value: string; span: Span };

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** 'jane@roe-' is above: this line begins with the rest of its domain. */
const isRestOfEmail = (above: ContactLine | undefined, { line, text }: ContactLine): boolean =>
  above !== undefined &&
  above.line === line - 1 &&
  /@[\p{L}\p{N}.-]*[-.@]$/u.test(above.text.trimEnd()) &&
  !/\s/u.test(text.trim());

const bare = (value: string): string =>
  value
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/\/+$/u, '');

const withoutProtocol = (value: string): string => value.replace(/^https?:\/\//iu, '').replace(/\/+$/u, '');

const written = (reading: Reading, { line, text }: ContactLine, lines: readonly ContactLine[]): OnWords[] =>
  [...text.slice(0, 2000).matchAll(address)].flatMap((match): OnWords[] => {
    const whole = match[0].replace(/[.,:;!?'"]+$/u, '');
    const toEnd = text.slice(match.index).trimEnd();
    const isAtEnd = toEnd === match[0] || toEnd === `${match[0]}.`;
    const rest = isAtEnd ? continuation(reading, toEnd, line, lines) : '';
    if (!isAddress(rest === '' ? whole : toEnd + rest) || text[match.index + match[0].length] === '@') return [];
    const span = { order: reading.order, line, from: match.index, to: match.index + whole.length };
    return [{ value: withoutProtocol(rest === '' ? whole : toEnd + rest), span }];
  });

/** In a narrow column an address continues on the next line: after a slash, hyphen or dot, or where the column ends. */
const continuation = (reading: Reading, whole: string, line: number, lines: readonly ContactLine[]): string => {
  const next = lines.find((other) => other.line === line + 1);
  const rest = /^\s*([\p{Ll}\p{N}][\p{L}\p{N}_/.-]*)\s*$/u.exec(next?.text.slice(0, 80) ?? '')?.[1];
  if (rest === undefined || (isAddress(rest) && !whole.endsWith('.'))) return '';
  if (whole.endsWith('.')) return /^\p{Ll}{2,6}(?:\/|$)/u.test(rest) ? rest : '';
  if (!whole.includes('/')) return '';
  const path = whole.replace(/^https?:\/\//iu, '');
  if (whole.endsWith('-') || /^[^/]+\/[^/]+\/$|^(?:\w+\.)?(?:linkedin|github)\.com\/$/u.test(path)) return rest;
  return /\/[^/]+$/u.test(path) && reachesEdge(reading, line) ? rest : '';
};

/** The line fills its column, and the next line is closer than the other lines around. */
const reachesEdge = (reading: Reading, line: number): boolean => {
  const [own, next] = [reading.lines[line], reading.lines[line + 1]];
  if (own === undefined || next === undefined || own.box === null || own.column !== next.column) return false;
  const right = own.box.x + own.box.width;
  const peers = reading.lines.filter(
    ({ page, column, isBesideColumn }) =>
      page === own.page && column === own.column && isBesideColumn === own.isBesideColumn,
  );
  const furthest = Math.max(...peers.map(({ box }) => (box === null ? 0 : box.x + box.width)));
  const isClose = own.gapAbove === null || next.gapAbove === null || next.gapAbove <= own.gapAbove + 0.02;
  return own.isBesideColumn && right > furthest - own.style.sizePt * 1.5 && isClose;
};

/** Words with dots are addresses when they have a protocol, www or a path after a host, or end in a known domain. */
const isAddress = (text: string): boolean => {
  if (/^https?:\/\//iu.test(text) || /^www\./iu.test(text)) return true;
  const host = /^[^/?#:]+/u.exec(text)?.[0] ?? '';
  const last = host.split('.').at(-1)?.toLowerCase() ?? '';
  if (!topLevelDomains.has(last)) return false;
  return text.includes('/') || !/^(?:node|asp|vb|b|m|ph|inc|e\.g|i\.e|ba|bs|ma|ms)\./iu.test(host);
};

const underWords = (reading: Reading, document: SourceDocument, { line }: ContactLine): OnWords[] =>
  hyperlinksOn(document, reading, line).flatMap((link): OnWords[] =>
    /^https?:\/\/[^\s/]/iu.test(link.address) && !link.words.includes('@example')
      ? [{ value: withoutProtocol(link.address), span: link.span }]
      : [],
  );

/** Icons drawn as pictures have no words: their links count when they are above the first heading of the first page. */
const underPictures = (reading: Reading, sections: readonly Section[], document: SourceDocument): Found[] => {
  const first = reading.lines[sections.find(({ heading }) => heading !== null)?.heading?.span.line ?? -1];
  const y = first?.box?.y;
  if (y === undefined || document.links.length > 200) return [];
  return document.links.flatMap(({ address: target, place }): Found[] => {
    if (place.kind !== 'page' || place.page !== 1 || place.box.y + place.box.height > y) return [];
    if (!/^https?:\/\/[^\s/]/iu.test(target) || liesOnWords(document, place.box)) return [];
    return [{ value: withoutProtocol(target), span: null }];
  });
};

const liesOnWords = (document: SourceDocument, box: Box): boolean =>
  document.runs.some(({ place }) => {
    if (place.kind !== 'page' || place.page !== 1) return false;
    const [x, y] = [place.box.x + place.box.width / 2, place.box.y + place.box.height / 2];
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  });
