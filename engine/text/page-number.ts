/** 'Page 2 of 3', '2/3', '- 2 -', and 'Page2', as Word templates have it. */
const pageNumber = /^(?:\p{L}{1,6}\.?\s?)?\W{0,3}\d{1,3}\W{0,3}(?:(?:\p{L}{1,4}\s)?\d{1,3})?\W{0,3}$/u;

/** Whether a text that repeats on pages can be their number: a single short word may be beside it. */
export const isPageNumber = (text: string): boolean => pageNumber.test(text.trim());

const pageWord = /^(?:page|seite|p[áa]gina|p[áa]g|sid[ae]|strona|strana|sayfa|p|s)\.?\s?/iu;
const bareNumber = /^[-–—|\s]{0,3}\d{1,3}(?:\s?(?:\/|of|von|sur|di|de|van|z|av)\s?\d{1,3})?[-–—|\s]{0,3}$/iu;

/** Whether a text is the number of a page wherever it is: neither '2019' nor 'Excel 90%'. */
export const isSurelyPageNumber = (text: string): boolean => bareNumber.test(text.trim().replace(pageWord, ''));
