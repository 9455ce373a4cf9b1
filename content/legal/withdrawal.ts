import { detailsOf, operator } from '../company/operator.ts';
import type { LegalPart } from './legal-text.ts';

const address = `${operator.legalName}, ${operator.address.join(', ')}`;

/**
 * The instructions and the form of Annex I to Directive 2011/83/EU, as amended for withdrawal online, in the words of the
 * model: whoever gives them correctly filled in has informed of the right (Article 6(4)). So the house style does not apply
 * here. No amount is kept for what was used, so the paragraph about it is left out. Ours are the first sentence and the one
 * about delivery. British law calls the same right cancellation, and has a form with its own words.
 */
export const withdrawal: readonly LegalPart[] = [
  'These are the instructions on withdrawal for consumers in the European Union and the United Kingdom.',
  'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
  `To exercise the right of withdrawal, you must inform us (${address}, ${operator.phone}, ${operator.email}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
  'You can also exercise your right of withdrawal online in your profile, under Account Settings, with the button Withdraw from contract here. If you use this online function, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by e-mail), including its content and the date and time of its submission, without undue delay.',
  'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
  'Premium is used online, so there are no costs of delivery.',
  'Model withdrawal form (complete and return this form only if you wish to withdraw from the contract)',
  detailsOf([['To', `${address}, ${operator.email}`]]),
  [
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service: Premium',
    'Ordered on (*)/received on (*):',
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s) (only if this form is notified on paper):',
    'Date:',
    '(*) Delete as appropriate.',
  ],
  'Model cancellation form for consumers in the United Kingdom, in the words of the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, Schedule 3 (complete and return this form only if you wish to cancel the contract)',
  detailsOf([['To', `${operator.legalName}, ${operator.email}, ${operator.address.join(', ')}`]]),
  [
    'I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract for the supply of the following service: Premium',
    'Ordered on [*]/received on [*]:',
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s) (only if this form is notified on paper):',
    'Date:',
    '[*] Delete as appropriate.',
  ],
];
