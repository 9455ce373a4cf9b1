import type { Run } from '../model/document.ts';
import { isPictureFont } from '../lexicon/picture-fonts.ts';
import { topLevelDomains } from '../lexicon/top-level-domains.ts';

/** The words with one link target. `pieces`: as stored, without icons; `runs`: those of the words, or of the icon where there are no words. */
export type LinkStretch = { link: string; pieces: readonly string[]; runs: readonly number[] };

/** The visible links, as far as adjacent runs have the same target, such as an address on two lines. */
export const linkStretchesOf = (runs: readonly Run[]): LinkStretch[] => {
  const stretches: { link: string; all: number[] }[] = [];
  for (const [index, { link, hidden }] of runs.entries()) {
    if (link === undefined || hidden !== undefined) continue;
    const last = stretches.at(-1);
    if (last?.link === link && last.all.at(-1) === index - 1) last.all.push(index);
    else stretches.push({ link, all: [index] });
  }
  return stretches.map(({ link, all }) => {
    const words = all.filter((index) => hasWords(runs[index]));
    return {
      link,
      pieces: words.map((index) => runs[index]?.text.trim() ?? ''),
      runs: words.length === 0 ? all : words,
    };
  });
};

const hasWords = (run: Run | undefined): boolean =>
  run !== undefined && !isPictureFont(run.font.name) && /[\p{L}\p{N}]|[@._/:-]/u.test(run.text);

/** Whether a linked address, without any space in it, is printed on two lines or more. */
export const hasAddressOverLines = (runs: readonly Run[]): boolean =>
  linkStretchesOf(runs).some(({ pieces, runs: own }) => {
    if (!isSiteAddress(pieces.join('')) && !/^\S+@\S+$/u.test(pieces.join(''))) return false;
    const boxes = own.flatMap((index) => {
      const place = runs[index]?.place;
      return place?.kind === 'page' ? [place.box] : [];
    });
    const [first] = boxes;
    return first !== undefined && boxes.some(({ y }) => Math.abs(y - first.y) > first.height / 2);
  });

/**
 * The ways to read the words as one address. Some programs draw an underscore as a line, so that it is missing from the
 * text between two pieces: 'jane' 'roe@example.com'.
 */
export const readingsOfStretch = ({ pieces }: LinkStretch): readonly string[] => [
  ...new Set([pieces.join(''), pieces.join('_')]),
];

/** 'jane-roe.com', 'www.example.org/jane': an address of a website. 'E.mail' is none: no domain ends like that. */
export const isSiteAddress = (text: string): boolean => {
  const site = /^(?:https?:\/\/)?[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,60}){0,3}\.(\p{L}{2,12})(?:\/\S{0,200})?$/u;
  return topLevelDomains.has(site.exec(text.trim())?.[1]?.toLowerCase() ?? '');
};

/** An address without its scheme and 'www'. */
export const withoutScheme = (address: string): string =>
  address.replace(/^(?:mailto:|tel:|https?:\/\/)/iu, '').replace(/^www\./iu, '');

/** An address without its scheme and 'www', in lower case, and with letters instead of '%C3%A9'. */
export const bareAddress = (address: string): string =>
  withoutScheme(decoded(address))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .trim();

const decoded = (address: string): string => decodedBy(decodeURI, address);

/** Text that is not encoded as it should be stays as it is. */
const decodedBy = (decode: (text: string) => string, text: string): string => {
  try {
    return decode(text);
  } catch {
    return text;
  }
};

const partsOfLink = /^https?:\/\/([^/?#:]+)(?::\d+)?([^?#]*)\?([^#]*)/iu;

/** Host and path of a link with a query, in lower case, and the values of its query; null for other links. */
export const queryOf = (link: string): { host: string; path: string; values: readonly string[] } | null => {
  const [, host, path, query] = partsOfLink.exec(link) ?? [];
  if (host === undefined || path === undefined || query === undefined) return null;
  const values = query.split('&').map((pair) => decodedBy(decodeURIComponent, pair.slice(pair.indexOf('=') + 1)));
  return { host: host.toLowerCase(), path: path.toLowerCase(), values };
};
