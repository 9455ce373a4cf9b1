import { fold } from './fold.ts';
import { remembered } from './remembered.ts';

/**
 * The name of a place for lookups: folded, without punctuation, and 'saint' as 'st'. 'Stratford-upon-Avon' and
 * 'Stratford upon Avon' are one, so are 'St. Louis' and 'Saint Louis'.
 */
export const placeKey = remembered((name: string): string =>
  fold(name)
    // single spaces stay as they are
    .replaceAll(/[^\p{L}\p{N}']{2,}|[^\p{L}\p{N}' ]/gu, ' ')
    .replaceAll(/\bsaint\b/gu, 'st')
    .trim(),
);
