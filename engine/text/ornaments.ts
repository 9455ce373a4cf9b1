/**
 * Pictographs: telephones, envelopes, hearts, arrows, decorative bullets, emoji. Ordinary bullets are not included, nor
 * stars, which are ratings.
 */
export const ornament =
  /(?![\u{2605}\u{2606}])[\u{2190}-\u{21FF}\u{2300}-\u{23FF}\u{2600}-\u{27BF}\u{2B00}-\u{2BFF}\u{1F000}-\u{1FAFF}]/gu;

/** Private use areas: characters that only their own font can draw. */
export const privateUse = /[\u{E000}-\u{F8FF}\u{F0000}-\u{10FFFD}]/u;
