import type { ResumeDraft } from '../../report/resume-draft.ts';
import { removed, withText } from '../change.ts';
import { type Offer, textChange } from './offer.ts';

/** 'maren @ example.com', 'maren@example .com': spaces only around the characters that hold an address together. */
const spaced = /[\w.%+-]+(?: ?@ ?)[\w-]+(?: ?\. ?[\w-]+)*(?: ?\. ?[a-z]{2,24})\b/giu;

/** The part before a line break: 'maren@', 'maren@exam'. */
const beginning = /^[\w.%+-]+@[\w-]*\.?$/u;
/** The part after it: 'example.com', 'ple.com', 'com'. Whether its dots are in place shows in the whole address. */
const end = /^[\w.-]*[a-z]{2,24}$/iu;

const withoutSpaces = (text: string): string => text.replaceAll(spaced, (address) => address.replaceAll(' ', ''));

/** Puts an email address together that has a space in it, or that was broken into two contact details. */
export const mergeBrokenEmail = (draft: ResumeDraft): Offer | null => {
  const { contact } = draft;
  const inOne = contact.findIndex((text) => withoutSpaces(text) !== text);
  if (inOne >= 0) {
    const place = `/contact/${inOne}`;
    const after = withoutSpaces(contact[inOne] ?? '');
    return {
      kind: 'broken-email',
      place,
      changes: [textChange(draft, place, after)],
      result: withText(draft, place, after),
    };
  }
  const first = contact.findIndex((text, index) => isBrokenBetween(text, contact[index + 1] ?? ''));
  if (first < 0) return null;
  const [place, next] = [`/contact/${first}`, `/contact/${first + 1}`];
  const after = `${contact[first] ?? ''}${contact[first + 1] ?? ''}`;
  return {
    kind: 'broken-email',
    place,
    changes: [textChange(draft, place, after), textChange(draft, next, '')],
    result: removed(withText(draft, place, after), next),
  };
};

/** Together they must be an address, and the first part alone none. */
const isBrokenBetween = (text: string, next: string): boolean =>
  beginning.test(text) && end.test(next) && isAddress(`${text}${next}`);

const isAddress = (text: string): boolean => /^[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,24}$/iu.test(text);
