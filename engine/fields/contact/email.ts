import type { SourceDocument } from '../../model/document.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Field, Section } from '../../model/resume.ts';
import { contactLinesOf, type ContactLine } from './contact-lines.ts';
import { fold } from '../../text/fold.ts';
import { remembered } from '../../text/remembered.ts';
import { hyperlinksOn } from './hyperlinks.ts';

type Found = { value: string; spans: readonly Span[]; tier: number; mayBeHandle?: boolean };

const address = /[\p{L}\p{N}_%+'-]+(?:\.[\p{L}\p{N}_%+'-]+)*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const wholeAddress = new RegExp(`^(?:${address.source})$`, 'u');

/**
 * The candidate's own email addresses, best first: those among the contact details, then those that agree with the
 * name. Addresses of referees and those that merely occur in a job, a publication or a footnote are left out.
 */
export const emailsOf = (
  reading: Reading,
  sections: readonly Section[],
  document: SourceDocument,
  name: string | null,
): readonly Field<string>[] => {
  const lines = contactLinesOf(reading, sections, name);
  const found = lines.flatMap((line, at): Found[] =>
    [
      ...written(reading, line),
      ...broken(reading, line, lines[at + 1], name),
      ...underWords(reading, document, line),
    ].filter(({ value }) => !line.isOfOthers || agreesWithName(value, name)),
  );
  const complete = found.filter(({ value, spans }) => !found.some((other) => isCutOf(value, spans, other)));
  const isOwn = ({ tier, value }: Found): boolean => tier < 2 || agreesWithName(value, name);
  // Where nothing else is an address of the candidate, '@' may be an icon.
  const hasAddress = complete.some((one) => isOwn(one) && one.mayBeHandle !== true);
  const whole = hasAddress ? complete.filter(({ mayBeHandle }) => mayBeHandle !== true) : complete;
  const own = whole.filter(isOwn);
  const notes = whole.filter(({ spans }) => spans.some(({ line }) => reading.lines[line]?.part === 'footnote'));
  const ranked = [...(own.length > 0 ? own : whole.filter((one) => !notes.includes(one)))].sort(
    (a, b) => rankOf(a, name) - rankOf(b, name),
  );
  const seen = new Set<string>();
  return ranked.flatMap(({ value, spans, tier }): Field<string>[] => {
    const key = value.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ value, spans, confidence: tier === 0 ? 0.98 : 0.8 }];
  });
};

/** The same words, for which a hyperlink has the whole address, or the second half of an address of two lines. */
const isCutOf = (value: string, spans: readonly Span[], other: Found): boolean => {
  const [whole, part, end] = [other.value.toLowerCase(), value.toLowerCase(), other.spans.at(-1)];
  if (whole.length <= part.length) return false;
  const isEnd = other.spans.length > 1 && end?.line === spans[0]?.line && end?.from === spans[0]?.from;
  return (whole.startsWith(part) && other.spans[0]?.line === spans[0]?.line) || (whole.endsWith(part) && isEnd);
};

const rankOf = ({ tier, value }: Found, name: string | null): number =>
  tier * 2 - (agreesWithName(value, name) ? 1 : 0);

/** 'jane@example.eduExperience': a word with a capital that follows without a space begins something else. */
const withoutGluedWord = (value: string): string => value.replace(/(?<=\.\p{Ll}{2,6})\p{Lu}\p{Ll}{2,}$/u, '');

/** '@jane@social.example': where somebody posts. Its name has no dots; after an icon, an address may have some. */
const isHandle = (text: string, at: number, value: string): boolean =>
  text[at - 1] === '@' && /^[\p{L}\p{N}_-]+@/u.test(value);

const written = (reading: Reading, { line, text, tier }: ContactLine): Found[] =>
  (text.includes('@') ? [...text.slice(0, 1000).matchAll(address)] : []).flatMap((match): Found[] => {
    const value = withoutGluedWord(match[0]);
    // A word at the end of a line may continue on the next line: see broken().
    return [
      {
        value,
        spans: [{ order: reading.order, line, from: match.index, to: match.index + value.length }],
        tier,
        mayBeHandle: isHandle(text, match.index, value),
      },
    ];
  });

/** 'jane.roe@' + 'example.com', 'jane.roe' + '@example.com', 'jane.roe@example.' + 'com', 'jane.roe@example.co' + 'm'. */
const broken = (
  reading: Reading,
  { line, text, tier }: ContactLine,
  next: ContactLine | undefined,
  name: string | null,
): Found[] => {
  if (next === undefined || next.line > line + 2 || !(text.includes('@') || next.text.includes('@'))) return [];
  const start = /\S+$/u.exec(text.slice(-80).trimEnd());
  const rest = /^\s*(\S+)/u.exec(next.text.slice(0, 80));
  if (start === null || rest === null) return [];
  const [head, tail] = [start[0], rest[1] ?? ''];
  const endsInside = /@(?:[\p{L}\p{N}-]*|[\p{L}\p{N}.-]+\.)$/u.test(head) && !/@.+\.\p{L}{2,}$/u.test(head);
  const beginsInside = !head.includes('@') && /^@[\p{L}\p{N}-]+\./u.test(tail);
  const endsInDomain = /@.+\.\p{Ll}{1,2}$/u.test(head) && /^\p{Ll}{1,2}$/u.test(next.text.trim());
  // 'jane-' above 'roe@example.com': a narrow column breaks an address after its hyphen. 'E-Mail-' is a label.
  const isLocal = /^[\p{L}\p{N}][\p{L}\p{N}_%+'.-]*[-._]$/u.test(head) && /^[\p{L}\p{N}._+-]+@/u.test(tail);
  const endsInLocal = isLocal && agreesWithName(head, name);
  if (!endsInside && !beginsInside && !endsInDomain && !endsInLocal) return [];
  const match = wholeAddress.exec(`${head}${tail}`.replace(/^[^\p{L}\p{N}]+|[,;.)]+$/gu, ''));
  if (match === null) return [];
  const from = text.trimEnd().length - head.length;
  const at = next.text.indexOf(tail);
  const spans = [
    { order: reading.order, line, from, to: from + head.length },
    { order: reading.order, line: next.line, from: at, to: at + tail.length },
  ];
  return [{ value: match[0], spans, tier }];
};

/** An icon or a word ('E-mail me') with a mail link. Link texts that are an address themselves count as an address. */
const underWords = (reading: Reading, document: SourceDocument, { line, tier }: ContactLine): Found[] =>
  hyperlinksOn(document, reading, line).flatMap((link): Found[] => {
    if (!link.address.toLowerCase().startsWith('mailto:')) return [];
    const value = /^[^?]*/u.exec(link.address.slice('mailto:'.length))?.[0].trim() ?? '';
    // Link texts that are an address count as written, unless a line break cut them off.
    const words = link.words.trim().toLowerCase();
    if (words.includes('@') && !(value.toLowerCase().startsWith(words) && value.length > words.length)) return [];
    return wholeAddress.test(value) ? [{ value, spans: [link.span], tier }] : [];
  });

/** A part of the name of three letters or more occurs in the address. */
export const agreesWithName = (email: string, name: string | null): boolean => {
  if (name === null) return false;
  const letters = lettersOfAddress(email);
  return fold(name)
    .split(/[^a-z]+/u)
    .some((part) => part.length >= 3 && letters.includes(part));
};

/** Each line of a page is compared with the same addresses. */
const lettersOfAddress = remembered((email: string): string => fold(email).replaceAll(/[^a-z]/gu, ''));
