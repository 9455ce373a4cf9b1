import type { ResumeText } from '../resume-text.ts';

/** An invented program analyst in public service. */
export const filled: ResumeText = {
  name: 'Leonard Okafor-Stein',
  headline: 'Management and Program Analyst',
  contact: ['Silver Spring, MD', '(301) 555-0185', 'leonard.okafor@example.com'],
  links: [],
  sections: [
    {
      title: 'Summary',
      kind: 'summary',
      is: 'text',
      text: 'Program analyst with 14 years in federal and state service, covering grants, budgets and program review. Writes reports that decision makers read to the end. United States citizen. Veterans preference: 5 points.',
    },
    {
      title: 'Work Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: 'Management and Program Analyst',
          at: 'Department of Agriculture, Rural Programs Division',
          place: 'Washington, DC',
          dates: 'March 2019 – Present',
          notes: ['Series and grade: GS-0343-13', 'Hours per week: 40'],
          bullets: [
            'Reviews the results of 23 grant programs worth $640 million a year and reports to the deputy administrator each quarter.',
            'Redesigned the application review process, which cut the time from application to decision from 142 days to 88 with the same staff.',
            'Found $11.2 million in unused obligations by matching payment records with SQL and returned the funds to open programs.',
            'Wrote four answers to audits of the inspector general; all 17 recommendations were closed on time.',
            'Leads a team of five analysts, assigns their work and evaluates their performance.',
          ],
        },
        {
          title: 'Program Analyst',
          at: 'Department of Agriculture, Rural Programs Division',
          place: 'Washington, DC',
          dates: 'June 2015 – February 2019',
          notes: ['Series and grade: GS-0343-11', 'Hours per week: 40'],
          bullets: [
            'Monitored 310 grants in nine states, visited 40 sites and documented findings under the Uniform Guidance.',
            'Built the first grant performance dashboard in Tableau, which replaced six monthly reports.',
            'Trained 130 state officials in reporting rules; late reports fell from 31% to 9%.',
          ],
        },
        {
          title: 'Budget Analyst',
          at: 'Maryland Department of Budget and Management',
          place: 'Annapolis, MD',
          dates: 'August 2012 – May 2015',
          notes: ['Hours per week: 40'],
          bullets: [
            'Prepared and defended the budgets of two agencies with $95 million in total spending.',
            'Modeled the costs of 28 bills for the legislature and met every deadline over three sessions.',
          ],
        },
        {
          title: 'Logistics Specialist',
          at: 'United States Army',
          place: 'Fort Drum, NY',
          dates: 'May 2002 – June 2006',
          notes: ['Rank: Sergeant (E-5)'],
          bullets: [
            'Accounted for equipment worth $18 million through two inventories and one deployment without a single loss.',
            'Supervised nine soldiers and trained them in supply procedures.',
          ],
        },
      ],
    },
    {
      title: 'Education',
      kind: 'education',
      is: 'entries',
      entries: [
        {
          title: 'Master of Public Administration',
          at: 'University of Baltimore',
          place: 'Baltimore, MD',
          dates: '2010 – 2012',
          notes: [],
          bullets: ['36 semester hours, GPA: 3.8'],
        },
        {
          title: 'Bachelor of Arts in Political Science',
          at: 'Towson University',
          place: 'Towson, MD',
          dates: '2006 – 2010',
          notes: [],
          bullets: ['120 semester hours, GPA: 3.5'],
        },
      ],
    },
    {
      title: 'Skills',
      kind: 'skills',
      is: 'groups',
      groups: [
        {
          label: 'Analysis',
          items: ['Program Evaluation', 'Grants Management', 'Budget Analysis', 'Policy Analysis', 'Data Analysis'],
        },
        { label: 'Tools', items: ['SQL', 'Tableau', 'Microsoft Excel', 'SharePoint'] },
      ],
    },
    {
      title: 'Certifications',
      kind: 'certifications',
      is: 'list',
      items: ['Certified Government Financial Manager, 2018', 'Project Management Professional (PMP), 2020'],
    },
    {
      title: 'Awards',
      kind: 'awards',
      is: 'list',
      items: ['Department Award for Efficiency, 2022', 'Army Commendation Medal, 2005'],
    },
  ],
};
