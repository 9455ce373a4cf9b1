import { mayBeCutByComma } from '../lexicon/addresses/comma-for-dot.ts';
import { topLevelDomains } from '../lexicon/top-level-domains.ts';
import type { SourceDocument } from '../model/document.ts';
import type { LostValue } from '../model/facts.ts';
import type { Reading, Span } from '../model/reading.ts';
import type { Field } from '../model/resume.ts';
import { fold } from '../text/fold.ts';
import { withoutScheme } from './link-stretches.ts';

/** An address that continues on the next line. 'broken-address' reports it; no other check may call it readable. */
export const isBroken = (field: Field<string>): boolean => new Set(field.spans.map(({ line }) => line)).size > 1;

/** Fewer letters at the start of a line are a word of something else. */
const minRest = 3;
/** Beside other text, the next line of a cell is this many lines of the reading away at most. */
const maxLinesBelow = 3;

/**
 * The line on which a link goes on that was read from its target: 'example.org/po' is printed at the end of its line,
 * 'rtfolio' below it. null for a whole one, also where the target has more than is printed.
 */
export const restOfLink = ({ value, spans }: Field<string>, { lines }: Reading): Span | null => {
  const [span] = spans;
  const text = span === undefined ? undefined : lines[span.line]?.text;
  if (span === undefined || text === undefined) return null;
  const printed = withoutScheme(text.slice(span.from, span.to).trim());
  const target = withoutScheme(value);
  const endsLine = /^\s*(?:\t|$)/u.test(text.slice(span.to));
  if (!endsLine || !printed.includes('.') || !target.toLowerCase().startsWith(printed.toLowerCase())) return null;
  const rest = target.slice(printed.length);
  if (rest.length < minRest) return null;
  const below = lines.slice(span.line + 1, span.line + 1 + maxLinesBelow);
  const at = below.findIndex(
    (line) => line.text.startsWith(rest) && !/^[\p{L}\p{N}]/u.test(line.text.slice(rest.length)),
  );
  return at < 0 ? null : { order: 'visual', line: span.line + 1 + at, from: 0, to: rest.length };
};

const startsLink = /^(?:https?:\/\/|www\.)|(?:linkedin|github|gitlab)\.(?:com|io)\/?/iu;
/** What each of these has. Most lines have none, and words take longer to tell apart. */
const mayStartLink = /:\/\/|www\.|\.com|\.io/iu;
/** A word of a line by itself that is none of a sentence: 'portfolio/', 'anthony-example', '/in/jane'. */
const mayEndLink = /^[-_/.\p{Ll}\p{N}](?=[^@%]*\p{L})[^\s@%]{2,60}$/u;

/** No address ends in one of these, whatever the line below it begins with: 'www.example.com/in/jane-'. */
const endsWithin = /[-_=?&%]$/u;

/** True when a link ends a line, or a cell, and a line below it may be the rest of it, although we know of no target. */
export const mayBreakLink = ({ lines }: Reading): boolean =>
  lines.some(({ text }, at) => {
    if (!mayStartLink.test(text)) return false;
    const links = text
      .split('\t')
      .map((cell) => cell.trim().split(/\s+/u).at(-1) ?? '')
      .filter((word) => startsLink.test(word));
    if (text.split(/\s+/u).some((word) => startsLink.test(word) && endsWithin.test(word))) return true;
    const isCut = links.length > 0;
    const below = lines.slice(at + 1, at + 1 + maxLinesBelow);
    return (
      isCut &&
      below.some((line) => mayEndLink.test(line.text.split('\t')[0]?.trim() ?? '') && !startsLink.test(line.text))
    );
  });

/** 'behance.net/jane', with a known end of a domain: any address at the end of a line. */
const anyAddress = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,60}\.){1,3}(\p{L}{2,12})(?:\/\S{0,200})?$/u;
/** A line of one word that is none of a sentence, and no address itself. */
const restAlone = /^(?=[^\s]*[-_/\d.]|\p{Ll})[-_/.=?&\p{L}\p{N}]{2,60}$/u;

/** True when any address ends a line and the line below it is a single word, which may be the rest of it. */
export const mayGoOnBelow = ({ lines }: Reading): boolean =>
  lines.some(({ text, column }, at) => {
    const below = lines[at + 1];
    const last = text.trimEnd().split(/\s+/u).at(-1) ?? '';
    const isAddress = topLevelDomains.has(anyAddress.exec(last)?.[1]?.toLowerCase() ?? '');
    return (
      isAddress && below?.column === column && restAlone.test(below.text.trim()) && !anyAddress.test(below.text.trim())
    );
  });

/** In points: letters are drawn a little beyond their boxes. */
const tolerancePt = 2;

type Seen = { document: SourceDocument; visual: Reading; lostValues: readonly LostValue[] };

/** A value whose end is beyond the edge of the page, so that nobody sees it. */
const runsOffPage = ({ spans }: Field<string>, { document, visual }: Pick<Seen, 'document' | 'visual'>): boolean =>
  spans.some(({ line, to }) => {
    const at = visual.lines[line];
    const width = document.pages[(at?.page ?? 0) - 1]?.widthPt;
    if (at === undefined || at.box === null || width === undefined) return false;
    return to >= at.text.trimEnd().length && at.box.x + at.box.width > width + tolerancePt;
  });

/** A sign that an address may hold, and that ours do not: 'jane&' of 'jane&roe@example.com', 'jane.' of 'jane..roe@'. */
const headBeforeSign = /(?:^|[^@\p{L}\p{N}._+-])[\p{L}\p{N}][\p{L}\p{N}._+-]{0,40}[.&/'!#$*=?^~]{1,2}$/u;
/** 'jane' of 'jane roe@example.com': an underscore that is drawn as a line, or a space that slipped in. */
const headBeforeSpace = /(?:^|[\s|•·,;:/])(\p{Ll}[\p{Ll}.-]{1,30}) $/u;

const isHeadOfAddress = (before: string, name: Field<string> | null): boolean => {
  if (headBeforeSign.test(before)) return true;
  const parts = headBeforeSpace.exec(before)?.[1]?.split(/[.-]/u) ?? [];
  const own = new Set((name?.value ?? '').split(/[\s.'’-]+/u).map(fold));
  return parts.some((part) => part.length > 1 && own.has(fold(part)));
};

/** True when an email address may be a part of a longer one: nothing that we report, and nothing to praise. */
export const mayBePart = ({ spans }: Field<string>, { lines }: Reading, name: Field<string> | null): boolean =>
  spans.some(({ line, from, to }) => {
    const text = lines[line]?.text ?? '';
    return mayBeCutByComma(text, from, to) || isHeadOfAddress(text.slice(Math.max(0, from - 50), from), name);
  });

/** Whether an address may be praised: it is in one piece in both readings, and on the page as a whole. */
export const isWhole = (field: Field<string>, what: 'email' | 'phone', seen: Seen): boolean =>
  !seen.lostValues.some((lost) => lost.what === what) && !runsOffPage(field, seen);
