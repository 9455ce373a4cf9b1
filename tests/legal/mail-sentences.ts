/** The mails to people who use the site. Those to the operator state what the journal states. */
export const mailsToPeople = [
  'server/mail/letters.ts',
  'server/billing/synchronize/letters.ts',
  'server/contact/letters.ts',
  'server/newsletter/letters.ts',
] as const;

const numbers = /\d|\b(?:once|two|three|five|seven|ten|fourteen|thirty)\b/i;
const absolutes = /\b(?:never|always|every|only|cannot|nobody|no one|none|nothing|anything|anyone|all|any)\b/i;

/**
 * The sentences in the source of a mail that state something with a number or an absolute word, `…` for every value that
 * is filled in. Their subjects repeat them.
 */
export const mailSentences = (source: string): string[] =>
  [...source.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').matchAll(/'([^'\n]+)'|`([^`\n]+)`/g)]
    .map(([, quoted, template]) => (quoted ?? template ?? '').replaceAll(/\$\{[^{}]*\}/g, '…'))
    .flatMap((text) => text.split(/(?<=[.!?]) (?=[A-Z])/))
    .filter(
      (sentence) =>
        /^[A-Z][^$]* [^$]*[.:]/.test(sentence) &&
        !sentence.includes('${') &&
        (numbers.test(sentence) || absolutes.test(sentence)),
    );
