import type { DraftLine } from '../model/draft.ts';
import { joined } from '../fields/joined-lines.ts';
import { lettersOf } from '../text/letters.ts';
import type { Row, Segment } from './rows.ts';

/** The top of a resume while it is collected. `headline` is null until there is one, and '' once there can be none. `others` are paragraphs that are no detail. */
export type Top = { headline: string | null; contact: string[]; links: string[]; others: DraftLine[] };

/** A line of more words is a paragraph. */
const maxHeadlineWords = 12;
/** Letters from which on a paragraph is not joined to the next line. */
const maxParagraph = 5000;

/** Sorts the lines of a contact section: details with their labels, the line below the name, and what is neither. */
export const addContactRows = (top: Top, rows: readonly Row[]): void => {
  let isAfterProse = false;
  for (const { segments, text } of rows) {
    const isSummary = segments.some(({ claim }) => claim?.owner.is === 'summary');
    const isRead = segments.some(({ claim }) => claim !== null);
    if (!isSummary && (isRead || isShort(text))) {
      isAfterProse = false;
      addSegments(top, segments, isRead);
      continue;
    }
    const isOpen = isAfterProse && (top.others.at(-1)?.text.length ?? 0) < maxParagraph;
    const last = isOpen ? top.others.pop() : undefined;
    top.others.push({ text: joined(last?.text ?? '', text), needsCheck: false });
    isAfterProse = true;
  }
};

const isShort = (text: string): boolean => text.split(/\s+/u).length <= maxHeadlineWords;

const addSegments = (top: Top, segments: readonly Segment[], isRead: boolean): void => {
  let label = '';
  for (const { text, claim } of segments) {
    const owner = claim?.owner;
    if (owner === undefined) {
      if (text.endsWith(':')) label = `${text} `;
      else addDetail(top, `${label}${text}`, isRead);
      if (!text.endsWith(':')) label = '';
      continue;
    }
    if (owner.is === 'contact' && claim?.isFirst === true) top.contact.push(label + withWords(text, owner.value));
    if (owner.is === 'link' && claim?.isFirst === true) top.links.push(label + withWords(text, owner.value));
    label = '';
  }
  if (label !== '') addDetail(top, label.trim(), isRead);
};

/** Words below the name are the headline; words beside details, and what follows a headline, are details. */
const addDetail = (top: Top, text: string, isRead: boolean): void => {
  for (const part of text.split(/\s*\t\s*/u)) {
    if (top.headline === null && top.contact.length === 0 && top.links.length === 0 && !isRead) top.headline = part;
    else top.contact.push(part);
  }
};

/** The address behind 'Portfolio' with that word, unless one has the other. */
const withWords = (text: string, value: string): string => {
  if (lettersOf(text).includes(lettersOf(value))) return text.trim();
  return lettersOf(value).includes(lettersOf(text)) ? value : `${text.trim()}: ${value}`;
};
