import { detailsOf, operator } from '../company/operator.ts';
import type { LegalPart } from './legal-text.ts';

/**
 * The instructions and the form of Annex I to Directive 2011/83/EU, word for word where they apply to this contract: whoever
 * gives them correctly filled in has informed of the right (Article 6(4)). No amount is kept for what was used, so the
 * paragraph about it is left out.
 */
export const withdrawal: readonly LegalPart[] = [
  'Right of withdrawal, for consumers in the European Union and the United Kingdom: you have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
  'To exercise the right of withdrawal, you must inform us of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or an email). You may use the model withdrawal form below, but it is not obligatory. You can also withdraw with the button Withdraw from contract here in your profile. To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  'Effects of withdrawal: if you withdraw from this contract, we will reimburse to you all payments received from you, without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
  'Model withdrawal form (complete and return this form only if you wish to withdraw from the contract)',
  detailsOf([['To', `${operator.legalName}, ${operator.address.join(', ')}, ${operator.email}`]]),
  [
    'I hereby give notice that I withdraw from my contract for the provision of the following service: Premium',
    'Ordered on:',
    'Name of consumer:',
    'Address of consumer:',
    'Signature of consumer (only if this form is notified on paper):',
    'Date:',
  ],
];
