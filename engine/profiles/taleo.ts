import type { AtsProfile } from './profile.ts';

export const taleo: AtsProfile = {
  id: 'taleo',
  name: 'Taleo',
  emphasis: [
    {
      check: 'file-size',
      factor: 2,
      claim: 'By default, Taleo accepts at most 1,048,576 bytes.',
      sources: ['taleo-attachments'],
    },
  ],
  notes: [
    {
      text: 'Employers can add questions whose answers can end an application, and they can assign weights to the answers to other questions. Read them carefully.',
      sources: ['taleo-prescreening'],
    },
    { text: 'How Taleo handles tables, columns and headers is not documented.', sources: ['parsewell-review'] },
  ],
};
