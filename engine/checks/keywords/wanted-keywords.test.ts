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

testCheck(wantedKeywords, {
  fails: [{ name: 'an advert that asks for other things', lines: sample, job: advert, quotes: [''] }],
  passes: [{ name: 'an advert that asks for what is there', lines: sample, job: fitting }],
});
