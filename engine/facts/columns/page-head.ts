import type { SourceDocument } from '../../model/document.ts';
import type { Reading } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';

/** Of the height of the page. Where the first heading is lower, there may be others above it that we did not recognize. */
const maxShare = 1 / 3;

/**
 * The lines above the first heading of the first page: name, contact details and perhaps the stamp of a signature. Side by
 * side, they are the head of the page, and the text below may still be in one column.
 */
export const pageHeadOf = (document: SourceDocument, { lines }: Reading, { sections }: Resume): ReadonlySet<number> => {
  const [page] = document.pages;
  if (page === undefined) return new Set();
  const tops = sections.flatMap(({ heading }) => {
    const line = heading === null ? undefined : lines[heading.span.line];
    return line?.page === 1 && line.box !== null ? [line.box.y] : [];
  });
  const edge = Math.min(...tops);
  if (!(edge <= page.heightPt * maxShare)) return new Set();
  return new Set(
    lines.flatMap(({ page: number, box }, index) =>
      number === 1 && box !== null && box.y + box.height <= edge ? [index] : [],
    ),
  );
};
