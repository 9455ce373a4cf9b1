import type { MarkedPageId } from '#content/articles/marked-pages.ts';
import { twoColumns, withHiddenWords } from '../corpus/pdf-layouts.ts';
import { maren, teodor } from '../corpus/people.ts';
import { pageInArticle } from './article-pages.ts';
import { pageWithHeader, pageWithRatings, plainPage } from './layouts.ts';

/** What is marked: findings of the checks, the fields that were read, or the lines that answer a job posting. */
export type Example = {
  file: string;
  make: () => Promise<Buffer>;
  shows: 'findings' | 'fields' | 'answers';
  job?: string;
};

const noor = [
  'Noor Adeyemi',
  'Dayton, OH  |  (937) 555-0126  |  noor.adeyemi@example.com',
  'Summary',
  'Home health aide with seven years of care for older people, in families and in a nursing home.',
  '',
  'Work Experience',
  'Home Health Aide, Linden Home Care, Dayton, OH',
  '03/22 to now',
  '- Care for six clients a week and chart every visit',
  '',
  'Nursing Assistant, Brookside Nursing Home, Dayton, OH',
  'March 2021 - February 2022',
  '- Bathed, dressed and fed 11 residents a shift',
  '',
  'Companion, Linden Home Care, Dayton, OH',
  '2019-21',
  '- Cooked, shopped and read for four clients',
  '',
  'Education',
  'Certificate, nursing assistant program, Miami Valley College, 2021',
  '',
  'Skills',
  'Vital signs, transfers, dementia care, meal preparation, charting',
];

const creative = [
  'Lena Ortiz',
  'Reno, NV  |  (775) 555-0104  |  lena.ortiz@example.com',
  '',
  'Get to know me',
  'Event coordinator with six years in hotels and conference centers.',
  '',
  'My journey',
  'Event Coordinator, Truckee River Hotel, Reno, NV',
  'Mar 2021 - present',
  '- Plan 45 conferences a year for up to 300 guests',
  '- Cut the cost of rented equipment by 18% with yearly contracts',
  '',
  'Banquet Assistant, Silver Pine Lodge, Reno, NV',
  'Jun 2019 - Feb 2021',
  '- Set up rooms for three events a week',
  '',
  'Academic adventures',
  'Bachelor of Science in Hospitality Management, Sierra Vista University, 2019',
  '',
  'What I bring to the table',
  'Budgets, vendor contracts, catering, Spanish, Cvent, Excel',
];
const creativeTitles = new Set(['Get to know me', 'My journey', 'Academic adventures', 'What I bring to the table']);

const gap = [
  'Howard Nakamura',
  'Tulsa, OK  |  (918) 555-0137  |  howard.nakamura@example.com',
  '',
  'Summary',
  'Training coordinator, coming from 12 years of classroom teaching.',
  '',
  'Work Experience',
  'Training Assistant, Prairie Tool Supply, Tulsa, OK',
  'Oct 2024 - present',
  '- Teach the ordering system to new staff, 14 sessions so far',
  '',
  'Science Teacher, Redbud High School, Tulsa, OK',
  '2010 - 2022',
  '- Planned and taught over 600 lessons a year',
  '- Trained nine new teachers in their first year',
  '',
  'Education',
  'Bachelor of Science in Biology, Arkansas River University, 2010',
  '',
  'Skills',
  'Curriculum development, onboarding, facilitation, learning management systems',
];

const duties = [
  'Gus Whitfield',
  'Mobile, AL  |  (251) 555-0168  |  gus.whitfield@example.com',
  '',
  'Work Experience',
  'Assistant Manager, Bayfront Grill, Mobile, AL',
  'Apr 2022 - present',
  '- Responsible for cash handling.',
  '- Helped with the move to a new booking system.',
  '- Excellent communication skills, team player, works well under pressure.',
  '',
  'Cook, Magnolia Diner, Mobile, AL',
  'Jun 2018 - Mar 2022',
  '- Worked in the kitchen preparing food for service and also did ordering and stock rotation and cleaning down at the end of the night and sometimes ran the pass when the head chef was away.',
  '- I was asked to take over the ordering when my colleague left.',
  '',
  'Education',
  'High school diploma, Mobile Bay High School, 2017',
  '',
  'Skills',
  'Cash handling, ordering, stock rotation, food safety',
];

