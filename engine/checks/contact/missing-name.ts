import type { Check } from '../../model/check.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';

export const missingName: Check<'resume' | 'document'> = {
  id: 'missing-name',
  group: 'contact',
  title: { pass: 'Your name is readable', fail: 'We could not find your name' },
  why: 'The name is the first thing a parser looks for. Without it, somebody has to type it in.',
  impact: 'major',
  needs: ['resume', 'document'],
  sources: ['greenhouse-parsing'],
  run: ({ resume, document }) => {
    if (resume.name !== null && resume.name.confidence >= 0.5) return passed;
    // Where a picture could hold the name, 'name-not-text' tells the story.
    if (document.pictures.length > 0) return { is: 'not-applicable' };
    if (resume.name !== null) return unsure(`We took "${resume.name.value}" for your name, but we are not sure.`);
    return failed(
      0,
      'We found no line that reads as a name. A parser would have to guess who you are.',
      'Put your full name alone on the first line, in ordinary text, larger than the rest.',
      absent,
    );
  },
};
