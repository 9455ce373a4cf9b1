import type { ResumeText } from '../resume-text.ts';

/** An invented graduate with a first year of work behind him. */
export const filled: ResumeText = {
  name: 'Tomas Beaumont-Reyes',
  headline: 'Business Administration Graduate',
  contact: ['Madison, WI', '(608) 555-0129', 'tomas.beaumont@example.com'],
  links: ['linkedin.com/in/tomas-beaumont-example'],
  sections: [
    {
      title: 'Objective',
      kind: 'summary',
      is: 'text',
      text: 'Graduate in business administration who paid for half of college by working in retail and at a campus help desk. Looking for a first full-time role in customer support or operations, on a team that tracks its results and listens to people.',
    },
    {
      title: 'Education',
      kind: 'education',
      is: 'entries',
      entries: [
        {
          title: 'Bachelor of Business Administration',
          at: 'University of Wisconsin',
          place: 'Madison, WI',
          dates: '2022 – 2026',
          notes: ['GPA: 3.6. Courses: Statistics, Operations Management, Accounting, Business Writing'],
          bullets: [],
        },
      ],
    },
    {
      title: 'Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: 'Help Desk Assistant',
          at: 'Lakeview Campus Computing',
          place: 'Madison, WI',
          dates: 'September 2024 – Present',
          notes: [],
          bullets: [
            'Answers 35 requests per shift by phone, by chat and at the counter, and resolves 82% of them on first contact.',
            'Wrote 26 help articles that students open 4,000 times a month; repeated questions fell by a third.',
            'Trained six new assistants and wrote the onboarding checklist that is still in use.',
          ],
        },
        {
          title: 'Sales Associate',
          at: 'Oakline Outdoor',
          place: 'Madison, WI',
          dates: 'June 2022 – August 2024',
          notes: [],
          bullets: [
            'Advised customers on equipment and reached 112% of the sales goal in the second year.',
            'Counted a monthly inventory of 3,200 items in Excel and brought the discrepancy below 0.5%.',
            'Opened and closed the register alone on weekends, handling $9,000 a day with no shortages in 26 months.',
          ],
        },
      ],
    },
    {
      title: 'Projects',
      kind: 'projects',
      is: 'entries',
      entries: [
        {
          title: 'Survey of campus food waste',
          at: 'University of Wisconsin, team of five',
          place: '',
          dates: '2025',
          notes: [],
          bullets: [
            'Analyzed 1,100 survey responses in Excel and presented the results to the dining service, which now offers two plate sizes.',
          ],
        },
      ],
    },
    {
      title: 'Volunteering',
      kind: 'volunteering',
      is: 'entries',
      entries: [
        {
          title: 'Tutor',
          at: 'Eastside Youth Center',
          place: 'Madison, WI',
          dates: 'October 2023 – May 2026',
          notes: [],
          bullets: ['Helped eight pupils with mathematics every Thursday; all eight passed their course.'],
        },
      ],
    },
    {
      title: 'Skills',
      kind: 'skills',
      is: 'groups',
      groups: [
        {
          label: 'Software',
          items: ['Microsoft Excel', 'Microsoft Word', 'PowerPoint', 'Zendesk', 'Google Workspace'],
        },
        {
          label: 'Work',
          items: ['Customer Service', 'Inventory Management', 'Cash Handling', 'Technical Writing', 'Training'],
        },
      ],
    },
    {
      title: 'Languages',
      kind: 'languages',
      is: 'groups',
      groups: [{ label: '', items: ['English (native)', 'Spanish (fluent)'] }],
    },
  ],
};
