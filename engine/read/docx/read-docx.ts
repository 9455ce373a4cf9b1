import { failureOf } from '../../failures.ts';
import type { FlowPart, SourceDocument } from '../../model/document.ts';
import type { Outcome } from '../../model/failure.ts';
import { minLettersToJudge, letterCount } from '../../text/letters.ts';
import { readBlocks } from './blocks.ts';
import { isOleContainer, isOleEncrypted } from './package/container.ts';
import { hasFilledShapes } from './drawings.ts';
import { Fault } from './package/fault.ts';
import { endSection, emptyGathered } from './gathered.ts';
import type { Gathered, Walk, Where } from './gathered.ts';
import { strictAddress } from './package/namespaces.ts';
import { markersOf } from './styles/numbering.ts';
import { openPackage } from './package/package.ts';
import type { Package, Part } from './package/package.ts';
import { pageGroundOf } from './styles/page-ground.ts';
import { propertiesOf } from './package/properties.ts';
import { runningParts } from './sections.ts';
import { stylesOf } from './styles/styles.ts';
import { child, childrenNamed } from './package/xml.ts';
import type { SourceRange, Xml } from './package/xml.ts';
import { openZip } from './package/zip.ts';

/** Text with its paragraphs, tables, text boxes, headers and footers of a Word document. */
export const readDocx = (bytes: Uint8Array): Outcome<SourceDocument> => {
  if (isOleContainer(bytes)) {
    return { ok: false, failure: failureOf(isOleEncrypted(bytes) ? 'password-protected' : 'not-docx-inside') };
  }
  try {
    const { source } = contentsOf(openPackage(openZip(bytes)), bytes.length);
    return isWithoutText(source)
      ? { ok: false, failure: failureOf(isBlank(source) ? 'blank' : 'no-text') }
      : { ok: true, value: source };
  } catch (error) {
    // Faults are ours; any other error is a parser rejecting bytes that are not such a file.
    return { ok: false, failure: failureOf(error instanceof Fault ? error.code : 'damaged') };
  }
};

/**
 * A document with the elements that its runs and paragraphs were read from (null where there is none), and where the
 * elements are in the text of their parts: what it takes to change the file.
 */
export type DocxSource = {
  document: SourceDocument;
  files: Package;
  runs: readonly (Xml | null)[];
  paragraphs: readonly (Xml | null)[];
  ranges: ReadonlyMap<Xml, SourceRange>;
};

/** The same reading as `readDocx`, with its source; null for what cannot be read. */
export const readDocxSource = (bytes: Uint8Array): DocxSource | null => {
  const ranges = new Map<Xml, SourceRange>();
  try {
    const files = openPackage(openZip(bytes), ranges);
    const { source, origins } = contentsOf(files, bytes.length);
    return { document: source, files, ranges, ...origins };
  } catch {
    // As in `readDocx`, which says why.
    return null;
  }
};

type Contents = { source: SourceDocument; origins: Gathered['origins'] };

const contentsOf = (files: Package, sizeBytes: number): Contents => {
  const walked = gather(files, false);
  // An unfilled template consists of prompts: then they count as its text, and it is judged as it is.
  const all = walked.traits.promptLetters > letterCount(walked.runs) ? gather(files, true) : walked;
  const { metadata, pageCount } = propertiesOf(files);
  const { runs, paragraphs, tables, pictures, shapes, links, traits } = all;
  const source: SourceDocument = {
    kind: 'docx',
    sizeBytes,
    pages: [],
    pageCount,
    runs,
    paragraphs,
    tables,
    pictures,
    shapes,
    links,
    metadata,
    traits,
  };
  return { source, origins: all.origins };
};

/** In reading order: page headers, the body, the notes, page footers. */
const gather = (files: Package, keepsPlaceholders: boolean): Gathered => {
  const all = emptyGathered();
  const settings = related(files, 'settings');
  const styles = stylesOf(related(files, 'styles'), related(files, 'theme'));
  const headers = runningParts(files, settings, 'header');
  const footers = runningParts(files, settings, 'footer');
  const walk: Walk = {
    all,
    package: files,
    styles,
    markers: markersOf(related(files, 'numbering'), styles),
    keepsPlaceholders,
    pageGround: pageGroundOf(
      files.main.xml,
      [...headers, ...footers].map(({ xml }) => xml),
    ),
    boxGround: hasFilledShapes(files.main.xml) ? 'unknown' : undefined,
  };

  for (const header of headers) readPart(header.xml.children, header, 'header', walk);
  all.sectionStart = all.paragraphs.length;
  readPart(child(files.main.xml, 'w:body')?.children ?? [], files.main, 'body', walk);
  endSection(all, 1);
  for (const [notes, name] of [
    [related(files, 'footnotes'), 'w:footnote'],
    [related(files, 'endnotes'), 'w:endnote'],
  ] as const) {
    if (notes !== null) readPart(notesIn(notes.xml, name), notes, 'footnote', walk);
  }
  for (const footer of footers) readPart(footer.xml.children, footer, 'footer', walk);

  const comments = related(files, 'comments');
  all.traits.comments = childrenNamed(comments?.xml, 'w:comment').length;
  all.traits.language = styles.language;
  all.traits.isStrict = Object.values(files.main.xml.attributes).includes(strictAddress);
  all.traits.hasMacros = [...files.main.relationships.values()].some(({ type }) => type === 'vbaProject');
  return all;
};

const readPart = (blocks: readonly Xml[], { relationships }: Part, part: FlowPart, walk: Walk): void => {
  const where: Where = {
    part,
    relationships,
    fields: [],
    cell: null,
    textBox: null,
    ground: undefined,
    isPlaceholder: false,
  };
  readBlocks(blocks, walk, where);
};

/** Without the separators, which are lines. */
const notesIn = (notes: Xml, name: string): Xml[] =>
  childrenNamed(notes, name)
    .filter(({ attributes }) => attributes['w:type'] === undefined || attributes['w:type'] === 'normal')
    .flatMap((note) => note.children);

/** The target of the main part's relationship of that type. */
const related = (files: Package, type: string): Part | null => {
  const found = [...files.main.relationships.values()].find((one) => one.type === type && !one.isExternal);
  return found === undefined ? null : files.part(found.target);
};

const isBlank = ({ runs, pictures }: SourceDocument): boolean => pictures.length === 0 && letterCount(runs) === 0;

/** In pictures, all together. */
const halfPagePt2 = (612 * 792) / 2;

const isWithoutText = ({ runs, pictures }: SourceDocument): boolean => {
  const letters = letterCount(runs);
  const areaPt2 = pictures.reduce(
    (sum, { sizePt }) => sum + (sizePt === undefined ? 0 : sizePt.width * sizePt.height),
    0,
  );
  return letters === 0 || (letters < minLettersToJudge && areaPt2 > halfPagePt2);
};
