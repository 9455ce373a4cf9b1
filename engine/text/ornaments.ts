/**
 * Pictographs: telephones, envelopes, hearts, arrows, decorative bullets, emoji. Ordinary bullets are not included, nor
 * stars, which are ratings.
 */
export const ornament =
  /(?![\u{2605}\u{2606}])[\u{2190}-\u{21FF}\u{2300}-\u{23FF}\u{2600}-\u{27BF}\u{2B00}-\u{2BFF}\u{1F000}-\u{1FAFF}]/gu;

/** Private use areas: characters that only their own font can draw. */
export const privateUse = /[\u{E000}-\u{F8FF}\u{F0000}-\u{10FFFD}]/u;

/** One private use code at which symbol fonts keep the bullets of word processors. */
export const symbolFontBullet = /^[\u{f0b7}\u{f0a7}\u{f0a8}\u{f076}\u{f0d8}\u{f0fc}\u{f02d}\u{f0be}\u{e00c}\u{e00a}]$/u;
