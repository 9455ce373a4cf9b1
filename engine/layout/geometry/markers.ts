/**
 * What a list item may begin with. Dashes, '*', '>' and 'o' only count with a space after them; private use is where
 * symbol fonts keep their bullets.
 */
const bullet = /^(?:[•●◦▪▫■□◆◇▶►▸‣⁃∙·➢➤➔→✓✔★»❖\u{e000}-\u{f8ff}]\s*|[-–—*>o+§]\s+)(?=\S)/u;
const number = /^(?:\(?\d{1,2}[.)]|\(?[a-z][.)]|\([ivx]{1,4}\))\s+(?=\S)/u;
const lone = /^(?:[•●◦▪▫■□◆◇▶►▸‣⁃∙·➢➤➔→✓✔★»❖–—*>o§-]|[\u{e000}-\u{f8ff}])$/u;

/** Length of the bullet or number that the text begins with, with the white space after it; 0 when there is none. */
export const markerLengthOf = (text: string): number => (bullet.exec(text) ?? number.exec(text))?.[0].length ?? 0;

/** True for a word that is nothing but a bullet and may stand before `next`; in 'o n e' the 'o' is a letter. */
export const isBullet = (word: string, next: string): boolean =>
  lone.test(word) && (word !== 'o' || (next.length > 1 && /^[\p{Lu}\d"“(]/u.test(next)));
