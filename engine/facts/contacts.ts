import type { Box, SourceDocument } from '../model/document.ts';
import type { ContactPart, ContactPlace } from '../model/facts.ts';
import type { Line, Reading } from '../model/reading.ts';
import type { Field, Resume } from '../model/resume.ts';
import { lettersOf } from '../text/letters.ts';
import { isNearEdge, isRunning } from './page-edge.ts';

/** With fewer digits it may be the number of a law or of a document. */
const minDigits = 8;
const isSurelyPhone = ({ value }: Field<string>): boolean => value.replaceAll(/\D/gu, '').length >= minDigits;

/** True when a line has the value: a name on a line of its own (an address may contain it), a number with or without its country. */
const says = (line: string, what: ContactPlace['what'], value: string): boolean => {
  if (what === 'name') return lettersOf(line) === lettersOf(value);
  if (what === 'email')
    return line.toLowerCase().replaceAll(/ ?@ ?/gu, '@').split(aroundAddresses).includes(value.toLowerCase());
  const at = line.indexOf(value);
  if (at >= 0 && !/\d/u.test(line.slice(Math.max(0, at - 1), at) + line.slice(at + value.length).slice(0, 1)))
    return true;
  const digits = value.replaceAll(/\D/gu, '');
  return (
    line.split(aroundNumbers).some((one) => one.replaceAll(/\D/gu, '').endsWith(digits.slice(-minDigits))) ||
    hasDigitsApart(line, digits.slice(-maxNationalDigits))
  );
};

/** A number without its country has at most these digits in most countries. */
const maxNationalDigits = 10;
/** Between two digits of one number: '312 - 555 - 0142', '312 • 555 • 0142'. */
const maxSignsBetween = 3;

/** True when the line has these digits in a row, with signs between them and no other digit around. */
const hasDigitsApart = (line: string, digits: string): boolean => {
  const found = [...line.matchAll(/\d/gu)];
  const texts = found.map(([digit]) => digit).join('');
  for (let at = texts.indexOf(digits); at >= 0; at = texts.indexOf(digits, at + 1)) {
    const own = found.slice(at, at + digits.length);
    const isOne = own.every(({ index }, place) => {
      const before = own[place - 1];
      const between = before === undefined ? '' : line.slice(before.index + 1, index);
      return between.length <= maxSignsBetween && !/\p{L}/u.test(between);
    });
    const end = own.at(-1)?.index ?? 0;
    if (isOne && !/\d/u.test(line.slice(end + 1, end + 2))) return true;
  }
  return false;
};

/** 'roe@…' is another address than 'max.monroe@…'. */
const aroundAddresses = /[^\p{L}\p{N}@._%+'-]|\.(?=\s|$)|^['_-]+|(?<=\s)['_-]+|['_-]+(?=\s|$)/u;
/** The digits of two numbers, or of a number and a year, make no third. */
const aroundNumbers = /[^\d\s().+/\u2011–-]|\s[/–-]\s/u;

/** Where the name and the addresses are; null when none was found. */
export const contactsOf = (
  document: SourceDocument,
  visual: Reading,
  resume: Resume,
): readonly ContactPlace[] | null => {
  const partOfLine = (line: Line): ContactPart => {
    if (line.part === 'body') return isInMargin(line, visual, document) ? 'page-edge' : 'body';
    // On half of the pages of a PDF or fewer, it is the head of a second resume or of a letter in the same file.
    return document.kind === 'docx' || isRunning(line, visual, document) ? line.part : 'body';
  };
  const partOf = (what: ContactPlace['what'], field: Field<string>): ContactPart => {
    const line = visual.lines[field.spans[0]?.line ?? -1];
    const part = line === undefined ? 'body' : partOfLine(line);
    if (part === 'body') return part;
    // The header of later pages repeats what the first page says in its text: nothing depends on it.
    const isRepeated = visual.lines.some(
      (other) => says(other.text, what, field.value) && partOfLine(other) === 'body',
    );
    return isRepeated ? 'body' : part;
  };
  const candidates = [
    { what: 'name' as const, field: resume.name },
    { what: 'email' as const, field: resume.emails[0] ?? null },
    { what: 'phone' as const, field: resume.phones.slice(0, 1).find(isSurelyPhone) ?? null },
  ];
  const contacts = candidates.flatMap(({ what, field }) =>
    field === null ? [] : [{ what, field, part: partOf(what, field) }],
  );
  // A name in the margin of a PDF is a title or a running header; it is a contact header only together with an address.
  const isHeader = contacts.some(({ what, part }) => what !== 'name' && part !== 'body');
  const isTitle = ({ what, part }: ContactPlace): boolean =>
    part === 'page-edge' || (what === 'name' && document.kind === 'pdf');
  const settled = contacts.map((contact) =>
    isTitle(contact) && !isHeader ? { ...contact, part: 'body' as const } : contact,
  );
  return settled.length === 0 ? null : settled;
};

/** Margins narrower than this hold no ordinary text: three quarters of an inch. */
const marginPt = 54;

/**
 * True when a line of a PDF is printed in the margin: it is repeated on every page, or it is below the text, apart from
 * it, and closer to the paper's edge than text ever is. What is above the text of one page is its first line, which is
 * where contact details belong: a PDF does not tell a band at the top from a header.
 */
const isInMargin = (line: Line, visual: Reading, document: SourceDocument): boolean => {
  const page = document.pages[(line.page ?? 0) - 1];
  const { box } = line;
  if (box === null || page === undefined || !isNearEdge(line, document)) return false;
  if (isRunning(line, visual, document)) return true;

  const others = visual.lines.flatMap((other) =>
    other.page === line.page && other !== line && other.box !== null ? [other.box] : [],
  );
  return isFootLine(box, others, page.heightPt);
};

const isFootLine = (box: Box, others: readonly Box[], heightPt: number): boolean => {
  const above = others.filter((other) => other.y < box.y - box.height);
  const bodyBottom = Math.max(...above.map((other) => other.y + other.height));
  return box.y > heightPt - marginPt * 1.3 && box.y - bodyBottom > box.height * 2;
};
