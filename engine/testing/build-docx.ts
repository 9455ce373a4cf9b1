import { deflateRawSync } from 'node:zlib';

export type RelationshipToBuild = { id: string; type: string; target: string; isExternal?: boolean };

export type DocxToBuild = {
  /** Content of `w:body`. */
  body: string;
  /** Content of `w:styles`, `w:numbering`, `w:settings`, `w:footnotes`, `w:comments`: each creates its part. */
  styles?: string;
  numbering?: string;
  settings?: string;
  footnotes?: string;
  comments?: string;
  /** Blocks of a header or footer by relationship id; the body's `w:sectPr` refers to it. */
  headers?: Readonly<Record<string, string>>;
  footers?: Readonly<Record<string, string>>;
  relationships?: readonly RelationshipToBuild[];
  /** Any other parts, by name. */
  parts?: Readonly<Record<string, string>>;
  /** Content type of the main part. */
  mainType?: string;
};

const wordNamespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mainContentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A standard Word part: `<w:NAME ...namespaces>inside</w:NAME>`. */
export const wordPart = (name: string, inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${name} ${wordNamespaces}>${inside}</w:${name}>`;

/** The bytes of a Word document made of these pieces. */
export const buildDocx = (docx: DocxToBuild): Uint8Array => zipOf(partsOf(docx));

/** Its parts by name, for tests that corrupt one of them. */
export const partsOf = ({
  body,
  headers = {},
  footers = {},
  relationships = [],
  parts = {},
  ...rest
}: DocxToBuild): Record<string, string> => {
  const own = (['styles', 'numbering', 'settings', 'footnotes', 'comments'] as const).flatMap((name) => {
    const inside = rest[name];
    return inside === undefined
      ? []
      : [{ id: `own-${name}`, type: name, target: `${name}.xml`, content: wordPart(name, inside) }];
  });
  const running = [
    ...Object.entries(headers).map(([id, inside]) => ({
      id,
      type: 'header',
      target: `${id}.xml`,
      content: wordPart('hdr', inside),
    })),
    ...Object.entries(footers).map(([id, inside]) => ({
      id,
      type: 'footer',
      target: `${id}.xml`,
      content: wordPart('ftr', inside),
    })),
  ];
  const related = [...own, ...running, ...relationships];
  return {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/word/document.xml" ContentType="${rest.mainType ?? mainContentType}"/></Types>`,
    '_rels/.rels': relationshipsPart([{ id: 'r1', type: 'officeDocument', target: 'word/document.xml' }]),
    'word/document.xml': wordPart('document', `<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': relationshipsPart(related),
    ...Object.fromEntries([...own, ...running].map(({ target, content }) => [`word/${target}`, content])),
    ...parts,
  };
};

const relationshipsPart = (relationships: readonly RelationshipToBuild[]): string =>
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  relationships
    .map(
      ({ id, type, target, isExternal }) =>
        `<Relationship Id="${id}" Type="${relationshipBase}/${type}" Target="${target}"${isExternal === true ? ' TargetMode="External"' : ''}/>`,
    )
    .join('') +
  '</Relationships>';

/** A paragraph of runs; `properties` go into `w:pPr`. */
export const paragraph = (inside: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`;

/** A run of that text; `properties` go into `w:rPr`. */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A table cell; `properties` go into `w:tcPr`. */
export const cell = (content: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;

/** A table of rows of cells. */
export const table = (...rows: readonly string[][]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;

/** A run with a legacy text box (VML). */
export const oldTextBox = (content: string): string => `<w:r>${vmlBox(content)}</w:r>`;

/** A run with a text box as Word writes it: DrawingML with a VML fallback. `fill` goes into its shape's properties. */
export const textBox = (content: string, fill = '<a:noFill/>', position = ''): string =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor>${position}` +
  '<a:graphic><a:graphicData><wps:wsp>' +
  `<wps:spPr>${fill}</wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx>` +
  '</wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice>' +
  `<mc:Fallback>${vmlBox(content)}</mc:Fallback></mc:AlternateContent></w:r>`;

/** Where a text box starts, in points below its paragraph or page. */
export const below = (of: string, pt: number): string =>
  `<wp:positionV relativeFrom="${of}"><wp:posOffset>${pt * 12_700}</wp:posOffset></wp:positionV>`;

const vmlBox = (content: string): string =>
  `<w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`;

/** A content control; `properties` go into `w:sdtPr`. */
export const control = (content: string, properties = ''): string =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

/** Runs of a field: its code, in pieces, and the result that is shown. */
export const field = (codes: readonly string[], result: string): string => {
  const code = codes.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`).join('');
  return fieldMark('begin') + code + fieldMark('separate') + result + fieldMark('end');
};

const fieldMark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

/** Shading in that color, for runs, paragraphs and cells. */
export const shading = (fill: string): string => `<w:shd w:val="clear" w:fill="${fill}"/>`;

/** Text as UTF-16 with its byte order mark. */
export const utf16 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let index = 0; index < text.length; index++) {
    bytes[2 + index * 2] = text.charCodeAt(index) & 255;
    bytes[3 + index * 2] = text.charCodeAt(index) >> 8;
  }
  return bytes;
};

const encoder = new TextEncoder();

type ZipEntry = { name: string; content: string | Uint8Array; flags?: number; method?: number };

/** A deflated archive. With `entries` as a list it can contain what no regular program writes. */
export const zipOf = (entries: Readonly<Record<string, string>> | readonly ZipEntry[]): Uint8Array => {
  const list: readonly ZipEntry[] = isList(entries)
    ? entries
    : Object.entries(entries).map(([name, content]) => ({ name, content }));
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, flags = 0, method = 8 } of list) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const title = encoder.encode(name);
    const common = [
      u16(flags),
      u16(method),
      u32(0),
      u32(0),
      u32(packed.length),
      u32(bytes.length),
      u16(title.length),
      u16(0),
    ];
    const file = joined(u32(0x04034b50), u16(20), ...common, title, packed);
    directory.push(
      joined(u32(0x02014b50), u16(20), u16(20), ...common, u16(0), u16(0), u16(0), u32(0), u32(at), title),
    );
    files.push(file);
    at += file.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = joined(u32(0x06054b50), u16(0), u16(0), u16(list.length), u16(list.length), u32(size), u32(at), u16(0));
  return joined(...files, ...directory, end);
};

const isList = (entries: Readonly<Record<string, string>> | readonly ZipEntry[]): entries is readonly ZipEntry[] =>
  Array.isArray(entries);

const u16 = (value: number): Uint8Array => Uint8Array.of(value & 255, (value >> 8) & 255);
const u32 = (value: number): Uint8Array =>
  Uint8Array.of(value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >>> 24) & 255);

const joined = (...pieces: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
};
