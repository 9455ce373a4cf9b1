import { sectionTitles } from '../../lexicon/section-titles.ts';
import { fold } from '../../text/fold.ts';
import type { Walk } from './gathered.ts';
import { child, descendants } from './package/xml.ts';
import type { Xml } from './package/xml.ts';

/**
 * True when a content control shows its prompt because it was not filled in. Templates keep their section titles
 * ('Experience') in such controls, too: these stay as they are, and head what the person wrote below. A title of two words
 * counts when the list has both together ('Skills & Abilities'): a prompt can name two titles as well ('School and
 * Education'), or end in one ('Key responsibilities and experience').
 */
export const isPlaceholder = (sdt: Xml): boolean => {
  const shown = child(child(sdt, 'w:sdtPr'), 'w:showingPlcHdr');
  if (shown === undefined || ['0', 'false', 'off'].includes(shown.attributes['w:val'] ?? '')) return false;
  const words = descendants(sdt, 'w:t')
    .slice(0, maxPieces)
    .map(({ text }) => text)
    .join('');
  return !titles().has(lettersOf(words.replaceAll('&', ' and ')));
};

/** Whether a content control holds something of the resume: neither a prompt that was left out nor a page number. */
export const holdsText = (sdt: Xml, { keepsPlaceholders }: Pick<Walk, 'keepsPlaceholders'>): boolean =>
  !isPageNumber(sdt) && (keepsPlaceholders || !isPlaceholder(sdt));

/** Word puts the page numbers that it inserts into controls of their own: nothing of the resume is in them. */
const isPageNumber = (sdt: Xml): boolean => {
  const gallery = child(child(child(sdt, 'w:sdtPr'), 'w:docPartObj'), 'w:docPartGallery');
  return gallery?.attributes['w:val']?.startsWith('Page Numbers') === true;
};

/** A title is stored in one piece or few. */
const maxPieces = 12;

const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}]/gu, '');

let known: ReadonlySet<string> | null = null;
const titles = (): ReadonlySet<string> => (known ??= new Set(Object.values(sectionTitles).flat().map(lettersOf)));
