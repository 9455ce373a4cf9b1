/**
 * Invented people for the golden resumes. Nobody here exists; addresses end in example.com and phone numbers are from
 * ranges reserved for fiction.
 */
export type Person = {
  name: string;
  email: string;
  phone: string;
  location: string;
  link: string;
  summary: string;
  jobs: readonly {
    title: string;
    employer: string;
    place: string;
    dates: string;
    start: string;
    end: string;
    bullets: readonly string[];
  }[];
  education: readonly { institution: string; degree: string; dates: string }[];
  skills: readonly string[];
  certifications: readonly string[];
  languages: readonly string[];
};

export const maren: Person = {
  name: 'Maren Oduya',
  email: 'maren.oduya@example.com',
  phone: '(312) 555-0147',
  location: 'Chicago, IL',
  link: 'linkedin.com/in/maren-oduya-example',
  summary:
    'Financial analyst with seven years in manufacturing and retail. I build forecasts that plant managers use, and I close the books on time.',
  jobs: [
    {
      title: 'Senior Financial Analyst',
      employer: 'Tallgrass Equipment Company',
      place: 'Chicago, IL',
      dates: 'April 2021 – Present',
      start: '2021-04',
      end: 'present',
      bullets: [
        'Rebuilt the rolling forecast for four plants and cut its error from 11% to 4% within three quarters.',
        'Automated the monthly variance report in Power BI, which saves the team 30 hours a month.',
        'Led the budget of 62 million dollars across 18 cost centers and trained nine managers to own theirs.',
      ],
    },
    {
      title: 'Financial Analyst',
      employer: 'Harbor & Vine Retail Group',
      place: 'Milwaukee, WI',
      dates: 'June 2018 – March 2021',
      start: '2018-06',
      end: '2021-03',
      bullets: [
        'Prepared the monthly close under GAAP for 41 stores and shortened it from nine days to six.',
        'Found 380,000 dollars of duplicate freight charges by matching invoices with SQL.',
        'Modeled the lease renewals of 12 stores; the board followed ten of the recommendations.',
      ],
    },
  ],
  education: [
    { institution: 'Lakemont University', degree: 'Bachelor of Science in Accounting', dates: '2014 – 2018' },
  ],
  skills: ['Financial modeling', 'Forecasting', 'Budgeting', 'SQL', 'Power BI', 'SAP', 'Excel', 'Variance analysis'],
  certifications: ['Certified Management Accountant (CMA)'],
  languages: ['English', 'Spanish'],
};

export const teodor: Person = {
  name: 'Teodor Lindqvist-Hale',
  email: 'teodor.lh@example.com',
  phone: '(206) 555-0182',
  location: 'Seattle, WA',
  link: 'github.com/teodor-lh-example',
  summary:
    'Registered nurse with five years in emergency and cardiac care. Calm in triage, exact in charting, and glad to teach new colleagues.',
  jobs: [
    {
      title: 'Registered Nurse, Emergency Department',
      employer: 'Cascade Ridge Medical Center',
      place: 'Seattle, WA',
      dates: 'Jan 2022 – Present',
      start: '2022-01',
      end: 'present',
      bullets: [
        'Triage 40 to 55 patients a shift in a level II trauma center and keep door-to-provider time below 18 minutes.',
        'Introduced a sepsis checklist that raised three-hour bundle compliance from 71% to 93%.',
        'Preceptor for eleven new graduates; all of them passed orientation.',
      ],
    },
    {
      title: 'Staff Nurse, Cardiac Telemetry',
      employer: 'St. Brannoc Hospital',
      place: 'Tacoma, WA',
      dates: 'Aug 2019 – Dec 2021',
      start: '2019-08',
      end: '2021-12',
      bullets: [
        'Monitored up to six telemetry patients and recognized 14 early deteriorations before a code was called.',
        'Reduced late medication passes by 35% with a redesigned handover sheet in Epic.',
      ],
    },
  ],
  education: [{ institution: 'Puget Coast College', degree: 'Bachelor of Science in Nursing', dates: '2015 – 2019' }],
  skills: ['Triage', 'Telemetry', 'IV therapy', 'Epic', 'Wound care', 'Patient education'],
  certifications: ['ACLS', 'BLS', 'TNCC'],
  languages: ['English', 'Swedish'],
};
