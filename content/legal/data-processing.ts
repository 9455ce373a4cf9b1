import { detailsOf, identity, operator } from '../company/operator.ts';
import type { LegalText } from './legal-text.ts';

/** Terms under Article 28 of the GDPR, for a school, a library or an agency that has people use this site in its name. */
export const dataProcessing: LegalText = {
  title: 'Data Processing Terms for Institutions',
  lastUpdated: '2026-11-26',
  introduction:
    'For schools, libraries, agencies and others that have people use this site on their behalf. Individuals need none of this: the privacy policy is for them.',
  sections: [
    {
      id: 'parties',
      title: 'Parties and Scope',
      body: [
        'The institution is the controller, and the company below is the processor, in the sense of the General Data Protection Regulation (GDPR). These terms apply once both have signed them.',
        detailsOf([...identity, ['Address for privacy', operator.privacyEmail]]),
        [
          'Subject: the analysis of resumes, for as long as the institution uses the service.',
          'Nature and purpose: files are stored, read and scored, so that people see what software reads in them and what to change.',
          'People: those whom the institution invites.',
          'Data: what the privacy policy lists under What We Collect.',
        ],
      ],
    },
    {
      id: 'instructions',
      title: 'Instructions',
      body: [
        'The processor processes the data only as the institution has instructed in writing, which includes the settings that it chooses and transfers to other countries, unless the law obliges it to more; then it says so first, where the law allows. If an instruction seems unlawful, the processor says so at once.',
        'The institution decides why and how the data is used. It tells people, and has a legal basis for it.',
        'Everyone who can reach the data is bound to confidentiality.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      body: [
        'The Security page describes the measures, and which of them are active on this server. The processor may change them, but not for the worse.',
      ],
    },
    {
      id: 'subprocessors',
      title: 'Subprocessors',
      body: [
        'The Subprocessors page names the companies that work for the processor. The institution agrees to those. The processor tells the institution about any new one 30 days in advance, and the institution may object.',
        'The processor binds each of them to the same duties and is liable for them.',
      ],
    },
    {
      id: 'help',
      title: 'Help',
      body: [
        'People can get a copy of their data, correct it and delete it in their profile. The processor helps the institution with every other request, with its own assessments, and with questions of authorities.',
        'The processor tells the institution of a breach of personal data without undue delay, with what is known: what happened, whose data, and what is being done.',
      ],
    },
    {
      id: 'end',
      title: 'End and Proof',
      body: [
        'When the service ends, the processor deletes the data, or returns it first if the institution asks. Backups are deleted with their usual period, which the privacy policy names.',
        'The processor gives the institution what it needs to prove that these terms are kept, and allows audits with reasonable notice.',
      ],
    },
  ],
};
