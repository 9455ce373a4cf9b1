/** Signs that tell values apart ('C' and 'C++', '3.5' and '35'); all others may differ between a document and its file. */
const telling = /[\p{L}\p{M}\p{N}+#@%$€£]|(?<=\d)[.,](?=\d)/gu;

/**
 * A text without what does not change its value: spaces, punctuation, capitals, and ligatures. Accents stay, because a
 * name without its accent is misread.
 */
export const keyOf = (text: string): string =>
  (text.normalize('NFKC').replaceAll('\u00AD', '').match(telling) ?? []).join('').toLowerCase();

/** A text of letters or digits; anything else is no value. */
export const hasValue = (text: string): boolean => keyOf(text) !== '';

/** 'Phone: 555 0100' without its label; the colon of an address is none. */
export const withoutLabel = (text: string): string => text.replace(/^[^:\d@/]{2,30}:(?!\/\/)\s*(?=\S)/u, '');
