import type { ResumeText } from '../resume-text.ts';

/** An invented director of operations. */
export const filled: ResumeText = {
  name: 'Adaeze Whitcombe-Lund',
  headline: 'Vice President of Operations',
  contact: ['Charlotte, NC', '(704) 555-0118', 'adaeze.whitcombe@example.com'],
  links: ['linkedin.com/in/adaeze-whitcombe-example'],
  sections: [
    {
      title: 'Executive Summary',
      kind: 'summary',
      is: 'text',
      text: 'Operations executive with 19 years in food production and distribution, the last seven with full profit and loss responsibility. Has merged three companies into one network, taken $48 million out of the cost base without closing a plant, and built the teams that kept costs down. Trusted by boards for clear numbers and by plant managers for time spent on the plant floor.',
    },
    {
      title: 'Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: 'Vice President of Operations',
          at: 'Larkfield Foods',
          place: 'Charlotte, NC',
          dates: 'January 2020 – Present',
          notes: [],
          bullets: [
            'Leads 11 plants and 2,300 people with a budget of $410 million; raised the operating margin from 6.2% to 9.8% in four years.',
            'Merged the networks of three acquired companies within 20 months and saved $31 million a year against a target of $27 million.',
            'Reduced recordable injuries from 4.1 to 1.3 per 200,000 hours by tying the pay of plant managers to safety as well as output.',
            'Negotiated five collective bargaining agreements without a single strike.',
          ],
        },
        {
          title: 'Director of Supply Chain',
          at: 'Larkfield Foods',
          place: 'Charlotte, NC',
          dates: 'May 2015 – December 2019',
          notes: [],
          bullets: [
            'Rebuilt demand planning with SAP and raised on-time delivery from 88% to 97% for 1,900 customers.',
            'Renegotiated freight and packaging contracts worth $120 million and saved $17 million a year.',
            'Opened a 340,000-square-foot distribution center in Savannah on time and 4% under budget.',
          ],
        },
        {
          title: 'Plant Manager',
          at: 'Tidewater Grain & Milling',
          place: 'Norfolk, VA',
          dates: 'August 2010 – April 2015',
          notes: [],
          bullets: [
            'Turned the least productive of four mills into the one with the highest output per hour through Lean Manufacturing and Six Sigma.',
            'Cut waste by 38% and energy use by 22%, saving $3.4 million over four years.',
          ],
        },
        {
          title: 'Production Supervisor',
          at: 'Tidewater Grain & Milling',
          place: 'Norfolk, VA',
          dates: 'June 2007 – July 2010',
          notes: [],
          bullets: ['Supervised 46 people on three shifts and reduced changeover time from 95 minutes to 40.'],
        },
      ],
    },
    {
      title: 'Core Competencies',
      kind: 'skills',
      is: 'groups',
      groups: [
        {
          label: 'Leadership',
          items: ['Profit and Loss Management', 'Change Management', 'Labor Relations', 'Board Reporting'],
        },
        {
          label: 'Operations',
          items: ['Supply Chain Management', 'Lean Manufacturing', 'Six Sigma', 'Procurement', 'SAP'],
        },
        { label: 'Finance', items: ['Budgeting', 'Forecasting', 'Mergers and Acquisitions', 'Capital Planning'] },
      ],
    },
    {
      title: 'Education',
      kind: 'education',
      is: 'entries',
      entries: [
        {
          title: 'Master of Business Administration',
          at: 'University of North Carolina',
          place: 'Chapel Hill, NC',
          dates: '2012 – 2014',
          notes: [],
          bullets: [],
        },
        {
          title: 'Bachelor of Science in Industrial Engineering',
          at: 'North Carolina State University',
          place: 'Raleigh, NC',
          dates: '2003 – 2007',
          notes: [],
          bullets: [],
        },
      ],
    },
    {
      title: 'Certifications',
      kind: 'certifications',
      is: 'list',
      items: ['Six Sigma Black Belt, 2012', 'Certified Supply Chain Professional, 2016'],
    },
  ],
};
