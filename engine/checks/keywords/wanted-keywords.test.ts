import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { wantedKeywords } from './wanted-keywords.ts';

const advert = `Platform Engineer
Requirements
- Experience with Kubernetes and Terraform
- Strong Python and Go programming
- PostgreSQL and Redis in production
- AWS and Docker`;
const fitting = `Operations Manager
Requirements
- Experience with SAP and Excel
- HACCP
- Inventory planning and forecasting
- Contract negotiation`;

const alternatives = `Platform Engineer
Requirements
- Proficiency in any of: Java, Go or HACCP
- Angular or React
- Terraform
- Kubernetes or Docker
- Patience and enthusiasm`;

const unknownWords = `Operations Manager
Requirements
- Experience with SAP and Excel
- HACCP
- Experience with Quorvexing and Brindlewarp`;

const oneOfEach = `Operations Manager
Requirements
- Experience with SAP and Kubernetes
- Experience with Quorvexing`;

testCheck(wantedKeywords, {
  fails: [
    { name: 'an advert that asks for other things', lines: sample, job: advert, quotes: [''] },
    {
      name: 'an advert with alternatives, of which one is met and others are not',
      lines: sample,
      job: alternatives,
      quotes: [''],
      says: 'The job description asks for Angular or React, Terraform and 1 more. We did not find them in your resume.',
    },
    {
      name: 'an advert of which a known term and a word of no list are missing',
      lines: sample,
      job: oneOfEach,
      quotes: [''],
      says: 'The job description asks for Kubernetes. We did not find it in your resume. We did not find one more phrase of the posting either. It may not be a requirement, so read it in the posting.',
    },
  ],
  passes: [{ name: 'an advert that asks for what is there', lines: sample, job: fitting }],
  others: [
    {
      name: 'an advert of which only words of no list are missing',
      lines: sample,
      job: unknownWords,
      is: 'unsure',
      says: '2 phrases of the posting are not in your resume. We do not know these phrases, so some may not be requirements: read them in the posting.',
    },
    {
      name: 'no advert, and few of the usual terms of the occupation',
      lines: [...sample.slice(0, -1), 'Pottery'],
      is: 'unsure',
    },
  ],
});
