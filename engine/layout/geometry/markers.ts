/**
 * Characters that can start a list item. Dashes, '*', '>', 'o', circles and 'Ø' (an arrow of Wingdings) count only with
 * a space after them, and circles not before each other ('○ ○ ○' rates something); symbol fonts keep their bullets in the private use area.
 */
const bullet = /^(?:[•●◦▪▫■□◆◇▶►▸‣⁃∙·➢➤➔➧→✓✔★»❖❯\u{e000}-\u{f8ff}]\s*|[-–—*∗>›∠o+§Ø]\s+|[○◯❍]\s+(?![○◯❍●]))(?=\S)/u;
const number = /^(?:\(?\d{1,2}[.)]|\(?[a-z][.)]|\(?[ivx]{2,4}[.)]|\([ivx]\))\s+(?=\S)/u;
const lone = /^(?:[•●○◯❍◦▪▫■□◆◇▶►▸‣⁃∙·➢➤➔➧→✓✔★»❖❯–—*∗>›∠oØ§-]|[\u{e000}-\u{f8ff}])$/u;

/** Length of the bullet or number at the start of the text, including the white space after it; 0 when there is none. */
export const markerLengthOf = (text: string): number => (bullet.exec(text) ?? number.exec(text))?.[0].length ?? 0;

/** True for a word that is just a bullet and can precede `next`; in 'o n e' the 'o' is a letter. */
export const isBullet = (word: string, next: string): boolean =>
  lone.test(word) &&
  (word !== 'o' || (next.length > 1 && /^[\p{Lu}\d"“(]/u.test(next))) &&
  !(/[○◯❍]/u.test(word) && /^[○◯❍●]/u.test(next));
