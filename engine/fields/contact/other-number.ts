import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';

/** In capitals, because 'Sat' is a day: 'SAT 680', 'ISBN 978'. */
const inCapitals =
  /(?<!\p{L})(?:SAT|GRE|GMAT|ACT|LSAT|MCAT|TOEFL|IELTS|ISBN|ISSN|DOI|ORCID|IBAN|VAT)[^\p{L}\d|;@\t]{0,4}$/u;

/** Not 'Hugh Grant', whose number it is. */
const grant = /(?<!\p{L})(?:grants?|\p{Lu}{2,8} Grants?)[^\p{L}\d|;@\t]{0,4}$/u;

const inWords = inSequence(
  /(?<!\p{L})/iu,
  compilePhrases(
    `
    score
    grant (no|nr|number)
    award
    project
    contract
    patent
    license
    licence
    permit
    registration
    certificate
    passport
    account
    member
    membership
    student
    employee
    reference
    invoice
    order
    serial
    article
    tax
    no.
    no:
    nr.
    nr:
    `,
    { ignoreCase: true },
  ),
  /s?(?: (?:no|nr|number|id))?/iu,
  /[^\p{L}\d|;@\t]{0,4}$/iu,
);

/** Whether the text before digits names a number that is no telephone number: 'NSF grant ', 'SAT: '. */
export const isOtherNumber = (before: string): boolean =>
  inCapitals.test(before) || grant.test(before) || inWords.test(before);
