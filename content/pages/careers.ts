/** The text of /careers around the openings in content/company/openings.ts. */
export const careers = {
  title: 'Careers',
  lead: 'Help people get their resumes read. We are a small team that measures before it makes a claim.',
  reasons: {
    title: 'Reasons to join',
    items: [
      {
        title: 'Work that helps',
        text: 'The people who use this are looking for a job. A clear sentence can save them a week.',
      },
      {
        title: 'Evidence required',
        text: 'Every claim on our pages is tied to a test. Expect your colleagues to ask how you know.',
      },
      { title: 'Small and calm', text: 'Four people, written decisions, few meetings.' },
    ],
  },
  benefits: {
    title: 'Benefits',
    items: [
      'A professional development budget of $2,500 per year',
      'Remote work, or a desk in the office',
      'Thirty days of paid leave',
      'The equipment you need',
    ],
  },
  openings: { title: 'Open positions' },
  privacy: 'Your cover letter and your resume are stored encrypted and deleted 180 days after we receive them.',
} as const;
