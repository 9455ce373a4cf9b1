import { company } from '../company/company.ts';
import { detailsOf, identity, operator } from '../company/operator.ts';
import type { LegalText } from './legal-text.ts';
import { withdrawal } from './withdrawal.ts';

/** Thirteen sections. Sentences that state what the product does are proved by tests, see docs/claims.md. */
export const terms: LegalText = {
  title: 'Terms of Service',
  lastUpdated: '2026-11-26',
  introduction: `These terms are the agreement between you and ${company.name}. We kept them short and plain.`,
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      body: [
        `${company.name} analyzes resumes and shows what hiring software reads in them. By creating an account, you agree to these terms and to the privacy policy.`,
        'You must be at least 16 years old to use the service.',
        'The contract is with this company:',
        detailsOf([...identity, ['Email', operator.email], ['Phone', operator.phone]]),
      ],
    },
    {
      id: 'account-registration',
      title: 'Account Registration',
      body: [
        'You need an account to run an analysis. Provide a working email address, keep your password to yourself, and tell us if you think that someone else is using your account.',
        'One account is for one person.',
      ],
    },
    {
      id: 'service-description',
      title: 'Service Description',
      body: [
        'You upload a resume as a PDF or DOCX, up to 5MB, optionally with a job description. You get an analysis with scores, findings and recommendations.',
        'Scores are computed from what we measure in your file, and every score shows its parts. They are advice. No score can promise an interview, and no employer sees it.',
        'We check your file against what the makers of hiring software document. We are not affiliated with them, and nothing we say is certified by them.',
      ],
    },
    {
      id: 'user-content',
      title: 'User Content',
      body: [
        'Your resume and everything in it remain yours. You allow us to store and process them for one purpose: to provide the service to you.',
        'Upload only resumes that are yours, or that you have permission to use.',
        'If you upload resumes of people whom you advise, such as to a group, you decide why and how their data is used: they must have agreed, and you answer their questions about it and delete their resumes when they ask you to. Figures about a group leave out names and small counts, but you must not use them to single out a person.',
      ],
    },
    {
      id: 'payment-terms',
      title: 'Payment Terms',
      body: [
        'The free plan costs nothing. Where a paid plan is offered, its price, its billing period and its renewal are shown next to the button before you buy.',
        'A paid plan renews until you cancel it in your profile. Premium then lasts until the end of the paid period.',
        'You can request a refund within 14 days of a payment, once per account. You do it in your profile, under Account Settings, with the button Get a refund. A legal right to withdraw from the contract does not depend on this.',
        ...withdrawal,
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable Use',
      body: [
        'Please do not:',
        [
          'upload files that are meant to harm the service or other people,',
          'try to reach data that is not yours,',
          'run automated traffic that slows the service down for others,',
          'use the service to judge other people without their knowledge.',
        ],
        'If you find a security vulnerability, tell us before you tell others. We will thank you.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual Property',
      body: [
        `The name ${company.name} and its design belong to us. The software is published under the MIT license. The names of hiring software belong to their makers and are used only to report what their documentation states.`,
      ],
    },
    {
      id: 'disclaimer-of-warranties',
      title: 'Disclaimer of Warranties',
      body: [
        'We work carefully, and we say so where we are not sure. Still, the service is provided as is: we cannot promise that every reading is complete, that hiring software behaves as its makers document, or that the service is always available.',
      ],
    },
    {
      id: 'limitation-of-liability',
      title: 'Limitation of Liability',
      body: [
        'To the extent that the law allows, we are not liable for indirect damages, such as a job that you did not get. Nothing here limits liability that the law does not allow us to limit.',
        `The law of ${operator.governingLaw} governs this contract. If you are a consumer, you keep the protection that the law of the country where you live gives you, and you can go to its courts.`,
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      body: [
        'If someone makes a claim against us because you violated these terms or the rights of others, you cover the reasonable cost of that claim, to the extent that the law of your country allows.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      body: [
        'You can stop using the service at any time. We may suspend an account that violates these terms, and if we do, we tell you why.',
      ],
    },
    {
      id: 'changes-to-terms',
      title: 'Changes to Terms',
      body: [
        'When these terms change, we update the date at the top and keep a record of which version you agreed to. A new version applies to accounts created from that date on. If you already have an account, the version that you agreed to stays in force until you agree to a newer one.',
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact Us',
      body: [`Questions about these terms: ${company.supportEmail}.`],
    },
  ],
};
