/** Neither Word nor a PDF can hold a control character, and a resume needs none. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ');
