/** What /careers says around the openings of content/company/openings.ts. */
export const careers = {
  title: 'Careers',
  lead: 'Help people be read. We are a small team that measures before it claims.',
  reasons: {
    title: 'Reasons to join',
    items: [
      {
        title: 'Work that helps',
        text: 'The people who use this are looking for a job. A clear sentence can save them a week.',
      },
      {
        title: 'Truth as a requirement',
        text: 'Every claim on our pages names its test. You will be asked how you know.',
      },
      { title: 'Small and calm', text: 'Four people, written decisions, few meetings.' },
    ],
  },
  benefits: {
    title: 'Benefits',
    items: [
      'A professional development budget of $2,500 a year',
      'Remote work, or a desk in the office',
      'Thirty days of paid leave',
      'The equipment you ask for',
    ],
  },
  openings: { title: 'Open positions' },
  privacy: 'Your letter and your resume are stored encrypted and deleted 180 days after they came.',
} as const;
