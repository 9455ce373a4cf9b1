import { child, valueOf } from '../read/docx/package/xml.ts';
import type { Xml } from '../read/docx/package/xml.ts';
import { runsOf } from './elements.ts';
import { insideRewritten, sourceOf, startTag } from './rewrite.ts';
import type { PartSource, Rewrite } from './rewrite.ts';
import type { Pieces, StyleSources } from './style-source.ts';

const toggles: ReadonlySet<string> = new Set(
  'b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint vanish'
    .split(' ')
    .map((name) => `w:${name}`),
);

/** The style of a paragraph, by id. */
export const styleIdOf = (paragraph: Xml, styles: StyleSources): string | undefined =>
  valueOf(child(paragraph, 'w:pPr'), 'w:pStyle') ?? styles.defaultParagraph;

/** The runs of a paragraph, so that they look the same in a paragraph of another style. */
export const runsInStyle = (part: PartSource, paragraph: Xml, host: Xml, styles: StyleSources): string => {
  const [own, hosts] = [styleIdOf(paragraph, styles), styleIdOf(host, styles)];
  if (own === hosts) return runsOf(part, paragraph);
  const extra = differenceOf(styles.pieces(own, 'w:rPr'), styles.pieces(hosts, 'w:rPr'), styles.defaults);
  const restyle: Rewrite = (element) => {
    if (element.name !== 'w:r') return null;
    const rPr = child(element, 'w:rPr');
    const named = new Set((rPr?.children ?? []).map(({ name }) => name));
    const byStyle = styles.pieces(valueOf(rPr, 'w:rStyle'), 'w:rPr');
    const added = [...extra].flatMap(([name, source]) => (named.has(name) || byStyle.has(name) ? [] : [source]));
    const properties = (rPr?.children ?? []).map((piece) => sourceOf(part, piece)).join('') + added.join('');
    const inside = insideRewritten(part, element, (inner) => (inner === rPr ? '' : null));
    return `${startTag(part, element)}<w:rPr>${properties}</w:rPr>${inside}</w:r>`;
  };
  return runsOf(part, paragraph, restyle);
};

/** What has to be set directly to get from the look of the host's style to that of the own one. */
const differenceOf = (own: Pieces, host: Pieces, defaults: Pieces): Map<string, string> => {
  const extra = new Map<string, string>();
  for (const [name, source] of own) if (host.get(name) !== source) extra.set(name, source);
  for (const name of host.keys()) {
    if (own.has(name)) continue;
    const reset = toggles.has(name) ? `<${name} w:val="0"/>` : defaults.get(name);
    if (reset !== undefined) extra.set(name, reset);
  }
  return extra;
};
