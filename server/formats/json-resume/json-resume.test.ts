import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removed, withText } from '#contract/draft/change.ts';
import { draftWith, entry, item, section, text } from '#contract/draft/testing/drafts.ts';
import { placesOf, textAt, uncheckedPlaces } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { faultsIn } from './faults.ts';
import { type JsonObject, objectFrom } from './json.ts';
import { draftFromJsonResume } from './read.ts';
import { jsonResumeOf } from './write.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@jsonresume/schema'));
const sample = (name: string): JsonObject => {
  const resume = objectFrom(readFileSync(join(folder, name), 'utf8'));
  if (resume === null) throw new Error(`${name} is no JSON`);
  return resume;
};
const samples = [
  'sample.resume.json',
  'examples/new-grad.resume.json',
  'examples/career-changer.resume.json',
  'examples/senior-engineer.resume.json',
];

/** Without the layout that we add. */
const withoutLayout = ({ meta, ...resume }: JsonObject): JsonObject => {
  const { parsewell: _, ...others } = Object(meta);
  return Object.keys(others).length === 0 ? resume : { ...resume, meta: others };
};
const wordsOf = (draft: ResumeDraft): string =>
  JSON.stringify(draft, (key, value: unknown) =>
    key === 'extras' || key === 'id' || key === 'period' ? undefined : value,
  );

const odd: JsonObject = {
  basics: {
    name: 'Ada',
    pronouns: 'she',
    image: 'https://example.com/a.png',
    profiles: [{ network: 'Git', since: 9 }],
  },
  work: [
    { name: 'Quay', startDate: '13/2020', stack: ['Rust', { deep: [1, null] }], highlights: ['Led'], remote: true },
    { company: 'Old key', startDate: '2020-01-15' },
  ],
  skills: [{ name: 'Web', keywords: ['a, b', 'c'], years: 3 }],
  patents: [{ number: 7 }, 'A second one'],
  hobby: 'Boats',
  'x-theme': { color: 'red' },
  ['__proto__']: 'kept',
  meta: { version: 'v1.0.0' },
};

describe('a JSON Resume', () => {
  it.each(samples)('%s comes back with every field', (name) => {
    const resume = sample(name);
    const back = jsonResumeOf(draftFromJsonResume(resume));
    expect(withoutLayout(back)).toEqual(resume);
    expect([...faultsIn(back)]).toEqual([]);
  });

  it('comes back with fields that we do not know, which are shown as lines to check', () => {
    const draft = draftFromJsonResume(odd);
    expect(withoutLayout(jsonResumeOf(draft))).toEqual(odd);
    const toCheck = uncheckedPlaces(draft).map((place) => textAt(draft, place));
    expect(toCheck).toEqual([
      'startDate: 13/2020',
      'stack: Rust, deep: 1',
      'remote: true',
      'Web: a, b, c; years: 3',
      'number: 7',
      'A second one',
      'hobby: Boats',
      'x-theme: color: red',
      '__proto__: kept',
      'pronouns: she',
    ]);
  });

  it('says a change where it was made, and keeps all other fields', () => {
    const resume = sample('sample.resume.json');
    const draft = draftFromJsonResume(resume);
    for (const place of placesOf(draft)) {
      const changed = jsonResumeOf(withText(draft, place, 'Changed here'));
      if (/^\/sections\/\d+$/.test(place)) continue;
      expect(JSON.stringify(changed), place).toContain('Changed here');
      expect([...faultsIn(changed)], place).toEqual([]);
    }
    const at = placesOf(draft).find((place) => textAt(draft, place) === 'CEO/President') ?? '';
    const work = Object(jsonResumeOf(withText(draft, at, 'Chief')))['work'];
    expect(work).toEqual([{ ...Object(Object(resume['work'])[0]), position: 'Chief' }]);
  });

  it('loses what its owner removed', () => {
    const draft = draftFromJsonResume(odd);
    const without = (words: string): string => {
      const place = placesOf(draft).find((each) => textAt(draft, each) === words) ?? '';
      return JSON.stringify(jsonResumeOf(removed(draft, place.replace(/\/line$/, ''))));
    };
    expect(without('remote: true')).not.toContain('remote');
    expect(without('number: 7')).not.toContain('number');
    expect(without('pronouns: she')).not.toContain('pronouns');
    expect(without('hobby: Boats')).not.toContain('Boats');
  });

  it('of a document that never was one has all of its words, order and headings, and is read back the same', () => {
    const draft = draftWith({
      headline: 'Nurse',
      contact: ['Lisbon', '+351 912 345 678', 'maren@example.com', 'Has a car'],
      links: ['example.com/maren', 'https://example.com/', 'no address'],
      sections: [
        section('skills', 'What I can do', [item('Web: HTML, CSS'), item('Triage (ER)'), text('A paragraph'), entry()]),
        section('experience', 'Jobs', [
          entry({ dates: 'Mar 2020 - now', bullets: ['Led'], place: 'Porto' }),
          entry({ dates: '2017 – 2019' }),
          text('Between jobs'),
        ]),
        section('experience', 'More jobs', [entry({ title: 'Cook', dates: 'summer 2012' })]),
        section('summary', 'About me', [text('First'), text('Second')]),
        section('summary', '', [item('Third')]),
        section('other', 'Boats', [text('Two of them'), entry({ title: 'Sloop' })]),
      ],
    });
    const resume = jsonResumeOf(draft);
    expect([...faultsIn(resume)]).toEqual([]);
    expect(resume['work']).toMatchObject([{ startDate: '2020-03' }, { startDate: '2017', endDate: '2019' }, {}, {}]);
    expect(wordsOf(draftFromJsonResume(resume))).toBe(wordsOf(draft));
  });

  it('that was changed elsewhere is read as it is now', () => {
    const resume = jsonResumeOf(draftWith({ sections: [section('experience', 'Jobs', [entry()])] }));
    const draft = draftFromJsonResume({ ...resume, work: [{ name: 'New' }, { name: 'Newer' }] });
    expect(draft.sections).toMatchObject([{ title: 'Experience', blocks: [{ at: 'New' }, { at: 'Newer' }] }]);
  });

  it('is nothing that is nested a hundred thousand times', () => {
    expect(objectFrom(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBeNull();
  });
});
