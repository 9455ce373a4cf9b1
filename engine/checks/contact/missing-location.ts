import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const missingLocation: Check<'resume'> = {
  id: 'missing-location',
  group: 'contact',
  title: { pass: 'Your location is given', fail: 'Your location is not given' },
  why: 'Employers often look for people nearby. A city and state or region are enough; nobody needs your street.',
  impact: 'hint',
  needs: ['resume'],
  sources: [],
  run: ({ resume }) =>
    resume.location !== null
      ? passed
      : failed(
          0,
          'We found no city or region near your name.',
          'Add your city and region beside your phone number.',
          absent,
        ),
};
