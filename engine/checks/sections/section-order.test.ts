import { sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { sectionOrder } from './section-order.ts';

testCheck(sectionOrder, {
  fails: [
    {
      name: 'references before the jobs',
      lines: [...sample.slice(0, 5), 'References', 'Dr. Max Poe, Harbor Foods', ...sample.slice(5)],
      quotes: ['Work Experience'],
      says: '"Work Experience", "Education" and "Skills" usually come earlier.',
    },
    {
      name: 'skills before the summary',
      lines: [
        ...withoutSection('Skills', '').slice(0, 3),
        'Skills',
        'SAP, Excel, HACCP, Forecasting',
        ...withoutSection('Skills', '').slice(3),
      ],
      quotes: ['Summary'],
    },
    {
      name: 'references before the jobs, and publications at the end',
      lines: [
        ...sample.slice(0, 5),
        'References',
        'Dr. Max Poe, Harbor Foods',
        ...sample.slice(5),
        'Publications',
        'Jane Roe (2019): Cold chains of the north. Journal of Food.',
      ],
      headed: ['Publications'],
      quotes: ['Work Experience'],
    },
  ],
  passes: [
    { name: 'the usual order', lines: sample },
    {
      name: 'research interests before the jobs',
      lines: [...sample.slice(0, 5), 'Research Interest', 'The flow of heat in clay', ...sample.slice(5)],
      headed: ['Research Interest'],
    },
    {
      name: 'a section at the end whose title no list has and whose text reads like a summary',
      lines: [...sample, 'Aktivitäten & Einsatz', 'Member of a student society that meets every month for lectures.'],
      headed: ['Aktivitäten & Einsatz'],
    },
    {
      name: 'an award at the very end',
      lines: [...sample, 'References', 'Dr. Max Poe, Harbor Foods', 'Awards', 'Supervisor of the Year, 2019'],
    },
    {
      name: 'a labelled list of skills among the contact details',
      lines: [
        ...withoutSection('Skills', '').slice(0, 3),
        'Skills: SAP | Excel | HACCP | Forecasting',
        ...withoutSection('Skills', '').slice(3),
      ],
    },
    {
      name: 'education before the jobs',
      lines: [
        ...withoutSection('Education', 'Skills').slice(0, 5),
        ...sample.slice(-4, -2),
        ...withoutSection('Education', 'Skills').slice(5),
      ],
    },
  ],
  others: [
    {
      name: 'projects and awards before the jobs',
      lines: [...sample.slice(0, 5), 'Awards', 'Supervisor of the Year, 2019', ...sample.slice(5)],
      headed: ['Awards'],
      is: 'no-finding',
    },
    {
      name: 'contact details behind the jobs',
      lines: [...sample, 'Contact', 'jane.roe@example.com'],
      headed: ['Contact'],
      is: 'no-finding',
    },
    {
      name: 'the order of a scholar, with interests and publications before the jobs',
      lines: [
        ...sample.slice(0, 5),
        'Fields of Interest',
        'Food and cold',
        'Publications',
        'Jane Roe (2019): Cold chains of the north. Journal of Food.',
        ...sample.slice(5),
      ],
      headed: ['Fields of Interest', 'Publications'],
      is: 'not-applicable',
    },
    {
      name: 'a single section, which is in no order',
      lines: [...withoutSection('Summary', 'Skills'), 'Curling'],
      is: 'not-applicable',
    },
  ],
});
