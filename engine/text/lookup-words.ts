import { fold } from './fold.ts';
import { remembered } from './remembered.ts';

/** Words in the form of word lists: folded, without dots and brackets ('St. John (UK)' -> 'st', 'john', 'uk'). Hyphenated words stay whole. */
export const lookupWordsOf = remembered((text: string): readonly string[] =>
  fold(text)
    .split(/[\s/,;:&()[\]<>"“”„«»|]+/u)
    .map((word) => word.replaceAll('.', '').replace(/^['-]+|['-]+$/gu, ''))
    .filter((word) => word !== ''),
);
