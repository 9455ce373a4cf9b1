import type { Box, SourceDocument } from '../model/document.ts';
import type { ContactPart, ContactPlace } from '../model/facts.ts';
import type { Line, Reading } from '../model/reading.ts';
import type { Field, Resume } from '../model/resume.ts';

/** Where the name and the addresses stand; null when none was found. */
export const contactsOf = (
  document: SourceDocument,
  visual: Reading,
  resume: Resume,
): readonly ContactPlace[] | null => {
  const partOf = (field: Field<string>): ContactPart => {
    const line = visual.lines[field.spans[0]?.line ?? -1];
    if (line === undefined) return 'body';
    return line.part === 'body' && isAtPageEdge(line, visual, document) ? 'page-edge' : line.part;
  };
  const email = resume.emails[0];
  const phone = resume.phones[0];
  const contacts: ContactPlace[] = [
    ...(resume.name === null ? [] : [{ what: 'name' as const, field: resume.name, part: partOf(resume.name) }]),
    ...(email === undefined ? [] : [{ what: 'email' as const, field: email, part: partOf(email) }]),
    ...(phone === undefined ? [] : [{ what: 'phone' as const, field: phone, part: partOf(phone) }]),
  ];
  return contacts.length === 0 ? null : contacts;
};

/** Margins narrower than this hold no ordinary text: half an inch and a little. */
const edgePt = 54;
const flat = (text: string): string => text.replaceAll(/[\s\d]+/g, '').toLowerCase();

/**
 * True when a line of a PDF is printed in the margin: the same words stand at the same height of another page,
 * or it is cut off from the text by an empty stretch and lies closer to the paper's edge than any text does.
 */
const isAtPageEdge = (line: Line, visual: Reading, document: SourceDocument): boolean => {
  const page = document.pages[(line.page ?? 0) - 1];
  if (line.box === null || page === undefined) return false;
  const { box } = line;
  const isNearEdge = box.y < page.heightPt * 0.12 || box.y + box.height > page.heightPt * 0.88;
  if (!isNearEdge) return false;
  if (line.isFurniture || isRepeated(line, box, visual)) return true;

  const others = visual.lines.filter((other) => other.page === line.page && other !== line && other.box !== null);
  const bodyBottom = Math.max(...others.map((other) => bottomOf(other.box)));
  const isFooter = box.y > page.heightPt - edgePt * 1.3 && box.y - bodyBottom > box.height * 2;
  if (isFooter) return true;

  // A contact line above the name, in the top margin: nobody writes that into the body.
  const below = Math.min(...others.map((other) => other.box?.y ?? Infinity).filter((y) => y > box.y + box.height / 2));
  return (
    box.y + box.height < edgePt &&
    below - (box.y + box.height) > box.height * 1.2 &&
    others.every((other) => (other.box?.y ?? Infinity) >= box.y - 1)
  );
};

const bottomOf = (box: Box | null): number => (box === null ? -Infinity : box.y + box.height);

const isRepeated = (line: Line, box: Box, visual: Reading): boolean =>
  visual.lines.some(
    (other) =>
      other.page !== line.page &&
      other.box !== null &&
      Math.abs(other.box.y - box.y) < 3 &&
      flat(other.text) === flat(line.text),
  );
