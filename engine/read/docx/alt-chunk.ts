import { plainText } from './characters.ts';
import type { Walk, Where } from './gathered.ts';
import type { Xml } from './package/xml.ts';

/** HTML elements that start a new line. */
const blockTags = /<\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|br|section|header|footer|article|hr)\b[^>]{0,1000}>/gi;
const anyTag = /<[^>]{0,5000}>/g;
const unseen = /<(style|script|head|title)\b[^>]{0,1000}>[^]*?<\/\1>/gi;

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    bull: '•',
    middot: '·',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    eacute: 'é',
  }),
);

const maxLength = 2_000_000;

/** An embedded document that Word shows inside this one. Its text is read line by line; its styles are unknown. */
export const readAltChunk = ({ attributes }: Xml, walk: Walk, where: Where): void => {
  const { all, package: files } = walk;
  all.traits.hasAltChunk = true;
  const target = where.relationships.get(attributes['r:id'] ?? '');
  if (target === undefined || target.isExternal) return;
  const type = files.contentType(target.target);
  const isHtml = /html/i.test(type) || /\.x?html?$/i.test(target.target);
  if (!isHtml && !/^text\/plain/i.test(type) && !/\.txt$/i.test(target.target)) return;
  const bytes = files.bytes(target.target);
  if (bytes === null) return;

  const stored = new TextDecoder().decode(bytes).slice(0, maxLength);
  const lines = (isHtml ? textOfHtml(stored) : stored).split('\n');
  for (const line of lines.map((text) => text.trim()).filter((text) => text !== '')) {
    const paragraph = all.paragraphs.length;
    all.origins.paragraphs.push(null);
    all.origins.runs.push(null);
    all.paragraphs.push({
      part: where.part,
      runs: [all.runs.length],
      style: null,
      headingLevel: null,
      listMarker: null,
      alignment: 'left',
      cell: where.cell,
      textBox: where.textBox,
      sectionColumns: 1,
    });
    all.runs.push({
      text: plainText(line, all.traits),
      font: { name: '', sizePt: 11, isBold: false, isItalic: false, color: '#000000' },
      place: { kind: 'flow', part: where.part, paragraph },
    });
  }
};

const textOfHtml = (html: string): string =>
  html
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .replace(blockTags, '\n')
    .replace(anyTag, '')
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return entities.get(name) ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
      },
    );
