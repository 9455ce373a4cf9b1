import type { Profile } from './profile-pdf.ts';

/** Invented people whose profiles differ in what they have: jobs without text, long text, and one page or two. */
export const profiles: readonly Profile[] = [
  {
    name: 'Maren Oduya',
    headline: 'Harbor engineer at Quay Works',
    place: 'Seattle, Washington, United States',
    email: 'maren.oduya@example.com',
    address: 'www.linkedin.com/in/maren-oduya',
    skills: ['Project Management', 'AutoCAD', 'Structural Engineering'],
    languages: ['English', 'Norwegian'],
    certifications: ['Professional Engineer'],
    summary: ['I plan and build quays, and lead the people who keep them standing in all weather.'],
    jobs: [
      {
        at: 'Quay Works Inc.',
        title: 'Senior Harbor Engineer',
        from: 2020,
        to: null,
        place: 'Seattle, Washington, United States',
        text: [
          '- Led the rebuilding of four quays with a budget of 12 million dollars and a team of nine engineers.',
          '- Cut the time between inspections from eight weeks to five with a new plan for divers and cranes.',
        ],
      },
      {
        at: 'Boat Yard Engineering LLC',
        title: 'Civil Engineer',
        from: 2015,
        to: 2019,
        place: 'Portland, Oregon, United States',
        text: ['Designed slipways and moorings for ferries, and checked the drawings of two contractors every week.'],
      },
      {
        at: 'City of Portland',
        title: 'Engineering Intern',
        from: 2014,
        to: 2014,
        place: 'Portland, Oregon, United States',
        text: [],
      },
    ],
    schools: [{ at: 'Oregon State University', degree: "Bachelor's degree, Civil Engineering", from: 2010, to: 2014 }],
  },
  {
    name: 'Tomas Ferreira',
    headline: 'Registered Nurse | Intensive care',
    place: 'Chicago, Illinois, United States',
    email: 'tomas.ferreira@example.com',
    address: 'www.linkedin.com/in/tomas-ferreira-rn',
    skills: ['Patient Care', 'Critical Care', 'Triage'],
    languages: ['English', 'Portuguese'],
    certifications: ['Basic Life Support'],
    summary: ['Nurse with ten years in intensive care, and a teacher of those who begin there.'],
    jobs: [
      {
        at: 'Lakeside Hospital',
        title: 'Charge Nurse',
        from: 2018,
        to: null,
        place: 'Chicago, Illinois, United States',
        text: Array.from(
          { length: 12 },
          (_, index) =>
            `- Ran shift ${index + 1} of the unit with fourteen beds, and trained two new nurses in the use of ventilators and pumps.`,
        ),
      },
      {
        at: 'Mercy Medical Center',
        title: 'Staff Nurse',
        from: 2013,
        to: 2018,
        place: 'Springfield, Illinois, United States',
        text: Array.from(
          { length: 9 },
          (_, index) =>
            `- Cared for up to ${index + 3} patients a shift, and wrote the plan of care together with the physicians of the ward.`,
        ),
      },
    ],
    schools: [{ at: 'University of Illinois Chicago', degree: 'Bachelor of Science, Nursing', from: 2009, to: 2013 }],
  },
];
