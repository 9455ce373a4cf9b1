import { pathToFileURL } from 'node:url';
import type { Geometry } from '../../looks/family.ts';
import type { Look } from '../../looks/look.ts';
import type { HeadingStyle } from '../../looks/parts.ts';
import { iconFont } from '../assets/icon-font.ts';
import { fontFamilies } from '../fonts.ts';

/** Loaded once for all documents. */
export const fontFaces = Object.values(fontFamilies)
  .flatMap(({ css, files }) =>
    Object.entries(files).map(
      ([style, file]) =>
        `@font-face{font-family:'${css}';src:url('${pathToFileURL(file).href}');` +
        `font-weight:${style === 'bold' ? 700 : 400};font-style:${style === 'italic' ? 'italic' : 'normal'}}`,
    ),
  )
  .concat(`@font-face{font-family:ForgeIcons;src:url('data:font/ttf;base64,${iconFont().toString('base64')}')}`)
  .join('\n');

const cases: Readonly<Record<HeadingStyle['case'], string>> = {
  'as-written': '',
  // The words are upper or lower case already.
  caps: '',
  lower: '',
  'small-caps': 'font-variant:small-caps;',
};

const ornaments: Readonly<Record<HeadingStyle['ornament'], string>> = {
  none: '',
  'rule-below': 'border-bottom:1px solid currentColor;padding-bottom:1pt;',
  'rule-above': 'border-top:1.5px solid currentColor;padding-top:3pt;',
  bar: 'background:var(--accent);color:#fff;padding:2pt 6pt;',
  'rule-beside': 'display:flex;gap:8pt;align-items:center;',
  dashes: '',
};

const headingCss = (heading: HeadingStyle): string =>
  `h2{white-space:pre-wrap;font-size:1.22em;font-weight:700;margin:11pt 0 4pt;break-after:avoid;${heading.isColored ? 'color:var(--accent);' : ''}` +
  `${cases[heading.case]}letter-spacing:${heading.trackingEm}em;${heading.isCentered ? 'text-align:center;' : ''}${ornaments[heading.ornament]}}` +
  (heading.ornament === 'rule-beside' ? "h2::after{content:'';flex:1;border-top:1px solid currentColor}" : '');

type Side = NonNullable<Geometry['side']>;

const sideCss = (side: Side | undefined): string => {
  if (side === undefined || side.fill === 'none') return '.side h2{font-size:1.1em}';
  const fill = side.fill === 'dark' ? 'background:var(--accent);color:#fff;' : 'background:#eef1f4;';
  return (
    `.side{${fill}padding:12pt}` +
    (side.fill === 'dark' ? '.side h2,.side .muted{color:inherit}.side h2{background:none}' : '') +
    '.side h2{font-size:1.1em}'
  );
};

/** The ways in which pages on the web put columns beside each other. */
const columnsCss = ({ columns, paint }: Look, { at, share }: Side): string => {
  const [narrow, wide] = [`${share * 100}%`, `${(1 - share) * 100 - 3}%`];
  // The wide column comes first in the document, and CSS turns the two around.
  if (paint === 'wide-column-first')
    return `.columns{display:flex;flex-direction:row-reverse;gap:3%}.side{flex:0 0 ${narrow};min-width:0}.main{flex:1;min-width:0}`;
  switch (columns) {
    case 'float':
      return `.columns::after{content:'';display:block;clear:both}.side,.main{float:left}.side{width:${narrow}}.main{width:${wide}}.columns>:first-child{margin-right:3%}`;
    case 'table':
      return `.columns{display:table;width:100%;table-layout:fixed}.side,.main{display:table-cell;vertical-align:top}.side{width:${narrow}}.main{padding-${at}:14pt}`;
    case 'flex':
      return `.columns{display:flex;gap:3%;align-items:stretch}.side{flex:0 0 ${narrow};min-width:0}.main{flex:1;min-width:0}`;
    default:
      return `.columns{display:grid;grid-template-columns:${at === 'left' ? `${narrow} 1fr` : `1fr ${narrow}`};gap:18pt}.columns>*{min-width:0}`;
  }
};

/** Mean width of a character, in ems. */
const characterEm = 0.56;

const fitting = ({ type }: Look, { share, fill }: Side): string => {
  const paper = type.isLetter ? 612 : 595;
  const width = (paper - 2 * type.marginPt) * share - (fill === 'none' ? 0 : 24);
  return `.side [style*=longest]{font-size:min(1em,calc(${width / characterEm}pt / var(--longest)))}`;
};

