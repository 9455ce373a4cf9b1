const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether there is a letter of Arabic, Hebrew or their kin in it. */
export const isRightToLeft = (text: string): boolean => text > '\u0590' && rightToLeft.test(text);
