import { detailsOf, operator } from '../company/operator.ts';
import type { LegalText } from './legal-text.ts';

/** What was really tested, and what was not. */
export const accessibility: LegalText = {
  title: 'Accessibility Statement',
  lastUpdated: '2026-11-26',
  introduction:
    'We build for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. This page says what was tested, what was not, and whom to tell.',
  sections: [
    {
      id: 'tested',
      title: 'What Is Tested',
      body: [
        'These tests run in a real browser before a release:',
        [
          'The program axe checks the pages for visitors, members and operators, in the light and the dark theme, on a large and a small screen.',
          'The path from a file to a corrected download, most dialogs, the tables of the admin area and the confirmation of a payment are tested with the keyboard alone.',
          'At a width of 320 pixels, no page scrolls sideways.',
          'Public pages can be read without scripts.',
        ],
      ],
    },
    {
      id: 'not-tested',
      title: 'What Is Not Tested',
      body: [
        'A program finds only part of what can be wrong. No person who relies on a screen reader, voice control or a switch has tested this site for us, and nobody else has audited it.',
        'We therefore do not claim that the site conforms to WCAG 2.2 in full.',
      ],
    },
    {
      id: 'known',
      title: 'Known Limits',
      body: [
        [
          'The picture of your resume shows your own file. If its text cannot be read by software, it cannot be read by a screen reader either; the report then says so.',
          'The payment form is made by Stripe, and we cannot change it.',
        ],
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell Us',
      body: [
        'If something does not work for you, tell us what you tried and what you use. We answer, and we correct what we can.',
        detailsOf([
          ['Email', operator.email],
          ['Phone', operator.phone],
        ]),
        'You can also use the form on the contact page.',
      ],
    },
  ],
};
