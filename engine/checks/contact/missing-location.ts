import type { Check } from '../../model/check.ts';
import type { Field, Resume } from '../../model/resume.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';
import { namesPlace } from '../names-place.ts';

export const missingLocation: Check<'resume' | 'traces'> = {
  id: 'missing-location',
  group: 'contact',
  title: { pass: 'Your location is given', fail: 'Your location is not given' },
  why: 'Employers often look for people nearby. A city and state or region are enough; nobody needs your street.',
  impact: 'hint',
  needs: ['resume', 'traces'],
  sources: [],
  run: ({ resume, traces }) => {
    if (resume.location !== null)
      return namesPlace(resume.location.value) && !isOfEntry(resume.location, resume)
        ? passed
        : unsure(`We read "${resume.location.value}" as your location, but could not tell whether it is a place.`);
    if (traces.besideContacts.length + traces.places.length > 0)
      return unsure('There are words on your page that may say where you live, but we could not tell.');
    return failed(
      0,
      'We found no city or region near your name.',
      'Add your city and region beside your phone number.',
      absent,
    );
  },
};

/** A place within the jobs or schools is rather theirs. */
const isOfEntry = ({ spans }: Field<string>, { sections }: Resume): boolean =>
  sections.some(
    ({ kind, lines }) =>
      (kind === 'experience' || kind === 'education') && spans.some(({ line }) => lines.includes(line)),
  );
