import type { ForgedResume } from '../forged-resume.ts';

/** An invented person with everything that a look has to place: two jobs at one employer, a long title, groups of skills, projects. */
export const sampleResume: ForgedResume = {
  id: 'sample',
  language: 'en-US',
  name: 'Ines Caldwell-Orsini',
  plainName: 'Ines Caldwell-Orsini',
  contact: {
    email: 'ines.caldwell@example.com',
    phone: '(503) 555-0142',
    location: 'Tacoma, WA',
    links: ['linkedin.com/in/ines-caldwell-orsini', 'github.com/icaldwell'],
  },
  headline: 'Logistics Data Analyst',
  traits: [],
  sections: [
    {
      kind: 'summary',
      heading: 'Summary',
      text: 'Analyst with nine years in freight and warehousing. Builds forecasts that dispatchers trust, and finds the pallet that nobody can find. At home in SQL, spreadsheets and night shifts.',
    },
    {
      kind: 'experience',
      heading: 'Work Experience',
      jobs: [
        {
          isLeave: false,
          note: undefined,
          title: 'Senior Data Analyst',
          employer: 'Pacific Crest Freight Lines',
          place: 'Tacoma, WA',
          period: { text: 'Mar 2021 – Present', start: '2021-03', end: 'present' },
          bullets: [
            'Built a demand forecast for 14 depots; empty miles fell by 11 percent in the first year.',
            'Replaced 40 spreadsheets with one reporting database that closes the month in two days instead of nine.',
            'Trained six dispatchers to write their own queries.',
          ],
        },
        {
          isLeave: false,
          note: undefined,
          title: 'Data Analyst',
          employer: 'Pacific Crest Freight Lines',
          place: 'Tacoma, WA',
          period: { text: 'Jun 2018 – Feb 2021', start: '2018-06', end: '2021-02' },
          bullets: [
            'Matched 1.2 million scans a month against carrier invoices and recovered $310,000.',
            'Wrote the definitions of 25 key figures together with finance and operations.',
          ],
        },
        {
          isLeave: false,
          note: 'Wholesale of garden tools, 200 people',
          title: 'Assistant to the Regional Manager for Inventory Planning and Returns',
          employer: 'Harrow & Stein Distribution',
          place: 'Spokane, WA',
          period: { text: 'Sep 2015 – May 2018', start: '2015-09', end: '2018-05' },
          bullets: ['Planned stock for 3,000 articles.', 'Introduced cycle counts that cut write-offs by a third.'],
        },
      ],
    },
    {
      kind: 'education',
      heading: 'Education',
      schools: [
        {
          institution: 'University of Puget Sound',
          degree: 'Bachelor of Science',
          field: 'Economics',
          degreeLine: 'Bachelor of Science in Economics',
          place: 'Tacoma, WA',
          period: { text: '2011 – 2015', start: '2011', end: '2015' },
          details: ['GPA: 3.6/4.0', 'Minor in Mathematics'],
        },
      ],
    },
    {
      kind: 'skills',
      heading: 'Skills',
      groups: [
        { label: 'Data', skills: ['SQL', 'PostgreSQL', 'Power BI', 'Python', 'Excel'] },
        { label: 'Methods', skills: ['Forecasting', 'Root cause analysis', 'Cycle counting'] },
      ],
    },
    {
      kind: 'certifications',
      heading: 'Certifications',
      items: [
        {
          text: 'Certified Supply Chain Professional (CSCP), 2020',
          name: 'Certified Supply Chain Professional (CSCP)',
        },
        { text: 'Lean Six Sigma Green Belt', name: 'Lean Six Sigma Green Belt' },
      ],
    },
    {
      kind: 'languages',
      heading: 'Languages',
      items: [
        { text: 'English (native)', name: 'English' },
        { text: 'Italian (fluent)', name: 'Italian' },
      ],
    },
    {
      kind: 'projects',
      heading: 'Projects',
      items: [
        {
          title: 'Dock Clock',
          detail: 'A display that shows drivers how long they will wait.',
          dates: '2022',
          bullets: ['Cut the average wait at two docks from 74 to 31 minutes.'],
        },
      ],
    },
  ],
};