const geometryCss = (geometry: Geometry): string =>
  sideCss(geometry.side) +
  (geometry.head === 'band'
    ? '.head{background:var(--accent);color:#fff;padding:16pt 18pt;margin-bottom:8pt}.head *{color:#fff}'
    : '') +
  (geometry.sections === 'cards'
    ? 'section{border:1px solid #cfd6dd;border-radius:6px;padding:2pt 10pt 8pt;margin:8pt 0;break-inside:auto}section h2{margin-top:6pt}'
    : '') +
  (geometry.sections === 'form-rules'
    ? '.gutter>div:first-child{text-align:right}.gutter{grid-template-columns:24% 1fr}'
    : '') +
  (geometry.sections === 'labels-left'
    ? 'section{display:grid;grid-template-columns:22% 1fr;gap:14pt;margin-top:9pt}section h2{margin:0;border:0;overflow-wrap:break-word}'
    : '');

const blockCss = [
  '*{box-sizing:border-box}html,body{margin:0;padding:0}',
  '.line{display:flex;justify-content:space-between;gap:10pt;white-space:pre-wrap}.line>.right{text-align:right}.line>.short{white-space:nowrap;flex:none}',
  '.line.start{margin-top:5pt;break-after:avoid}p{margin:0 0 3pt}',
  'ul,ol{margin:2pt 0 3pt;padding:0}li{list-style:none;display:flex;gap:6pt}li>span:last-child{flex:1}',
  '.gutter{display:grid;grid-template-columns:20% 1fr;gap:12pt;margin-top:5pt}.gutter .start{margin-top:0}',
  'table{width:100%;border-collapse:collapse;margin:3pt 0}td,th{text-align:left;vertical-align:top;padding:2pt 5pt}',
  '.ruled td,.ruled th{border:1px solid #9aa5b1}td .start{margin-top:0}',
  '.chips{display:flex;flex-wrap:wrap;gap:4pt;margin:2pt 0 4pt}.chips>span{border:1px solid #b8c2cc;border-radius:9px;padding:0 6pt}',
  '.grid{display:grid;gap:1pt 10pt;margin:2pt 0}',
  '.rating{display:flex;justify-content:space-between;align-items:center;gap:8pt}.rating i{display:inline-block;width:7pt;height:7pt;border-radius:50%;border:1px solid currentColor;margin-left:2pt}',
  '.rating i.on{background:currentColor}',
  'a{color:inherit;text-decoration:none}',
  '.photo{width:72pt;flex:none}.hidden{color:#fff;font-size:2pt;line-height:1}',
  '.muted{color:#5c6670}.italic{font-style:italic}.strong{font-weight:700}.icon{font-family:ForgeIcons;font-weight:400;font-style:normal}',
  '.monogram{border:1.5pt solid currentColor;border-radius:50%;width:44pt;height:44pt;display:flex;align-items:center;justify-content:center;font-size:16pt;flex:none}',
  '.named{display:flex;gap:12pt;align-items:center}.turned{display:grid;grid-template-columns:22pt 1fr;margin-top:8pt}.turned h2{writing-mode:vertical-rl;transform:rotate(180deg);margin:0;text-align:right;justify-self:start;align-self:start;break-after:auto}',
].join('\n');

export const styleOf = (look: Look, geometry: Geometry): string => {
  const { type, heading, name } = look;
  const { side } = geometry;
  const center = type.isCentered && geometry.side?.name !== 'in-side';
  return [
    `@page{size:${type.isLetter ? 'letter' : 'A4'};margin:${type.marginPt * 0.8}pt ${type.marginPt}pt}`,
    `:root{--accent:${type.accent}}body{font:${type.sizePt}pt/${type.leading} '${fontFamilies[type.font].css}';color:#1d2329}`,
    blockCss,
    `h1{font-size:${name === 'plain' ? 15 : type.nameSizePt}pt;line-height:1.1;margin:0 0 3pt;overflow-wrap:break-word}.headline{font-size:1.15em;margin-bottom:3pt}`,
    ".dash{font-family:'JetBrains Mono';font-size:1.5em;line-height:.6}",
    center ? '.head{text-align:center}.head .line,.named{justify-content:center}' : '',
    headingCss(heading),
    geometryCss(geometry),
    side === undefined ? '' : columnsCss(look, side) + fitting(look, side),
  ].join('\n');
};
