/** An address in PDFium's memory; 0 is 'none'. */
export type Pointer = number;

/**
 * The functions of PDFium that we call, as WebAssembly exports them: numbers in, numbers out, 0 or 1 for booleans.
 * Their documentation is in PDFium's public headers (fpdfview.h, fpdf_text.h, fpdf_edit.h, fpdf_annot.h, fpdf_doc.h, fpdf_attachment.h,
 * fpdf_structtree.h).
 */
export type PdfiumExports = {
  memory: WebAssembly.Memory;
  malloc(size: number): Pointer;
  free(at: Pointer): void;
  emscripten_stack_get_current(): Pointer;

  FPDF_LoadMemDocument(bytes: Pointer, length: number, password: Pointer): Pointer;
  FPDF_CloseDocument(document: Pointer): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: Pointer): number;
  FPDF_GetDocPermissions(document: Pointer): number;
  FPDF_GetSecurityHandlerRevision(document: Pointer): number;
  FPDF_GetMetaText(document: Pointer, tag: Pointer, into: Pointer, length: number): number;
  FPDFCatalog_IsTagged(document: Pointer): number;
  FPDFCatalog_GetLanguage(document: Pointer, into: Pointer, length: number): number;

  FPDF_LoadPage(document: Pointer, index: number): Pointer;
  FPDF_ClosePage(page: Pointer): void;
  FPDFPage_Flatten(page: Pointer, usage: number): number;
  FPDF_GetPageWidthF(page: Pointer): number;
  FPDF_GetPageHeightF(page: Pointer): number;
  FPDF_PageToDevice(
    page: Pointer,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    x: number,
    y: number,
    intoX: Pointer,
    intoY: Pointer,
  ): number;

  PDFiumExt_OpenFormFillInfo(): Pointer;
  PDFiumExt_CloseFormFillInfo(info: Pointer): void;
  PDFiumExt_InitFormFillEnvironment(document: Pointer, info: Pointer): Pointer;
  PDFiumExt_ExitFormFillEnvironment(form: Pointer): void;
  FORM_OnAfterLoadPage(page: Pointer, form: Pointer): void;
  FORM_OnBeforeClosePage(page: Pointer, form: Pointer): void;

  FPDF_StructTree_GetForPage(page: Pointer): Pointer;
  FPDF_StructTree_Close(tree: Pointer): void;
  FPDF_StructTree_CountChildren(tree: Pointer): number;
  FPDF_StructTree_GetChildAtIndex(tree: Pointer, index: number): Pointer;
  FPDF_StructElement_CountChildren(element: Pointer): number;
  FPDF_StructElement_GetChildAtIndex(element: Pointer, index: number): Pointer;
  FPDF_StructElement_GetType(element: Pointer, into: Pointer, length: number): number;

  FPDFText_LoadPage(page: Pointer): Pointer;
  FPDFText_ClosePage(textPage: Pointer): void;
  FPDFText_CountChars(textPage: Pointer): number;
  FPDFText_GetUnicode(textPage: Pointer, index: number): number;
  FPDFText_IsGenerated(textPage: Pointer, index: number): number;
  FPDFText_IsHyphen(textPage: Pointer, index: number): number;
  FPDFText_HasUnicodeMapError(textPage: Pointer, index: number): number;
  FPDFText_GetTextObject(textPage: Pointer, index: number): Pointer;
  FPDFText_GetFontSize(textPage: Pointer, index: number): number;
  FPDFText_GetLooseCharBox(textPage: Pointer, index: number, into: Pointer): number;
  FPDFText_GetCharBox(
    textPage: Pointer,
    index: number,
    left: Pointer,
    right: Pointer,
    bottom: Pointer,
    top: Pointer,
  ): number;
  FPDFText_GetCharOrigin(textPage: Pointer, index: number, x: Pointer, y: Pointer): number;
  FPDFText_GetMatrix(textPage: Pointer, index: number, into: Pointer): number;

  FPDFTextObj_GetFont(textObject: Pointer): Pointer;
  FPDFTextObj_GetTextRenderMode(textObject: Pointer): number;
  FPDFFont_GetBaseFontName(font: Pointer, into: Pointer, length: number): number;
  FPDFFont_GetFlags(font: Pointer): number;
  FPDFFont_GetWeight(font: Pointer): number;
  FPDFFont_GetItalicAngle(font: Pointer, into: Pointer): number;

  FPDFPage_CountObjects(page: Pointer): number;
  FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  FPDFFormObj_CountObjects(form: Pointer): number;
  FPDFFormObj_GetObject(form: Pointer, index: number): Pointer;
  FPDFPageObj_GetType(object: Pointer): number;
  FPDFPageObj_GetBounds(object: Pointer, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): number;
  FPDFPageObj_GetMatrix(object: Pointer, into: Pointer): number;
  FPDFPageObj_HasTransparency(object: Pointer): number;
  FPDFPageObj_GetFillColor(object: Pointer, r: Pointer, g: Pointer, b: Pointer, a: Pointer): number;
  FPDFPageObj_GetStrokeColor(object: Pointer, r: Pointer, g: Pointer, b: Pointer, a: Pointer): number;
  FPDFPageObj_GetStrokeWidth(object: Pointer, into: Pointer): number;
  FPDFPageObj_GetClipPath(object: Pointer): Pointer;
  FPDFClipPath_CountPaths(clip: Pointer): number;
  FPDFClipPath_CountPathSegments(clip: Pointer, path: number): number;
  FPDFClipPath_GetPathSegment(clip: Pointer, path: number, segment: number): Pointer;
  FPDFPath_CountSegments(path: Pointer): number;
  FPDFPath_GetPathSegment(path: Pointer, index: number): Pointer;
  FPDFPath_GetDrawMode(path: Pointer, fill: Pointer, stroke: Pointer): number;
  FPDFPathSegment_GetPoint(segment: Pointer, x: Pointer, y: Pointer): number;
  FPDFPathSegment_GetType(segment: Pointer): number;

  FPDFImageObj_GetImagePixelSize(image: Pointer, width: Pointer, height: Pointer): number;
  FPDFImageObj_GetRenderedBitmap(document: Pointer, page: Pointer, image: Pointer): Pointer;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, into: Pointer, stride: number): Pointer;
  FPDFBitmap_FillRect(bitmap: Pointer, left: number, top: number, width: number, height: number, color: number): number;
  FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    flags: number,
  ): void;
  FPDFBitmap_GetFormat(bitmap: Pointer): number;
  FPDFBitmap_GetBuffer(bitmap: Pointer): Pointer;
  FPDFBitmap_GetWidth(bitmap: Pointer): number;
  FPDFBitmap_GetHeight(bitmap: Pointer): number;
  FPDFBitmap_GetStride(bitmap: Pointer): number;
  FPDFBitmap_Destroy(bitmap: Pointer): void;

  FPDFPage_GetAnnotCount(page: Pointer): number;
  FPDFPage_GetAnnot(page: Pointer, index: number): Pointer;
  FPDFPage_CloseAnnot(annotation: Pointer): void;
  FPDFAnnot_GetSubtype(annotation: Pointer): number;
  FPDFAnnot_GetRect(annotation: Pointer, into: Pointer): number;
  FPDFAnnot_GetLink(annotation: Pointer): Pointer;
  FPDFAnnot_CountAttachmentPoints(annotation: Pointer): number;
  FPDFAnnot_GetAttachmentPoints(annotation: Pointer, index: number, into: Pointer): number;
  FPDFLink_GetAction(link: Pointer): Pointer;
  FPDFDoc_GetAttachmentCount(document: Pointer): number;
  FPDFDoc_GetAttachment(document: Pointer, index: number): Pointer;
  FPDFAttachment_GetName(attachment: Pointer, into: Pointer, length: number): number;
  FPDFAttachment_GetFile(attachment: Pointer, into: Pointer, length: number, intoLength: Pointer): number;

  FPDFAction_GetURIPath(document: Pointer, action: Pointer, into: Pointer, length: number): number;
};
