/** A sentence, or two: what is true where the server can send email, and what is true in any case. */
export type Sentence = string | { mailed: string; otherwise: string };

/** Nothing is promised by email where the server cannot send any, or may not be able to. */
export const sentenceText = (sentence: Sentence, mailIsSetUp: boolean): string => {
  if (typeof sentence === 'string') return sentence;
  return mailIsSetUp ? sentence.mailed : sentence.otherwise;
};
