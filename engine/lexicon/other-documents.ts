import { compilePhrases } from './phrases/compile.ts';
import { anyOf, inSequence } from './phrases/compose.ts';

// Wording of documents that are not resumes. Lines are matched folded: in lower case without accents. Origin of all lists here: written by us.

/** Openings of letters, in the languages of the section titles. */
export const salutations = compilePhrases(
  `
  dear_
  to whom it may concern
  hello hiring
  attention:? hiring
  // German
  sehr geehrte
  liebe[rs]?[ ]
  // French
  madame,? monsieur
  (madame|monsieur),?$
  chere?[ ]
  // Spanish
  estimad[oa]s?[ ]
  a quien corresponda
  distinguid[oa]s?[ ]
  // Italian
  gentil[ei][ ]
  egregi[oa][ ]
  spett(abile|.)
  // Portuguese
  prezad[oa]s?[ ]
  exm[oa]s?.?[ ]
  caros?[ ]
  // Dutch
  geachte[ ]
  beste[ ]
  `,
  { start: 'text' },
);

/** Closings of letters. */
export const closings = compilePhrases(
  `
  ((yours|most) )?(sincerely|faithfully|truly|respectfully)_
  sincerely yours
  (kind|best|warm|with (kind|best)) regards
  respectfully yours
  // German
  mit freundlichen grussen
  hochachtungsvoll
  // French
  cordialement
  veuillez agreer
  je vous prie d'agreer
  // Spanish
  atentamente
  un cordial saludo
  saludos cordiales
  cordialmente
  reciba un cordial
  // Italian
  cordiali saluti
  distinti saluti
  // Portuguese
  atenciosamente
  com os melhores cumprimentos
  // Dutch
  met vriendelijke groet
  hoogachtend
  `,
  { start: 'text' },
);

const insideText = { start: 'word', end: 'word' } as const;

/** Phrases of job postings that resumes do not use, grouped by topic; each topic counts once. */
export const postingPhrases: readonly RegExp[] = [
  // looking for a candidate
  compilePhrases(
    `
    _we('| a)re (looking for|seeking|hiring)_
    _is (currently )?(seeking|looking for) (an? |to hire)
    _join our (+ )?team_
    `,
  ),
  compilePhrases('(ideal|successful|qualified|preferred|selected) (candidate|applicant)s?', insideText),
  compilePhrases("you('ll| will)", insideText),
  // law
  compilePhrases('equal[- ]opportunity\nwithout regard to race\nreasonable accommodations?', insideText),
  // applying
  compilePhrases(
    `
    apply (now|today|online|here)
    how to apply
    to apply
    submit (your|a) (resume|cv|application)
    `,
    insideText,
  ),
  // headings
  compilePhrases(
    `
    what (we offer|you('ll| will) (do|bring|need))
    who you are
    why join us
    about (the role|the job|the position|the company|us)
    `,
    insideText,
  ),
  compilePhrases(
    `
    job (description|summary|type|purpose)
    position (summary|overview|purpose)
    role (overview|summary)
    `,
    insideText,
  ),
  anyOf(
    /\b(?:key |essential |main |core )?(?:responsibilities|duties)(?: include)?\s*:?$/u,
    compilePhrases('responsibilities document\nessential functions', insideText),
  ),
  anyOf(
    compilePhrases(
      '(minimum|preferred|required|basic|desired) (qualifications|requirements|skills|experience)',
      insideText,
    ),
    /^requirements\s*:?$/u,
  ),
  // pay and benefits
  compilePhrases(
    String.raw`
    competitive (salary|pay|benefits)
    salary range
    paid time off
    401\(?k\)?
    health insurance
    benefits package
    compensation
    `,
    insideText,
  ),
  // requirements
  compilePhrases(
    String.raw`
    #\+? years('| of)? {3 words}experience (is |are )?(required|preferred|in|with)
    must (have|be able to|possess|work|create|conduct)
    `,
    insideText,
  ),
  // the employer about itself
  compilePhrases(
    `
    reports? to (the|our)
    we (offer|provide|value|believe)
    our (client|mission|team|company) is
    `,
    insideText,
  ),
];

const label = { start: 'text' } as const;

/**
 * Behind a label there is its value or nothing, or the next label of the row: 'Payment terms: net 30', 'Due date April 2',
 * 'Qty Description', but not 'Payment terms negotiated'. A year may be that of a job.
 */
