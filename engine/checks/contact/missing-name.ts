import { nameParticles } from '../../lexicon/names/name-words.ts';
import type { Check } from '../../model/check.ts';
import { absent, failed, firstFew, passed, unsure } from '../outcomes.ts';

export const missingName: Check<'resume' | 'namePictures' | 'lostValues' | 'traces' | 'cite'> = {
  id: 'missing-name',
  group: 'contact',
  title: { pass: 'Your name is readable', fail: 'We could not find your name' },
  why: 'Your name is the first thing a parser looks for. If the parser cannot find it, somebody has to type it in.',
  impact: 'major',
  needs: ['resume', 'namePictures', 'lostValues', 'traces', 'cite'],
  sources: ['greenhouse-parsing'],
  run: ({ resume, namePictures, lostValues, traces, cite }) => {
    // A name that the stored text splits is the matter of 'lost-in-plain-reading'.
    if (resume.name !== null && isWithoutInitial(resume.name.value))
      return unsure(`We read "${resume.name.value}" as your name. Its first letter may be drawn instead of typed.`);
    if (resume.name !== null && resume.name.confidence >= 0.5)
      return lostValues.some(({ what }) => what === 'name') ? { is: 'not-applicable' } : passed;
    // When something is drawn in its place, 'name-not-text' reports it.
    if (namePictures.length > 0) return { is: 'not-applicable' };
    if (resume.name !== null) return unsure(`We read "${resume.name.value}" as your name, but we are not sure.`);
    // Prominent words may be the name, but either way we did not read it.
    return failed(
      0,
      'We could not tell which words of your page are your name. A parser would have to guess who you are.',
      'Put your full name alone on the first line, larger than the rest. If you see it on the page, it may be part of a picture: type it as text.',
      traces.largeWords.length === 0 ? absent : firstFew(traces.largeWords).map((line) => cite.line(line)),
    );
  },
};

/** 'rett Graves' behind a drawn 'B'. 'van Gogh' and names in lower case throughout are whole. */
const isWithoutInitial = (name: string): boolean =>
  /^\p{Ll}{3,}\s\p{Lu}/u.test(name) && !nameParticles.has(name.split(/\s/u)[0] ?? '');
