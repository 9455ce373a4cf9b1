/** A page by its content operators (ISO 32000-1, annex A). Available resources: fonts /F1 (Helvetica) and /F2 (Helvetica-Bold), the picture /Im1 and the gradient /Blue. */
export type PageToBuild = {
  content: string;
  /** Entries that declare the encoding of `content` (one character per byte), such as '/Filter/FlateDecode'. */
  packing?: string;
  width?: number;
  height?: number;
  rotate?: 0 | 90 | 180 | 270;
  cropBox?: readonly [number, number, number, number];
  /** Rectangles in PDF's own coordinates (left, bottom, right, top). */
  /** Filled-in form fields; `isUndrawn`: the file leaves it to the viewer to draw their text. */
  fields?: readonly {
    text: string;
    rectangle: readonly [number, number, number, number];
    isUndrawn?: boolean;
  }[];
  links?: readonly { address: string; rectangle: readonly [number, number, number, number] }[];
};

export type PdfToBuild = {
  pages: readonly PageToBuild[];
  /** Font dictionaries by resource name, for unusual encodings; a stream is written for `toUnicode`. */
  fonts?: Readonly<Record<string, { dictionary: string; toUnicode?: string }>>;
  info?: Readonly<Record<string, string>>;
  /** Forms that pages can paint with `/Name Do`. */
  forms?: Readonly<Record<string, string>>;
  /** Pictures that pages and forms can paint with `/Name Do`: the entries of their dictionary, and their data. */
  pictures?: Readonly<Record<string, { dictionary: string; data: string }>>;
  /** Tags of the file: all marked content of its pages is in an element of this type, and that in a section. */
  tag?: string;
  /** Entries added verbatim to the catalog and the trailer. */
  catalog?: string;
  trailer?: string;
};

/** The bytes of a small, valid, uncompressed PDF. */
export const buildPdf = ({
  pages,
  fonts = {},
  info,
  forms = {},
  pictures = {},
  tag,
  catalog = '',
  trailer = '',
}: PdfToBuild): Uint8Array => {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const stream = (dictionary: string, data: string): number =>
    add(`<<${dictionary}/Length ${data.length}>>\nstream\n${data}\nendstream`);

  const catalogId = add('');
  const pagesId = add('');
  const helvetica = add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
  const bold = add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>');
  const picture = stream(
    '/Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8',
    '\x40\x80\xc0\xff',
  );
  const ownFonts = Object.entries(fonts).map(([name, { dictionary, toUnicode }]) => {
    const map = toUnicode === undefined ? '' : `/ToUnicode ${stream('', toUnicode)} 0 R`;
    return `/${name} ${add(`<</Type/Font${dictionary}${map}>>`)} 0 R`;
  });
  const fontEntries = `/F1 ${helvetica} 0 R/F2 ${bold} 0 R${ownFonts.join('')}`;
  const ownPictures = Object.entries(pictures)
    .map(([name, { dictionary, data }]) => `/${name} ${stream(`/Type/XObject/Subtype/Image${dictionary}`, data)} 0 R`)
    .join('');
  const ownForms = Object.entries(forms).map(([name, content]) => {
    const resources = `/Resources<</Font<<${fontEntries}>>/XObject<<${ownPictures}>>>>`;
    return `/${name} ${stream(`/Type/XObject/Subtype/Form/BBox[0 0 2000 2000]${resources}`, content)} 0 R`;
  });
  const blue = add(
    '<</Type/Pattern/PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 600 0]' +
      '/Function<</FunctionType 2/Domain[0 1]/C0[0 0 0.3]/C1[0 0 0.6]/N 1>>>>>>',
  );
  const tags = add('');
  const section = add(`<</Type/StructElem/S/Sect/P ${tags} 0 R/K[${tags + 2} 0 R]>>`);
  const element = add(`<</Type/StructElem/S/${tag ?? 'P'}/P ${section} 0 R/K[0]>>`);
  objects[tags - 1] = `<</Type/StructTreeRoot/K[${section} 0 R]/ParentTree<</Nums[0[${element} 0 R]]>>>>`;
  const tagged = tag === undefined ? '' : `/MarkInfo<</Marked true>>/StructTreeRoot ${tags} 0 R`;
  const clear = add('<</Type/ExtGState/ca 0/CA 0>>');
  const resources = `<</Font<<${fontEntries}>>/XObject<</Im1 ${picture} 0 R${ownPictures}${ownForms.join('')}>>/ExtGState<</Clear ${clear} 0 R>>/Pattern<</Blue ${blue} 0 R>>>>`;

  const fieldIds: number[] = [];
  const kids = pages.map(
    ({ content, packing = '', width = 612, height = 792, rotate = 0, cropBox, links = [], fields: typed = [] }) => {
      const annotations = links.map(({ address, rectangle }) =>
        add(`<</Type/Annot/Subtype/Link/Rect[${rectangle.join(' ')}]/A<</S/URI/URI(${address})>>>>`),
      );
      for (const { text, rectangle, isUndrawn = false } of typed) {
        const [left, bottom, right, top] = rectangle;
        const look = stream(
          `/Type/XObject/Subtype/Form/BBox[0 0 ${right - left} ${top - bottom}]/Resources<</Font<<${fontEntries}>>>>`,
          `BT /F1 10 Tf 2 4 Td (${text}) Tj ET`,
        );
        const drawn = isUndrawn ? '/DA(/F1 10 Tf 0 g)' : `/AP<</N ${look} 0 R>>`;
        const field = add(
          `<</Type/Annot/Subtype/Widget/FT/Tx/F 4/T(field)/V(${text})/Rect[${rectangle.join(' ')}]${drawn}>>`,
        );
        annotations.push(field);
        if (isUndrawn) fieldIds.push(field);
      }
      return add(
        `<</Type/Page${tag === undefined ? '' : '/StructParents 0'}/Parent ${pagesId} 0 R/MediaBox[0 0 ${width} ${height}]/Rotate ${rotate}` +
          (cropBox === undefined ? '' : `/CropBox[${cropBox.join(' ')}]`) +
          `/Annots[${annotations.map((id) => `${id} 0 R`).join(' ')}]` +
          `/Resources ${resources}/Contents ${stream(packing, content)} 0 R>>`,
      );
    },
  );
  const form = `/AcroForm<</Fields[${fieldIds.map((id) => `${id} 0 R`).join(' ')}]/DR<</Font<<${fontEntries}>>>>>>`;
  const ownForm = fieldIds.length > 0 ? form : '';
  objects[catalogId - 1] = `<</Type/Catalog/Pages ${pagesId} 0 R${ownForm}${tagged}${catalog}>>`;
  objects[pagesId - 1] = `<</Type/Pages/Kids[${kids.map((id) => `${id} 0 R`).join(' ')}]/Count ${kids.length}>>`;
  const infoEntries = Object.entries(info ?? {}).map(([name, text]) => `/${name}(${text})`);
  const infoId = add(`<<${infoEntries.join('')}>>`);
  return written(objects, `/Root ${catalogId} 0 R/Info ${infoId} 0 R${trailer}`);
};

const written = (objects: readonly string[], trailer: string): Uint8Array => {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<</Size ${objects.length + 1}${trailer}>>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
};

/** Lines of text in Helvetica, one under the other from `top` (points from the bottom of the page). */
export const textLines = (lines: readonly string[], { x = 72, top = 720, size = 11 } = {}): string =>
  lines.map((line, index) => `BT /F1 ${size} Tf ${x} ${top - index * size * 1.4} Td (${line}) Tj ET`).join('\n');
