import type { AtsProfile } from './profile.ts';

export const taleo: AtsProfile = {
  id: 'taleo',
  name: 'Taleo',
  emphasis: [
    {
      check: 'file-size',
      factor: 2,
      claim: 'Unless the employer changes it, Taleo accepts at most 1,048,576 bytes.',
      sources: ['taleo-attachments'],
    },
  ],
  notes: [
    {
      text: 'Employers can add questions that end an application, and weigh the answers to others. Read them with care.',
      sources: ['taleo-prescreening'],
    },
    { text: 'What Taleo makes of tables, columns and headers is not documented.', sources: ['parsewell-review'] },
  ],
};
