import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';

/** In capitals, because 'Sat' is a day: 'SAT 680', 'ISBN 978'. */
const inCapitals =
  /(?<!\p{L})(?:SAT|GRE|GMAT|LSAT|MCAT|TOEFL|IELTS|ISBN|ISSN|DOI|ORCID|IBAN|VAT)[^\p{L}\d|;@\t•·]{0,4}$/u;

/** The test has scores up to 36, its namesake is a territory with phone numbers: 'Canberra, ACT 02 6123 4567'. */
const act = /(?<!\p{L})ACT:?\s{0,2}$/u;
const scoreOfAct = /^[1-3]\d(?!\d)/u;

/** Not 'Hugh Grant', whose number it is. */
const grant = /(?<!\p{L})(?:grants?|\p{Lu}{2,8} Grants?)[\s:#]{0,4}$/u;

const things = inSequence(
  /(?<!\p{L})/iu,
  compilePhrases(
    `
    score
    grant (no|nr|number)
    award
    project
    contract
    patent
    registration
    certificate
    passport
    account
    invoice
    serial
    article
    `,
    { ignoreCase: true },
  ),
  /s?(?: (?:no|nr|number|id)\.?)?[\s:#]{0,4}$/iu,
);

/** People and papers have a phone number beside them as well: 'Student 0151 2345678', 'UK driving licence, 07700 900123'. */
const peopleAndPapers = inSequence(
  /(?<!\p{L})/iu,
  compilePhrases(
    `
    license
    licence
    permit
    member
    membership
    student
    employee
    reference
    order
    tax
    `,
    { ignoreCase: true },
  ),
  anyOf(/[\s-](?:no|nr|number|id)\.?[\s:#]{0,3}$/iu, /\s?[:#][\s:#]{0,2}$/iu),
);

/** 'Matr.-Nr. ' after another word. */
const anyNumber = /\p{L}[\s./-]{1,3}n[or][.:][\s:#]{0,3}$/iu;

const telephone = inSequence(
  /(?<!\p{L})/iu,
  compilePhrases(
    `
    tel*
    tlf
    fon
    mob*
    cel*
    phone*
    handy*
    gsm
    landline
    res(idence)?
    home
    office
    work
    emergency
    contact*
    whats*
    viber
    primary
    secondary
    alt(ernat*)?
    call
    direct
    `,
    { ignoreCase: true },
  ),
  /(?!\p{L})/iu,
);

/** Whether the text before digits names a number that is not a telephone number: 'NSF grant ', 'SAT: '. */
export const isOtherNumber = (before: string, digits: string): boolean =>
  inCapitals.test(before) ||
  (act.test(before) && scoreOfAct.test(digits)) ||
  grant.test(before) ||
  things.test(before) ||
  peopleAndPapers.test(before) ||
  (anyNumber.test(before) && !telephone.test(before));
