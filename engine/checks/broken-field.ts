import type { SourceDocument } from '../model/document.ts';
import type { LostValue } from '../model/facts.ts';
import type { Reading } from '../model/reading.ts';
import type { Field } from '../model/resume.ts';

/** An address that continues on the next line. 'broken-address' reports it; no other check may call it readable. */
export const isBroken = (field: Field<string>): boolean => new Set(field.spans.map(({ line }) => line)).size > 1;

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

/** Whether an address may be praised: it is in one piece in both readings, and on the page as a whole. */
export const isWhole = (field: Field<string>, what: 'email' | 'phone', seen: Seen): boolean =>
  !seen.lostValues.some((lost) => lost.what === what) && !runsOffPage(field, seen);
