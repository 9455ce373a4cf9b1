import { fold } from './fold.ts';
import { remembered } from './remembered.ts';

/**
 * The name of a place for lookups: folded, without punctuation, and 'saint' as 'st'. 'Stratford-upon-Avon' and
 * 'Stratford upon Avon' are one, so are 'St. Louis' and 'Saint Louis'.
 */
export const placeKey = remembered((name: string): string => {
  const words = withoutSigns(fold(name));
  return (words.includes('saint') ? words.replaceAll(/\bsaint\b/gu, 'st') : words).trim();
});

/** Most names have none. */
const mayHaveSigns = /[^a-z0-9' ]| {2}/;

const withoutSigns = (folded: string): string =>
  // single spaces stay as they are
  mayHaveSigns.test(folded) ? folded.replaceAll(/[^\p{L}\p{N}']{2,}|[^\p{L}\p{N}' ]/gu, ' ') : folded;
