import { rowsOf } from './list.ts';

/**
 * How much responsibility a word claims, from 1 (was there) to 5 (is in command). A word that comes in must not claim
 * more than the words whose place it takes. Written by us; between two readings of a word, the higher one counts.
 */
const table = `
  1: watched observed shadowed attended learned studied joined participated part member trainee intern student volunteer
  2: helped help helping assisted assist assisting supported support supporting contributed aided worked served
  2: collaborated cooperated assistant junior apprentice team
  3: handled performed prepared made did used cleaned answered operated maintained repaired recorded provided wrote
  3: taught trained instructed created built developed designed implemented completed executed resolved delivered
  3: achieved produced generated conducted presented negotiated optimized streamlined improved engineered senior
  4: coordinated organized oversaw supervised managed ran managing supervising supervisor manager coordinator initiated
  4: established founded launched introduced pioneered transformed owned drove orchestrated mentored guided principal
  5: led headed directed chaired commanded spearheaded governed lead head chief director leader president executive
  5: leading heading directing owner founder partner vice vp ceo cto cfo lead-in superintendent captain expert
`;

const ranks = new Map<string, number>();
for (const row of rowsOf(table)) {
  const [rank = '', words = ''] = row.split(': ');
  for (const word of words.split(' ')) ranks.set(word, Number(rank));
}

/** The highest rank among words; 0 for words that claim none. */
export const rankOf = (words: readonly string[]): number =>
  Math.max(
    0,
    ...words.flatMap((word) =>
      word
        .toLowerCase()
        .split(' ')
        .map((each) => ranks.get(each) ?? 0),
    ),
  );
