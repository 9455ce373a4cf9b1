import { photo } from '../assets/photo.ts';
import { familyOf } from '../../looks/families.ts';
import { headingText } from '../../looks/heading-text.ts';
import type { Look } from '../../looks/look.ts';
import {
  type Block,
  type Line,
  type Page,
  type PageHead,
  type PageSection,
  type Run,
  textOfRuns,
} from '../../looks/page.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Addresses as links, as web pages and editors make them. */
const linked = (html: string): string =>
  html
    .replaceAll(/[\w.+-]+@[\w.-]+\w/g, (address) => `<a href="mailto:${address}">${address}</a>`)
    .replaceAll(/(?:linkedin|github)\.com\/[\w./-]+/g, (address) => `<a href="https://${address}">${address}</a>`);

const spanOf = ({ text, emphasis, icon }: Run): string =>
  emphasis === 'plain' && icon === undefined
    ? escaped(text)
    : `<span class="${icon === true ? 'icon' : emphasis}">${escaped(text)}</span>`;

const spans = (runs: readonly Run[]): string => runs.map(spanOf).join('');

/** Dates do not wrap. */
const maxUnbroken = 34;

const isShort = (runs: readonly Run[]): boolean => textOfRuns(runs).length <= maxUnbroken;

/** Longer words are printed smaller, so that an address in a narrow column does not break. */
const maxWordLength = 22;

const fittingStyle = ({ runs }: Line): string => {
  const longest = Math.max(
    0,
    ...textOfRuns(runs)
      .split(/\s/)
      .map((word) => word.length),
  );
  return longest > maxWordLength ? ` style="--longest:${longest}"` : '';
};

const lineHtml = (line: Line, isStart: boolean): string =>
  `<div class="line${isStart ? ' start' : ''}"${fittingStyle(line)}><span>${spans(line.runs)}</span>` +
  `${line.right.length === 0 ? '' : `<span class="right${isShort(line.right) ? ' short' : ''}">${spans(line.right)}</span>`}</div>`;

const bulletsHtml = (mark: string, items: readonly string[]): string => {
  if (mark === '') return items.map((item) => `<p>${escaped(item)}</p>`).join('');
  const rows = items.map(
    (item, index) => `<li><span>${mark === '#' ? `${index + 1}.` : mark}</span><span>${escaped(item)}</span></li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
};

const tableHtml = (block: Extract<Block, { is: 'table' }>, isRuled: boolean): string => {
  const columns = block.shares.map((share) => `<col style="width:${share * 100}%">`).join('');
  const rows = block.rows.map((row, index) => {
    const tag = block.hasHeader && index === 0 ? 'th' : 'td';
    return `<tr>${row.map((cell) => `<${tag}>${blocksHtml(cell, isRuled)}</${tag}>`).join('')}</tr>`;
  });
  return `<table class="${isRuled ? 'ruled' : ''}"><colgroup>${columns}</colgroup>${rows.join('')}</table>`;
};

const ratingHtml = ({ label, level }: { label: string; level: number }): string =>
  `<div class="rating"><span>${escaped(label)}</span><span>${[1, 2, 3, 4, 5]
    .map((at) => `<i class="${at <= level ? 'on' : ''}"></i>`)
    .join('')}</span></div>`;

const blockHtml = (block: Block, isRuled: boolean): string => {
  switch (block.is) {
    case 'line':
      return lineHtml(block.line, block.isStart);
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'bullets':
      return bulletsHtml(block.mark, block.items);
    case 'gutter':
      return `<div class="gutter"><div>${block.left.map((line) => lineHtml(line, false)).join('')}</div><div>${blocksHtml(block.blocks, isRuled)}</div></div>`;
    case 'table':
      return tableHtml(block, isRuled);
    case 'chips':
      return `<div class="chips">${block.items.map((item) => `<span>${escaped(item)}</span>`).join('')}</div>`;
    case 'grid':
      return `<div class="grid" style="grid-template-columns:repeat(${block.columns},1fr)">${block.items.map((item) => `<div>${escaped(item)}</div>`).join('')}</div>`;
    default:
      return block.items.map(ratingHtml).join('');
  }
};

const blocksHtml = (blocks: readonly Block[], isRuled: boolean): string =>
  blocks.map((block) => blockHtml(block, isRuled)).join('');

const nameHtml = ({ name, monogram, headline, hasPhoto }: PageHead): string => {
  const title = `<h1>${name.map(escaped).join('<br>')}</h1>${headline === undefined ? '' : `<div class="headline">${escaped(headline)}</div>`}`;
  if (hasPhoto)
    return `<div class="named"><img class="photo" alt="" src="data:image/png;base64,${photo().toString('base64')}"><div>${title}</div></div>`;
  return monogram === undefined
    ? title
    : `<div class="named"><div class="monogram">${escaped(monogram)}</div><div>${title}</div></div>`;
};

const contactHtml = ({ contact }: PageHead): string =>
  contact.length === 0 ? '' : `<div>${linked(contact.map((line) => lineHtml(line, false)).join(''))}</div>`;

/** Dashes from a font with another baseline. */
const dashed = ({ heading }: Look, html: string): string => {
  const dash = '<span class="dash">—</span>';
  return heading.ornament === 'dashes' ? `${dash} ${html} ${dash}` : html;
};

/** The text of a page's body. */
export const bodyHtml = (page: Page, look: Look): string => {
  const { geometry } = familyOf(look.family);
  const { side } = geometry;
  const isRuled = geometry.entries !== 'plain-table';
  const heading = (text: string): string => `<h2>${dashed(look, escaped(headingText(text, look.heading)))}</h2>`;
  const sectionHtml = ({ heading: text, blocks }: PageSection): string =>
    `<section${geometry.sections === 'turned-headings' ? ' class="turned"' : ''}>${heading(text)}<div>${blocksHtml(blocks, isRuled)}</div></section>`;
  const name = nameHtml(page.head);
  const columns = page.columns.map((sections) => sections.map(sectionHtml).join(''));
  if (side === undefined)
    return `<header class="head">${name}${contactHtml(page.head)}</header><main>${columns.join('')}</main>${page.hidden === undefined ? '' : `<div class="hidden">${escaped(page.hidden)}</div>`}`;
  const sideAt = side.at === 'left' ? 0 : 1;
  const isNameIn = (index: number): boolean => side.name === (index === sideAt ? 'in-side' : 'in-main');
  const above = side.name === 'across' ? `<header class="head">${name}${contactHtml(page.head)}</header>` : '';
  const parts = columns.map(
    (html, index) =>
      `<div class="${index === sideAt ? 'side' : 'main'}">${isNameIn(index) ? `<header class="head">${name}${contactHtml(page.head)}</header>` : ''}${html}</div>`,
  );
  const stored = look.paint === 'wide-column-first' ? parts.toReversed() : parts;
  return `${above}<div class="columns">${stored.join('')}</div>`;
};
