/** 'jane.roe@example,com' and 'JANE@EXAMPLE,COM', but not 'Manager @ Harbor Foods, Chicago' or 'Manager@Harbor,Boston'. */
const commaForDot = /[\w.+-]@[\w-]{2,40},[a-z]{2,6}(?![\w@])|[A-Z\d._+-]@[A-Z\d-]{2,40},[A-Z]{2,6}(?![\w@])/u;

/** An email address with a comma where its dot belongs. */
export const hasCommaForDot = (text: string): boolean => commaForDot.test(text);
