/** Whether a posting asks for a level that work can have, too, and not for a degree: 'Hbo werk- en denkniveau'. */
export const isLevelOfWork = (quote: string): boolean => /denkniveau/iu.test(quote);

export const noteOnLevel =
  'The posting asks for this level, which your work may have without a degree. If it does, say so in your application.';
