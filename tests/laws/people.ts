import { maren, type Person, teodor } from '#tools/corpus/people.ts';

/** A third profession, so that no invariant depends on the vocabulary of one. Nobody here exists. */
const ivo: Person = {
  name: 'Ivo Brandt-Achebe',
  email: 'ivo.ba@example.com',
  phone: '(503) 555-0119',
  location: 'Portland, OR',
  link: 'linkedin.com/in/ivo-ba-example',
  summary:
    'Warehouse supervisor with nine years in food distribution. I keep shifts safe, stock exact and trucks on time.',
  jobs: [
    {
      title: 'Warehouse Supervisor',
      employer: 'Cedar Hollow Foods',
      place: 'Portland, OR',
      dates: 'May 2020 – Present',
      start: '2020-05',
      end: 'present',
      bullets: [
        'Lead 22 people on two shifts and cut picking errors from 2.1% to 0.6% within a year.',
        'Introduced cycle counts in SAP, which raised inventory accuracy to 99.4%.',
        'Trained 14 forklift drivers; the site has had no lost-time accident for 800 days.',
      ],
    },
    {
      title: 'Shipping Clerk',
      employer: 'Northgate Cold Storage',
      place: 'Salem, OR',
      dates: 'February 2017 – April 2020',
      start: '2017-02',
      end: '2020-04',
      bullets: [
        'Planned 35 outbound loads a day and reduced detention fees by 48,000 dollars a year.',
        'Wrote the checklist for temperature records that passed three audits without remarks.',
      ],
    },
  ],
  education: [
    {
      institution: 'Willow Bend College',
      degree: 'Associate of Science in Business Administration',
      dates: '2014 – 2016',
    },
  ],
  skills: ['Inventory management', 'SAP', 'Forklift operation', 'Shift planning', 'Excel', 'Food safety'],
  certifications: ['OSHA 30-Hour'],
  languages: ['English', 'German'],
};

export const people: readonly Person[] = [maren, teodor, ivo];

/** One job posting for each person, in the same order. Each asks for some skills they have and some they lack. */
export const jobs: readonly string[] = [
  `Financial Analyst

Requirements
- 5+ years of experience in financial analysis
- Bachelor's degree in Accounting or Finance
- Strong Excel and SQL
- Budgeting, forecasting and variance analysis
- Experience with Tableau or Power BI

Nice to have
- Oracle NetSuite
- Python`,
  `Registered Nurse

Requirements
- 3+ years of experience in an emergency department
- Bachelor of Science in Nursing
- ACLS and BLS
- Triage and IV therapy

Nice to have
- Wound care
- Ventilator management
- Cerner`,
  `Warehouse Manager

Requirements
- 5+ years of experience in warehouse operations
- Inventory management and shift planning
- SAP or another warehouse management system
- Forklift operation

Nice to have
- Lean manufacturing
- Power BI`,
];

export type Change = { what: string; of: (person: Person) => Person };

export const named = (name: string, email: string): Change => ({
  what: `the name ${name}`,
  of: (person) => ({ ...person, name, email }),
});

export const schooled = (institution: string): Change => ({
  what: `the school ${institution}`,
  of: (person) => ({ ...person, education: person.education.map((entry) => ({ ...entry, institution })) }),
});

export const living = (location: string): Change => ({
  what: `an address in ${location}`,
  of: (person) => ({ ...person, location }),
});

const studiedIn = (dates: string): Change => ({
  what: `studies in ${dates}`,
  of: (person) => ({ ...person, education: person.education.map((entry) => ({ ...entry, dates })) }),
});

/** Name, home and age, none of which may change a score. All values can be written in Latin-1. */
export const changesOfPerson: readonly Change[] = [
  named('Emily Walsh', 'emily.walsh@example.com'),
  named('Lakisha Washington', 'lakisha.washington@example.com'),
  named('Muhammad Al-Rashid', 'muhammad.alrashid@example.com'),
  named('José Ángel Núñez Peña', 'jose.nunez@example.com'),
  named('Nguyen Van Anh', 'anh.nguyen@example.com'),
  named("Siobhán O'Rourke", 'siobhan.orourke@example.com'),
  named('Xiu Li', 'xiu.li@example.com'),
  named('Olumide Adebayo-Fitzgerald', 'olumide.af@example.com'),
  named('Mr. Robert Klein Jr.', 'robert.klein@example.com'),
  named('Suharto', 'mail@example.com'),
  named('Carpenter Smith', 'mail@example.com'),
  named('Mrs. Roberta Klein', 'roberta.klein@example.com'),
  schooled('Harvard University'),
  schooled('Howard University'),
  schooled('Spelman College'),
  schooled('Universidad de Guadalajara'),
  schooled('Technische Universität Dresden'),
  schooled('Truckee Meadows Community College'),
  living('Compton, CA'),
  living('Greenwich, CT'),
  living('Lagos, Nigeria'),
  living('München, Germany'),
  living('Tulsa, Oklahoma'),
  living('London SW1A 1AA'),
  studiedIn('1979 – 1983'),
  studiedIn('1994 – 1998'),
  studiedIn('2010 – 2014'),
  {
    what: 'a hint at gender in the summary',
    of: (person) => ({ ...person, summary: `${person.summary} Mother of two, captain of a women's rowing crew.` }),
  },
  {
    what: 'the same hint the other way round',
    of: (person) => ({ ...person, summary: `${person.summary} Father of two, captain of a men's rowing crew.` }),
  },
];

/** The same with characters beyond the standard PDF fonts. */
export const changesBeyondLatin1: readonly Change[] = [
  named('Nguyễn Văn Ánh', 'anh.nguyen@example.com'),
  named('Łukasz Wójcik', 'lukasz.wojcik@example.com'),
  named('Çağla Şahin', 'cagla.sahin@example.com'),
  named('Ольга Иванова', 'olga.ivanova@example.com'),
  named('王小明', 'xm.wang@example.com'),
  named('김민준', 'mj.kim@example.com'),
  named('محمد الراشد', 'm.rashid@example.com'),
  schooled('Uniwersytet Jagielloński'),
  schooled('清华大学'),
  living('Kraków, Poland'),
  living('Hà Nội, Vietnam'),
];
