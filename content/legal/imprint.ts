import { detailsOf, identity, operator } from '../company/operator.ts';
import type { LegalText } from './legal-text.ts';

/** Who runs this site, as the laws of several countries ask for. */
export const imprint: LegalText = {
  title: 'Imprint',
  lastUpdated: '2026-11-26',
  introduction: 'Who runs this site, and how to reach them.',
  sections: [
    {
      id: 'operator',
      title: 'Operator',
      body: [detailsOf([...identity, ['Register', operator.register], ['Tax number', operator.taxNumber]])],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [
        detailsOf([
          ['Email', operator.email],
          ['Phone', operator.phone],
          ['Privacy', operator.privacyEmail],
          ['Security', operator.securityEmail],
        ]),
        'You can also use the form on the contact page.',
      ],
    },
    {
      id: 'content',
      title: 'Responsible for the Content',
      body: [
        detailsOf([['Responsible', operator.representedBy]]),
        'Mistakes that we have corrected are on the Corrections page.',
      ],
    },
  ],
};
