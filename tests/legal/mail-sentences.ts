import { parseSync, Visitor } from 'vite';

/** The mails to people who use the site, and the words around each. Those to the operator state what the journal states. */
export const mailsToPeople = [
  'server/mail/letters.ts',
  'server/mail/letter.ts',
  'server/billing/synchronize/letters.ts',
  'server/contact/letters.ts',
  'server/newsletter/letters.ts',
] as const;

/** A sentence has three words; the subject of a mail has two and is only words. */
const isSentence = (text: string): boolean =>
  /^[A-Z…]\S* \S+ \S/.test(text) && /[a-z]{2} /.test(text) && !text.includes('<');

/**
 * Every sentence in the source of a mail, its subjects included, `…` for every value that is filled in. What is filled in
 * under a condition is a text of its own.
 */
export const mailSentences = (file: string, source: string): string[] => {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map(({ value }) => value.cooked ?? '').join('…'));
    },
  }).visit(parseSync(file, source).program);
  const sentences = texts.flatMap((text) => text.trim().split(/(?<=[.!?]) (?=[A-Z…])/));
  return [...new Set(sentences.map((sentence) => sentence.trim()).filter(isSentence))];
};
