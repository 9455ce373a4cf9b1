import type { LostValue } from '../model/facts.ts';
import type { Reading } from '../model/reading.ts';
import type { Field, Resume } from '../model/resume.ts';
import { stretchesOf } from '../text/stretches.ts';

const compared = stretchesOf(/[\p{L}\p{N}@]/u);

/** Punctuation, spaces and case may differ between readings; letters and digits must not. */
const letters = (text: string): string => compared(text.toLowerCase()).join('');

/**
 * A name as its lines have it, piece by piece: 'Roe, Jane' is read as 'Jane Roe', and so are 'Surname: Roe' and 'First
 * name: Jane' on two lines, which does not count as lost.
 */
const piecesOf = (name: Field<string>, visual: Reading): readonly string[] =>
  name.spans.map(({ line, from, to }) => visual.lines[line]?.text.slice(from, to) ?? '');

const isPrinted = ({ spans }: Field<string>, visual: Reading): boolean =>
  spans.some(({ line, from, to }) => visual.lines[line]?.text.slice(from, to).includes('@') ?? false);

/** 'July 2017 Optics', 'Present Science Group': the end of a date was read into the value, from the column beside it. */
const beginsWithDate = /^(?:present|(?:\p{L}{3,9}\.?\s)?(?:19|20)\d{2})(?![\p{L}\d])/iu;

/** The share of letters that must be left of a line for us to have dropped the others. */
const minLeft = 0.8;

/** Whether these are the letters of the whole in their order, with a few left out: then we misread it, not the parser. */
const isWithGapsIn = (whole: string, part: string): boolean => {
  if (part.length < whole.length * minLeft || part.length > whole.length) return false;
  let at = 0;
  for (const letter of Array.from(whole)) if (part.startsWith(letter, at)) at += letter.length;
  return at === part.length;
};

/**
 * Below this, words around an employer may have been read into it: 'Harbor Foods' above 'New Haven', with the dates of the
 * job between them. In 1,174 forged files, five such values had .56 to .59, and those that were right and torn .86 or more.
 */
const minJobConfidence = 0.6;

const isOfJob = (what: LostValue['what']): boolean => what === 'job title' || what === 'employer';

/**
 * Values that are visible in the body and that the text of a layout-blind parser does not hold in one piece. Headers,
 * footers and text boxes have a check of their own.
 */
export const lostValuesOf = (resume: Resume, visual: Reading, stream: Reading): readonly LostValue[] => {
  const whole = letters(stream.lines.map((line) => line.text).join(' '));
  const isLost = ({ value, spans, confidence }: Field<string>, pieces: readonly string[] = [value]): boolean => {
    const line = visual.lines[spans[0]?.line ?? -1];
    if (line === undefined || line.part !== 'body' || confidence < 0.5) return false;
    return pieces.some((piece) => !whole.includes(letters(piece)));
  };
  /** What spans two cells of a row was put together by us: no text has it in one piece. */
  const isOfOneCell = ({ spans }: Field<string>): boolean =>
    spans.every(({ line, from, to }) => visual.lines[line]?.text.slice(from, to).includes('\t') === false);
  let stored: readonly string[] | null = null;
  /** Nothing of it was left out or added when it was read. Asked of lost values only, because it looks through all lines. */
  const isReadWell = (field: Field<string>): boolean => {
    if (field.confidence < minJobConfidence || !isOfOneCell(field) || beginsWithDate.test(field.value)) return false;
    stored ??= stream.lines.map((line) => letters(line.text));
    const own = letters(field.value);
    return !stored.some((line) => isWithGapsIn(line, own));
  };
  const { name, emails, phones, experience } = resume;
  const lostName =
    name !== null && isLost(name, piecesOf(name, visual)) ? [{ what: 'name' as const, field: name }] : [];
  const candidates = [
    // Behind a word such as 'Email' there is nothing to see.
    { what: 'email' as const, field: emails.slice(0, 1).find((email) => isPrinted(email, visual)) ?? null },
    { what: 'phone' as const, field: phones[0] ?? null },
    ...experience.map(({ title }) => ({ what: 'job title' as const, field: title })),
    ...experience.map(({ employer }) => ({ what: 'employer' as const, field: employer })),
  ];
  const lost = candidates.flatMap(({ what, field }) =>
    field !== null && isLost(field) && (!isOfJob(what) || isReadWell(field)) ? [{ what, field }] : [],
  );
  return [...lostName, ...lost];
};
