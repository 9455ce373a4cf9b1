import type { Box } from '../../model/document.ts';
import type { Pointer } from './pdfium/exports.ts';
import { boxThrough } from './pdfium/matrix.ts';
import type { Matrix } from './pdfium/matrix.ts';
import type { Pdfium } from './pdfium/pdfium.ts';
import { utf8Text } from './pdfium/strings.ts';

export type PageLink = { address: string; box: Box };

/** `hasTypedText`: it has form fields or text notes, whose text is not in the page content. */
export type Annotations = { links: PageLink[]; comments: number; formFields: number; hasTypedText: boolean };

/** FPDF_ANNOT_* */
const linkType = 2;
const freeTextType = 3;
const widgetType = 20;
/** Notes, free text, highlights, underlines, squiggles, strike-outs, stamps, carets: the annotations of reviewers. */
const commentTypes: readonly number[] = [1, 3, 9, 10, 11, 12, 13, 14];

const maxAnnotations = 5000;

/** Links, comments and form fields of a page; at most 5,000 annotations are read. Boxes are as displayed. */
export const annotationsOf = (pdfium: Pdfium, document: Pointer, page: Pointer, toDisplay: Matrix): Annotations => {
  const { call } = pdfium;
  const found: Annotations = { links: [], comments: 0, formFields: 0, hasTypedText: false };
  const count = Math.min(call.FPDFPage_GetAnnotCount(page), maxAnnotations);
  for (let index = 0; index < count; index++) {
    const annotation = call.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const type = call.FPDFAnnot_GetSubtype(annotation);
    if (type === widgetType) found.formFields++;
    if (type === widgetType || type === freeTextType) found.hasTypedText = true;
    if (commentTypes.includes(type)) found.comments++;
    if (type === linkType) found.links.push(...linksOf(pdfium, document, annotation, toDisplay));
    call.FPDFPage_CloseAnnot(annotation);
  }
  return found;
};

/** One per line of text: a link over two lines has a quadrilateral for each. */
const linksOf = (pdfium: Pdfium, document: Pointer, annotation: Pointer, toDisplay: Matrix): PageLink[] => {
  const { call, heap, scratch } = pdfium;
  const link = call.FPDFAnnot_GetLink(annotation);
  const action = link === 0 ? 0 : call.FPDFLink_GetAction(link);
  if (action === 0) return [];
  const address = utf8Text(pdfium, (into, length) => call.FPDFAction_GetURIPath(document, action, into, length)).trim();
  if (address === '') return [];

  const lines = Math.min(call.FPDFAnnot_CountAttachmentPoints(annotation), 20);
  if (lines <= 1) {
    call.FPDFAnnot_GetRect(annotation, scratch);
    const box = boxThrough(
      toDisplay,
      heap.f32(scratch),
      heap.f32(scratch + 12),
      heap.f32(scratch + 8),
      heap.f32(scratch + 4),
    );
    return [{ address, box }];
  }
  return Array.from({ length: lines }, (_, line) => {
    call.FPDFAnnot_GetAttachmentPoints(annotation, line, scratch);
    const xs = [0, 8, 16, 24].map((offset) => heap.f32(scratch + offset));
    const ys = [4, 12, 20, 28].map((offset) => heap.f32(scratch + offset));
    return { address, box: boxThrough(toDisplay, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)) };
  });
};
