import { fold } from './fold.ts';
import { remembered } from './remembered.ts';

/** Words in the form of word lists: folded, without dots and brackets ('St. John (UK)' -> 'st', 'john', 'uk'). Hyphenated words stay whole. */
export const lookupWordsOf = remembered((text: string): readonly string[] => {
  const folded = fold(text);
  const words = folded.split(/[\s/,;:&()[\]<>"“”„«»|]+/u);
  // most texts have none of the signs that words are freed from
  return (/['.-]/u.test(folded) ? words.map(withoutSigns) : words).filter((word) => word !== '');
});

const withoutSigns = (word: string): string =>
  /['.-]/u.test(word) ? word.replaceAll('.', '').replace(/^['-]+|['-]+$/gu, '') : word;
