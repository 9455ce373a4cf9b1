const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** True when the text contains an Arabic, Hebrew or other right-to-left letter. */
export const isRightToLeft = (text: string): boolean => text.charCodeAt(0) >= 0x0590 && rightToLeft.test(text);
