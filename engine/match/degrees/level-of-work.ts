/** Whether a posting asks for a level that experience can reach as well as a degree: 'Hbo werk- en denkniveau'. */
export const isLevelOfWork = (quote: string): boolean => /denkniveau/iu.test(quote);

export const noteOnLevel =
  'The posting asks for this level, which you can also reach through experience. If you have, say so in your application.';
