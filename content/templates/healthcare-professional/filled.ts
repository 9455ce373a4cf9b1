import type { ResumeText } from '../resume-text.ts';

/** An invented nurse. */
export const filled: ResumeText = {
  name: 'Josephine Adeyemi-Clarke',
  headline: 'Registered Nurse, Intensive Care',
  contact: ['Cleveland, OH', '(216) 555-0163', 'josephine.adeyemi@example.com'],
  links: [],
  sections: [
    {
      title: 'Summary',
      kind: 'summary',
      is: 'text',
      text: 'Critical care nurse with ten years at the bedside in medical and surgical intensive care units. Calm in emergencies, precise with medication, and the first person new colleagues turn to.',
    },
    {
      title: 'Licenses and Certifications',
      kind: 'certifications',
      is: 'list',
      items: [
        'Registered Nurse (RN), State of Ohio, active until 2027',
        'Critical Care Registered Nurse (CCRN), 2019',
        'Advanced Cardiovascular Life Support (ACLS), 2025',
        'Basic Life Support (BLS), 2025',
      ],
    },
    {
      title: 'Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: 'Registered Nurse, Surgical Intensive Care',
          at: 'Lakeshore Memorial Hospital',
          place: 'Cleveland, OH',
          dates: 'February 2019 – Present',
          notes: [],
          bullets: [
            'Cares for one to two ventilated patients per shift in a 24-bed unit, with continuous monitoring and vasoactive infusions.',
            'Led the change to a new central line bundle; infections fell from 1.9 to 0.4 per 1,000 line days within a year.',
            'Trained 22 new nurses as preceptor; 20 of them still work in the unit after two years.',
            'Introduced bedside shift reports with a nine-point checklist, which cut overtime by 14%.',
          ],
        },
        {
          title: 'Registered Nurse, Medical Intensive Care',
          at: 'St. Brannoc Medical Center',
          place: 'Akron, OH',
          dates: 'July 2016 – January 2019',
          notes: [],
          bullets: [
            'Managed patients with sepsis, respiratory failure and diabetic emergencies, and documented every shift in Epic.',
            'Joined the rapid response team and answered 180 calls; 71% of the patients could stay on their ward.',
          ],
        },
        {
          title: 'Patient Care Technician',
          at: 'St. Brannoc Medical Center',
          place: 'Akron, OH',
          dates: 'May 2014 – June 2016',
          notes: [],
          bullets: ['Took vital signs, drew blood and supported daily care for 12 patients per shift.'],
        },
      ],
    },
    {
      title: 'Skills',
      kind: 'skills',
      is: 'groups',
      groups: [
        {
          label: 'Clinical',
          items: [
            'Critical Care',
            'Mechanical Ventilation',
            'Hemodynamic Monitoring',
            'IV Therapy',
            'Wound Care',
            'Triage',
          ],
        },
        { label: 'Systems', items: ['Epic', 'Cerner', 'Pyxis'] },
        { label: 'Working together', items: ['Patient Education', 'Family Communication', 'Precepting'] },
      ],
    },
    {
      title: 'Education',
      kind: 'education',
      is: 'entries',
      entries: [
        {
          title: 'Bachelor of Science in Nursing',
          at: 'Kent State University',
          place: 'Kent, OH',
          dates: '2012 – 2016',
          notes: [],
          bullets: [],
        },
      ],
    },
    {
      title: 'Languages',
      kind: 'languages',
      is: 'groups',
      groups: [{ label: '', items: ['English (native)', 'Yoruba (fluent)', 'Spanish (conversational)'] }],
    },
  ],
};
