import { pathToFileURL } from 'node:url';
import type { Geometry } from '../../looks/families.ts';
import type { Look } from '../../looks/look.ts';
import type { HeadingStyle } from '../../looks/parts.ts';
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
  .join('\n');

const cases: Readonly<Record<HeadingStyle['case'], string>> = {
  'as-written': '',
  caps: 'text-transform:uppercase;',
  'small-caps': 'font-variant:small-caps;',
};

const ornaments: Readonly<Record<HeadingStyle['ornament'], string>> = {
  none: '',
  'rule-below': 'border-bottom:1px solid currentColor;padding-bottom:1pt;',
  'rule-above': 'border-top:1.5px solid currentColor;padding-top:3pt;',
  bar: 'background:var(--accent);color:#fff;padding:2pt 6pt;',
  'rule-beside': 'display:flex;gap:8pt;align-items:center;',
  icon: '',
};

const headingCss = (heading: HeadingStyle): string =>
  `h2{font-size:1.22em;font-weight:700;margin:11pt 0 4pt;break-after:avoid;${heading.isColored ? 'color:var(--accent);' : ''}` +
  `${cases[heading.case]}letter-spacing:${heading.trackingEm}em;${heading.isCentered ? 'text-align:center;' : ''}${ornaments[heading.ornament]}}` +
  (heading.ornament === 'rule-beside' ? "h2::after{content:'';flex:1;border-top:1px solid currentColor}" : '');

const sideCss = ({ side }: Geometry): string => {
  if (side === undefined) return '';
  const share = `${side.share * 100}%`;
  const columns = side.at === 'left' ? `${share} 1fr` : `1fr ${share}`;
  const fill = side.fill === 'dark' ? 'background:var(--accent);color:#fff;' : 'background:#eef1f4;';
  return (
    `.columns{display:grid;grid-template-columns:${columns};gap:18pt}.columns>*{min-width:0}` +
    (side.fill === 'none'
      ? ''
      : `.side{${fill}padding:12pt 12pt;}.side h2{${side.fill === 'dark' ? 'color:#fff;' : ''}}`) +
    (side.fill === 'dark' ? '.side .muted{color:inherit}' : '') +
    '.side{overflow-wrap:anywhere}.side h2{font-size:1.1em}'
  );
};

const geometryCss = (geometry: Geometry): string =>
  sideCss(geometry) +
  (geometry.head === 'band'
    ? '.head{background:var(--accent);color:#fff;padding:16pt 18pt;margin-bottom:8pt}.head *{color:#fff}'
    : '') +
  (geometry.sections === 'cards'
    ? 'section{border:1px solid #cfd6dd;border-radius:6px;padding:2pt 10pt 8pt;margin:8pt 0;break-inside:auto}section h2{margin-top:6pt}'
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
  '.muted{color:#5c6670}.italic{font-style:italic}.strong{font-weight:700}.icon{font-family:ForgeIcons;font-weight:400;font-style:normal}',
  '.monogram{border:1.5pt solid currentColor;border-radius:50%;width:44pt;height:44pt;display:flex;align-items:center;justify-content:center;font-size:16pt;flex:none}',
  '.named{display:flex;gap:12pt;align-items:center}.turned{display:grid;grid-template-columns:22pt 1fr;margin-top:8pt}.turned h2{writing-mode:vertical-rl;transform:rotate(180deg);margin:0;text-align:right}',
].join('\n');

export const styleOf = ({ type, heading, name }: Look, geometry: Geometry): string => {
  const center = type.isCentered && geometry.side?.name !== 'in-side';
  return [
    `@page{size:${type.isLetter ? 'letter' : 'A4'};margin:${type.marginPt * 0.8}pt ${type.marginPt}pt}`,
    `:root{--accent:${type.accent}}body{font:${type.sizePt}pt/${type.leading} '${fontFamilies[type.font].css}';color:#1d2329}`,
    blockCss,
    `h1{font-size:${name === 'plain' ? 15 : type.nameSizePt}pt;line-height:1.1;margin:0 0 3pt;overflow-wrap:break-word}.headline{font-size:1.15em;margin-bottom:3pt}`,
    center ? '.head{text-align:center}.head .line,.named{justify-content:center}' : '',
    headingCss(heading),
    geometryCss(geometry),
  ].join('\n');
};
