import type { Run } from '../../../model/document.ts';

/** Shorter names of icons, such as 'cake', may be as narrow as thin letters are. */
const minLetters = 5;
/** In em: one sign is that wide at most, and five letters are wider. */
const maxWidth = 1.4;

/**
 * True for 'envelope' or 'circle' stored for one sign of an icon font: the word is no wider than a single letter. Programs
 * read the word, and people see the icon.
 */
export const isIconWord = ({ text, font: { sizePt }, place }: Run): boolean => {
  const name = text.trim();
  if (place.kind !== 'page' || sizePt <= 0 || name.length < minLetters) return false;
  const { width, height } = place.box;
  return (
    /^\p{Ll}{2,}(?:-\p{Ll}{2,}){0,3}$/u.test(name) && height < 2 * sizePt && width > 0 && width <= maxWidth * sizePt
  );
};