const endOfLabel = anyOf(
  /(?=\s*(?:$|[:#.($£€°º]))/u,
  /(?=\s?(?:\p{L}{3,9}\.? )?(?!(?:19|20)\d\d(?![\d-]))\d)/u,
  /(?=\s(?:unit|price|description|item|rate|amount)(?!\p{L}))/u,
);
const labels = (list: string): RegExp => inSequence(compilePhrases(list, label), endOfLabel);

/** Labels of invoices and receipts, each at the beginning of a cell, grouped by topic; each topic counts once. */
export const invoicePhrases: readonly RegExp[] = [
  labels(
    `
    invoice$
    invoice (number|no|date|id)
    receipt (number|no)
    // German, French, Spanish, Italian, Portuguese, Dutch
    rechnung$
    rechnungs(nummer|datum)
    (facture|factura|fattura|fatura)$
    (facture|factura|fattura|fatura) (n|no|numero)
    factuur$
    factuur(nummer|datum)
    `,
  ),
  compilePhrases(
    `
    (bill(ed)?|invoiced?|ship|sold) to
    rechnungsempfanger
    facture a
    facturar a
    `,
    label,
  ),
  labels(
    `
    (due date|date due|payment due|payment terms|payable (by|within|on receipt))
    (zahlbar (bis|innerhalb|sofort|netto)|zahlungsziel|fallig am)
    (date d'echeance|fecha de vencimiento|data di scadenza|data de vencimento|vervaldatum)
    `,
  ),
  labels(
    `
    (sub-?total|(amount|balance|total) due|grand total)
    (zwischensumme|gesamtbetrag|rechnungsbetrag)
    (montant total|total ttc|importe total|totale fattura|valor total|totaalbedrag)
    `,
  ),
  compilePhrases(
    `
    (sales )?tax [(]
    (vat|mwst|ust|tva|iva|btw)( [(]| [0-9]| #)
    `,
    label,
  ),
  labels(
    `
    (unit price|quantity|qty)
    (einzelpreis|stuckpreis|prix unitaire|precio unitario|prezzo unitario|preco unitario|stukprijs)
    `,
  ),
];

/** A line with the total of an invoice and its amount: 'Subtotal: $595.00', 'Gesamtbetrag EUR 1.595,00'. */
export const amountDue = inSequence(
  compilePhrases(
    `
    (sub-?total|total|grand total|(amount|balance|total) due)
    (zwischensumme|gesamtbetrag|rechnungsbetrag|summe)
    (montant total|total ttc|importe total|totale fattura|valor total|totaalbedrag)
    `,
    label,
  ),
  /[^\da-z]{0,8}(?:(?:eur|usd|gbp|chf) )?[\d., ]{0,12}\d[.,]\d\d(?!\d)/u,
);

/** Wording of theses and papers, grouped by topic; each topic counts once. A chapter may have its number. */
export const paperPhrases: readonly RegExp[] = [
  compilePhrases(
    `
    (thesis|dissertation|report) (submitted|presented) (for|in|to)
    in partial fulfill?ment of
    `,
    insideText,
  ),
  compilePhrases('([0-9.]{1,4} )?(abstract|table of contents|list of (figures|tables))$', { start: 'text' }),
  compilePhrases('([0-9.]{1,4} )?(literature review|related work|methodology|materials and methods|methods)$', {
    start: 'text',
  }),
  compilePhrases('([0-9.]{1,4} )?(discussion|conclusions?|future work|results and discussion)$', { start: 'text' }),
  compilePhrases('([0-9.]{1,4} )?(references|bibliography|works cited)$', { start: 'text' }),
  compilePhrases('(in )?this (chapter|thesis|dissertation|paper|study|article)', insideText),
  compilePhrases(
    String.raw`
    (figure|fig.|table) #(.#)? (shows|presents|lists|illustrates|compares)
    shown in (figure|fig.|table)
    `,
    insideText,
  ),
];

/** Placeholders of an unfilled template: whole cells, folded, without trailing digits. */
export const placeholderWords: ReadonlySet<string> = new Set(
  `your name|姓名|nom|nombre|nome|naam|your name here|first name last name|firstname lastname|first last|full name|name surname|vorname nachname|prenom nom
  |nombre apellido|nome cognome|name|surname|your title|your job title|job title|job title here|position title|position|title
  |your profession|company|company name|employer|employer name|organization|organisation|organization name|department
  |company name, location|company name, city|company, city|company, location|city|city, state|city, st|city, country|location
  |address|your address|street address|address, zip code|address line|zip code|phone|phone number|your phone|your email|email
  |email address|your email here|e-mail|telephone|linkedin url|website url|your website|dates|date|dates from - to|dates from
  |from - to|start date|end date|start date - end date|month year|month year - month year|mm/yyyy|mm/yyyy - mm/yyyy|year|year - year
  |time period|time|period|school|school name|university|university name|institution|institution name|college|degree|degree name
  |degree earned|degree, major|field of study|major|description|short description|job description here|responsibility
  |responsibilities|achievement|accomplishment|award|award name|certification name|skill|skill name|language|language name|project
  |project name|project title|label|content|experience|organization department|department position|lab position|bullet point
  |describe your role|describe your experience|reference name|references name|other information|summary of you`
    .split('|')
    .map((words) => words.trim()),
);
