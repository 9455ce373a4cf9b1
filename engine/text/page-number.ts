/** 'Page 2 of 3', '2/3', '- 2 -', and 'Page2', as Word templates have it. */
const pageNumber = /^(?:\p{L}{1,6}\.?\s?)?\W{0,3}\d{1,3}\W{0,3}(?:(?:\p{L}{1,4}\s)?\d{1,3})?\W{0,3}$/u;

/** Whether a text is the number of a page and nothing else. */
export const isPageNumber = (text: string): boolean => pageNumber.test(text.trim());
