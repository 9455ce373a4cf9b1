import type { Pointer } from './pdfium/exports.ts';
import type { Pdfium } from './pdfium/pdfium.ts';
import { utf16Text } from './pdfium/strings.ts';

/** Of a page; no resume has more. */
const maxElements = 20_000;

/** Whether the tags of the page put anything into a table. Word and some websites tag tables of their layout, too. */
export const hasTableTags = (pdfium: Pdfium, page: Pointer): boolean => {
  const { call } = pdfium;
  const tree = call.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return false;
  const roots = Math.min(call.FPDF_StructTree_CountChildren(tree), maxElements);
  const left = Array.from({ length: roots }, (_, at) => call.FPDF_StructTree_GetChildAtIndex(tree, at));
  let isFound = false;
  for (let looked = 0; !isFound && left.length > 0 && looked < maxElements; looked++) {
    const element = left.pop() ?? 0;
    if (element === 0) continue;
    isFound = utf16Text(pdfium, (into, length) => call.FPDF_StructElement_GetType(element, into, length)) === 'Table';
    const children = Math.min(call.FPDF_StructElement_CountChildren(element), maxElements - left.length);
    for (let at = 0; at < children; at++) left.push(call.FPDF_StructElement_GetChildAtIndex(element, at));
  }
  call.FPDF_StructTree_Close(tree);
  return isFound;
};
