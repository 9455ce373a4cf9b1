import { expect, test } from 'vitest';
import { showsResult } from './results.ts';

const shows = (text: string): boolean => showsResult({ text, words: text.match(/[\p{L}'’-]+/gu) ?? [] });

test.each([
  'Responsible for reducing waste in the plant',
  'Attended a course on improving communication',
  'Attended a course, improving communication',
  'Fitted strengthened glass',
  'Performed checks and enhanced due diligence',
  'Performed enhanced due diligence checks',
  'Voted in the works council meetings',
  'Tasked with increasing sales in the region',
  'Assisted with cutting fabric and lowering boats',
  'Handled planning, reducing stock and improving stores',
  'Handled wool, cutting machines and boats',
  'Handled an increasing number of calls',
  'Handled rapidly increasing sales',
  'Managed increasing sales',
  'Trained apprentices in reducing waste',
  'Installed Windows 7, 8 and 10 on laptops',
  'Configured Cisco Catalyst 9300 switches',
  'Worked with Windows XP, Windows Vista, & Windows 7 machines',
  'Repaired Cisco 800 series routers',
  'Moved mail to Office 365 and Server 2008',
  'Planned the fairs of the year',
  'Coached children of ages 8 to 12',
  'Drove Class 8 trucks, and answered Tier 2 tickets',
  'Filed the letters in Room 12 of the town hall',
  'Planned the move of the halls under COVID-19 rules',
  'Helped Math 251 students by answering questions',
  'Gained practical skills under supervision',
])('a task: %s', (text) => {
  expect(shows(text)).toBe(false);
});

test.each([
  'Redesigned the forms, reducing errors',
  'Gained the trust of the largest tenants',
  'Gained experience and raised sales',
  'Reached the top-10 list of the region',
  'Taught chemistry to 120 students',
  'Automated the looms of the plant reducing manual work',
  'Led the rewrite of the forms, significantly improving them',
  'Adapted teaching methods to learning styles, improving comprehension',
  'Created content that strengthened the brand',
  'Enhanced the safety of the plant',
  '• Built a new press, and thereby increasing output',
  'Voted best apprentice of the plant',
  'Reduced waste in the plant',
  'Installed Windows 10 on 300 laptops',
  'Partner of the Quarter, winter season',
  'Grew Instagram 40% in a year',
  'Managed Over 12 Stores',
  'Kept Salesforce 99.9 % available',
  'Supervised 12 clerks of ages 18 to 25',
  'Managed Marriott 400 rooms and bars.',
  'Supported SAP 300 users in Ohio.',
  'Sold Verizon 50 plans a week.',
  'Supervised Store 15 employees.',
  'Processed Orders 300 per week.',
  'Managed Marriott 400 Rooms',
  'Installed Windows 10 and 300 laptops',
])('a result: %s', (text) => {
  expect(shows(text)).toBe(true);
});
