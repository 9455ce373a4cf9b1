import { fold } from './fold.ts';

/** Words in the form of word lists: folded, without dots and brackets ('St. John (UK)' -> 'st', 'john', 'uk'). Hyphenated words stay whole. */
export const lookupWordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[\s/,;:&()[\]<>"“”|]+/u)
    .map((word) => word.replaceAll('.', '').replace(/^['-]+|['-]+$/gu, ''))
    .filter((word) => word !== '');