const developer = [
  'Ravi Ostrander',
  'Boulder, CO  |  (303) 555-0193  |  ravi.ostrander@example.com',
  '',
  'Work Experience',
  'Support Engineer, Flatiron Payroll Software, Boulder, CO',
  'Feb 2021 - present',
  '- First contact for 220 staff at three sites (Windows, Microsoft 365, Intune)',
  '- Replaced a weekly spreadsheet with a Power BI dashboard that three teams use',
  '',
  'Help Desk Technician, Front Range Credit Union, Denver, CO',
  'Aug 2018 - Jan 2021',
  '- Closed 25 tickets a day and wrote 40 articles for the knowledge base',
  '',
  'Education',
  'Associate of Applied Science in Information Technology, Mesa Verde College, 2018',
  '',
  'Skills',
];

const copier = [
  'Cora Benning',
  'Toledo, OH  |  (419) 555-0158  |  cora.benning@example.com',
  '',
  'Summary',
  'Warehouse associate with five years of experience and a forklift certification, looking for a shift lead job.',
  '',
  'Work Experience',
  'Warehouse Associate, Maumee Freight, Toledo, OH',
  'Feb 2021 - present',
  '- Lead a team of 8 to 12 on the evening shift (2 pm to 10:30 pm)',
  '- Check 200 outgoing pallets a day with the scanner and train two new drivers a year',
  '',
  'Picker, Glass City Grocers, Toledo, OH',
  'Jun 2019 - Jan 2021',
  '- Picked 120 orders a shift and drove the forklift on Saturdays',
  '',
  'Education',
  'High school diploma, Toledo Lakeside High School, 2019',
  '',
  'Skills',
  'Forklift, WMS, loading plans, shipment checks, safety training',
];

const biller = [
  'Ines Halloran',
  'Peoria, IL  |  (309) 555-0145  |  ines.halloran@example.com',
  '',
  'Summary',
  'Billing specialist with eight years in family medicine and physical therapy.',
  '',
  'Work Experience',
  'Medical Biller, Riverside Family Clinic, Peoria, IL',
  '03/2020 - 11/2024',
  '- Submitted claims to 12 insurers',
  '- Resolved denials within 30 days',
  '- Trained two new billers',
  '',
  'Billing Clerk, Prairie Physical Therapy, Peoria, IL',
  '06/2016 - 02/2020',
  "- Posted 80 payments a day and answered patients' questions about their bills",
  '',
  'Education',
  'Certificate in Medical Billing and Coding, Kickapoo River College, 2016',
  '',
  'Skills',
  'Claims, denials, payment posting, ICD-10, Epic',
];

export const examples: Readonly<Record<MarkedPageId, Example>> = {
  columns: { file: 'Teodor-Lindqvist-Hale.pdf', make: () => twoColumns(teodor), shows: 'findings' },
  hidden: {
    file: 'Maren-Oduya.pdf',
    make: () => withHiddenWords(maren, 'leadership synergy six sigma agile scrum python machine learning'),
    shows: 'findings',
  },
  headings: { file: 'Lena-Ortiz.pdf', make: () => plainPage(creative, creativeTitles), shows: 'findings' },
  header: { file: 'Noor-Adeyemi.pdf', make: () => pageWithHeader(noor), shows: 'findings' },
  gap: { file: 'Howard-Nakamura.pdf', make: () => plainPage(gap), shows: 'findings' },
  bullets: { file: 'Gus-Whitfield.pdf', make: () => plainPage(duties), shows: 'findings' },
  ratings: {
    file: 'Ravi-Ostrander.pdf',
    make: () =>
      pageWithRatings(developer, [
        ['PowerShell', 4],
        ['Python', 3],
        ['SQL', 3],
        ['Power BI', 5],
      ]),
    shows: 'findings',
  },
  copied: {
    file: 'Cora-Benning.pdf',
    make: () => plainPage(copier),
    shows: 'findings',
    job: pageInArticle('reading-a-job-posting', 'Warehouse Shift Lead, Harbor Logistics, Toledo, OH').join('\n'),
  },
  fields: { file: 'Ines-Halloran.pdf', make: () => plainPage(biller), shows: 'fields' },
  outline: {
    file: 'Amara-Lindqvist.pdf',
    make: () => plainPage(pageInArticle('resume-format-guide', 'Amara Lindqvist')),
    shows: 'fields',
  },
  'first-job': {
    file: 'Jordan-Pell.pdf',
    make: () => plainPage(pageInArticle('first-job-resume', 'Jordan Pell')),
    shows: 'fields',
  },
  tailored: {
    file: 'Dana-Whitlock.pdf',
    make: () => plainPage(pageInArticle('tailor-resume-job-listings', 'Dana Whitlock', 'last')),
    shows: 'answers',
    job: pageInArticle('tailor-resume-job-listings', 'Veterinary Receptionist').join('\n'),
  },
};
