import { detailsOf, operator } from '../company/operator.ts';
import type { LegalPart } from './legal-text.ts';

/** The instructions and the form of Annex I to Directive 2011/83/EU, as they read for this contract. */
export const withdrawal: readonly LegalPart[] = [
  'Right of withdrawal, for consumers in the European Union and the United Kingdom: you have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period expires 14 days after the day on which the contract was concluded.',
  'To exercise the right of withdrawal, tell us of your decision by an unequivocal statement, such as a letter or an email, or with the button Withdraw from contract here in your profile. You may use the form below, but it is not obligatory. To meet the deadline, it is sufficient that you send your statement before the withdrawal period has expired.',
  'If you withdraw, we reimburse all payments received from you for this contract, without undue delay and not later than 14 days after the day on which we are informed. We use the same means of payment as you did, unless you have expressly agreed otherwise, and you are charged no fees for it.',
  'Model withdrawal form. Complete and return it only if you wish to withdraw from the contract.',
  detailsOf([['To', `${operator.legalName}, ${operator.address.join(', ')}, ${operator.email}`]]),
  [
    'I hereby give notice that I withdraw from my contract for the provision of the following service: Premium',
    'Ordered on:',
    'Name of consumer:',
    'Address of consumer:',
    'Signature of consumer (only if this form is sent on paper):',
    'Date:',
  ],
];
