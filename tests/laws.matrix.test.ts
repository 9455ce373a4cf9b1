import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as docx from '#tools/corpus/docx-layouts.ts';
import * as pdf from '#tools/corpus/pdf-layouts.ts';
import type { Person } from '#tools/corpus/people.ts';
import { checkFile } from '#cli/check-file.ts';
import { analyze } from '#engine/analyze.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { casesOfThisRun } from './extent.ts';
import { judged, lossesOf, reportOf, scoreNames, scoresOf, today, valuesOf } from './laws/judged.ts';
import { changesBeyondLatin1, changesOfPerson, jobs, living, named, people, schooled } from './laws/people.ts';
import { namesBeyondLatin1, sampleNames, samplePlaces, sampleSchools } from './laws/swaps.ts';
import { root } from './source-files.ts';

// Invariants of scoring, tested on real files: invented people in the layouts of our corpus, and the corpus itself.
const everybody = people.map((person, index) => ({ person, name: person.name, job: jobs[index] ?? '' }));
const who = casesOfThisRun(everybody);
const layouts = [
  { layout: 'PDF', file: 'resume.pdf', make: pdf.clean },
  { layout: 'DOCX', file: 'resume.docx', make: docx.clean },
];
const inEachLayout = everybody.flatMap((one) => layouts.map((layout) => ({ ...one, ...layout })));
const cases = casesOfThisRun(inEachLayout, layouts.length);

const corpus = fs.globSync('corpus/*/resume.*', { cwd: root }).sort();
const withReport = casesOfThisRun(
  corpus.filter((file) => !/scan|encrypted|cover-letter/.test(file)),
  2,
);
const bytesOf = (file: string): Uint8Array => fs.readFileSync(path.join(root, file));

describe('the same content', () => {
  test.each(who)('clean PDF and clean DOCX score within 3 points of each other: $name', async ({ person, job }) => {
    for (const advert of [undefined, job]) {
      const asPdf = await scoresOf(await pdf.clean(person), 'resume.pdf', advert);
      const asDocx = await scoresOf(await docx.clean(person), 'resume.docx', advert);
      for (const name of scoreNames)
        expect(Math.abs((asPdf[name] ?? 0) - (asDocx[name] ?? 0)), name).toBeLessThanOrEqual(3);
    }
  });

  test.each(casesOfThisRun(corpus))(
    'R22: the same bytes give byte-identical JSON, whatever was parsed before: %s',
    async (file) => {
      const advert = jobs[0];
      const first = await checkFile(path.join(root, file), advert, today, await pdfiumForTests());
      const used = await pdfiumForTests();
      for (const other of corpus.slice(0, 3)) await checkFile(path.join(root, other), jobs[1], today, used);
      const second = await checkFile(path.join(root, file), advert, today, used);
      expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    },
  );
});

describe('date', { timeout: 240_000 }, () => {
  test.each(who)('the day of the month changes no score: $name', async ({ person, job }) => {
    const bytes = await docx.clean(person);
    const on = async (day: string) => {
      const outcome = analyze({ bytes, filename: 'resume.docx', job, today: day }, await pdfiumForTests());
      return outcome.ok ? valuesOf(outcome.value) : null;
    };
    for (const [first, ...others] of [
      ['2026-11-01', '2026-11-15', '2026-11-30'],
      ['2027-01-01', '2027-01-31'],
      ['2028-02-01', '2028-02-28', '2028-02-29'],
    ] as const) {
      const before = await on(first);
      expect(before).not.toBeNull();
      for (const day of others) expect(await on(day), day).toEqual(before);
    }
  });
});

describe('personal details', () => {
  // Each file is written and read once for each change, so one file represents the others.
  test.each(casesOfThisRun(inEachLayout))(
    'change no score by a point: $name, $layout',
    async ({ person, job, make, file }) => {
      const before = await scoresOf(await make(person), file, job);
      for (const { what, of } of changesOfPerson)
        expect(await scoresOf(await make(of(person)), file, job), what).toEqual(before);
    },
  );
});

describe('personal details in any script', () => {
  test.each(who)('moves no score by a point: $name', async ({ person, job }) => {
    const before = await scoresOf(await docx.clean(person), 'resume.docx', job);
    for (const { what, of } of changesBeyondLatin1)
      expect(await scoresOf(await docx.clean(of(person)), 'resume.docx', job), what).toEqual(before);
  });
});

/**
 * There are more names, places and schools than can be tried in every file, so each is combined with one person and one
 * layout in turn.
 */
// The longest of these tests take seconds each, so the limit allows for a busy machine.
describe('personal details, large sample', { timeout: 240_000 }, () => {
  const inTurn = [
    { file: 'resume.docx', make: docx.clean },
    { file: 'resume.pdf', make: pdf.clean },
    { file: 'resume.docx', make: docx.quietName },
    { file: 'resume.pdf', make: pdf.twoColumns },
    { file: 'resume.docx', make: docx.tables },
    { file: 'resume.docx', make: docx.contactInHeader },
  ];
  const inWord = inTurn.filter(({ file }) => file === 'resume.docx');
  const addresses = ['mail@example.com', 'm.o.2291@example.org'];
  const renamed = (name: string, index: number) => named(name, addresses[index % addresses.length] ?? '');

  test.each([
    { what: 'names', changes: casesOfThisRun(sampleNames.map(renamed), 2), layoutsOf: inTurn },
    { what: 'names in other letters', changes: casesOfThisRun(namesBeyondLatin1.map(renamed), 2), layoutsOf: inWord },
    { what: 'places', changes: casesOfThisRun(samplePlaces.map(living), 2), layoutsOf: inTurn },
    { what: 'schools', changes: casesOfThisRun(sampleSchools.map(schooled), 2), layoutsOf: inTurn },
  ])('moves no score by a point, those of the eight systems neither: $what', async ({ changes, layoutsOf }) => {
    const moved: string[] = [];
    const known = new Map<string, string>();
    for (const [index, { what, of }] of changes.entries()) {
      const at = index % people.length;
      const [person, job] = [people[at], jobs[at]];
      // Step sizes that share no divisor with the number of people, so that all combinations occur.
      const layout = layoutsOf[Math.floor(index / people.length + index) % layoutsOf.length];
      if (person === undefined || layout === undefined) throw new Error('there is a person and a layout for each');
      const scored = async (one: Person) => {
        const { scores, profiles } = await reportOf(await layout.make(one), layout.file, job);
        return JSON.stringify({ ...valuesOf({ scores }), systems: profiles.map(({ score }) => score) });
      };
      const key = `${at} ${layoutsOf.indexOf(layout)}`;
      const before = known.get(key) ?? (await scored(person));
      known.set(key, before);
      const after = await scored(of(person));
      if (after !== before) moved.push(`${what}, ${layout.make.name}: ${before} became ${after}`);
    }
    expect(moved).toEqual([]);
  });
});

/** Clean layouts and their flawed variants. Each variant is the clean twin with one defect. */
const spoiled = [
  { what: 'hidden keywords', clean: pdf.clean, make: pdf.hiddenKeywords, file: 'resume.pdf' },
  { what: 'two columns', clean: pdf.clean, make: pdf.twoColumns, file: 'resume.pdf' },
  { what: 'contact in the header', clean: docx.clean, make: docx.contactInHeader, file: 'resume.docx' },
  { what: 'no contact', clean: docx.clean, make: docx.withoutContact, file: 'resume.docx' },
  { what: 'tables', clean: docx.clean, make: docx.tables, file: 'resume.docx' },
];

describe('removing a problem never lowers a score', () => {
  test.each(
    casesOfThisRun(
      everybody.flatMap((one) => spoiled.map((twin) => ({ ...one, ...twin }))),
      spoiled.length,
    ),
  )('between real twins: $name, $what', async ({ person, job, clean, make, file }) => {
    const broken = await scoresOf(await make(person), file, job);
    expect(lossesOf(broken, await scoresOf(await clean(person), file, job))).toEqual([]);
  });

  test.each(withReport)('when any failed check passes: %s', async (file) => {
    const { document } = await reportOf(bytesOf(file), path.basename(file));
    for (const job of [undefined, ...jobs]) {
      const { results, with: assessedWith } = judged(document, job);
      const before = assessedWith(results);
      for (const [index, { check, outcome }] of results.entries()) {
        if (outcome.is !== 'fail') continue;
        const after = assessedWith(results.with(index, { check, outcome: { is: 'pass' } }));
        expect(lossesOf(valuesOf(before), valuesOf(after)), check.id).toEqual([]);
        for (const [at, { name, score }] of after.profiles.entries())
          expect(score, `${check.id}, ${name}`).toBeGreaterThanOrEqual(before.profiles[at]?.score ?? 0);
        for (const { label, score } of after.categories) {
          const was = before.categories.find((category) => category.label === label)?.score ?? 0;
          expect(score, `${check.id}, ${label}`).toBeGreaterThanOrEqual(was);
        }
      }
    }
  });
});

describe('removing problems one by one never lowers a score', { timeout: 240_000 }, () => {
  test.each(withReport)('in either order: %s', async (file) => {
    const { document } = await reportOf(bytesOf(file), path.basename(file));
    for (const job of [undefined, ...jobs]) {
      const { results, with: assessedWith } = judged(document, job);
      const failed = results.flatMap(({ outcome }, index) => (outcome.is === 'fail' ? [index] : []));
      for (const order of [failed, failed.toReversed()]) {
        let now = results;
        let before = assessedWith(now);
        for (const index of order) {
          now = now.map((result, at) => (at === index ? { ...result, outcome: { is: 'pass' } } : result));
          const after = assessedWith(now);
          expect(lossesOf(valuesOf(before), valuesOf(after)), results[index]?.check.id).toEqual([]);
          for (const [at, { name, score }] of after.profiles.entries())
            expect(score, name).toBeGreaterThanOrEqual(before.profiles[at]?.score ?? 0);
          before = after;
        }
      }
    }
  });
});

const repeated = (person: Person, times: number): Person => ({
  ...person,
  skills: Array.from({ length: times }, () => person.skills).flat(),
});

/** Everything that the job posting asks for, as one line of words. */
const wordsOf = (job: string): string => job.replaceAll(/[\n•-]+/g, ' ');

describe('U14: unreadable or repeated words never raise a score', { timeout: 240_000 }, () => {
  test.each(cases)('repeated skills: $name, $layout', async ({ person, job, make, file }) => {
    const before = await scoresOf(await make(person), file, job);
    for (const times of [2, 6])
      expect(lossesOf(await scoresOf(await make(repeated(person, times)), file, job), before)).toEqual([]);
  });

  test.each(cases)('a skill repeated many times: $name, $layout', async ({ person, job, make, file }) => {
    const before = await scoresOf(await make(person), file, job);
    const summary = `${person.summary} ${Array.from({ length: 25 }, () => person.skills[0]).join(' ')}.`;
    expect(lossesOf(await scoresOf(await make({ ...person, summary }), file, job), before)).toEqual([]);
  });

  test.each(cases)('the job posting itself, pasted visibly: $name, $layout', async ({ person, job, make, file }) => {
    const before = await scoresOf(await make(person), file, job);
    const inSummary = { ...person, summary: `${person.summary} ${wordsOf(job)}` };
    expect(lossesOf(await scoresOf(await make(inSummary), file, job), before)).toEqual([]);
    const asDuty = { ...person, jobs: person.jobs.map((one) => ({ ...one, bullets: [...one.bullets, wordsOf(job)] })) };
    expect(lossesOf(await scoresOf(await make(asDuty), file, job), before)).toEqual([]);
  });

  test.each(who)('its lines, pasted one by one as duties: $name', async ({ person, job }) => {
    const before = await scoresOf(await pdf.clean(person), 'resume.pdf', job);
    const lines = job.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
    for (const lead of ['', 'Responsible for ', 'Experience with ']) {
      const pasted = lines.map((line) => `${lead}${line}`);
      const jobsHeld = person.jobs.map((one) => ({ ...one, bullets: [...one.bullets, ...pasted] }));
      expect(
        lossesOf(await scoresOf(await pdf.clean({ ...person, jobs: jobsHeld }), 'resume.pdf', job), before),
        lead,
      ).toEqual([]);
    }
  });

  test.each(who)('its lines and words, pasted so that their origin is hidden: $name', async ({ person, job }) => {
    const before = await scoresOf(await docx.clean(person), 'resume.docx', job);
    const lines = job.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
    const employer = person.jobs[0]?.employer ?? '';
    const words = [...new Set(job.match(/[\p{L}\p{N}]+/gu))].toSorted();
    const asDuties = (duties: readonly string[]): Person => ({
      ...person,
      jobs: person.jobs.map((one) => ({ ...one, bullets: [...one.bullets, ...duties] })),
    });
    const ways: Record<string, Person> = {
      'each at an employer': asDuties(lines.map((line) => `${line} at ${employer}`)),
      'each in the first person': asDuties(lines.map((line) => `I have ${line} and use it daily`)),
      'two in one': asDuties(lines.map((line, index) => `${line}; ${lines[index + 1] ?? ''}`)),
      'their words in another order': asDuties(lines.map((line) => line.split(' ').toReversed().join(' '))),
      'another word in each': asDuties(lines.map((line) => line.replace(/experience|knowledge|strong/i, 'solid'))),
      'as sentences of the summary': { ...person, summary: `${person.summary} ${lines.join('. ')}.` },
      'all words from A to Z': { ...person, summary: `${person.summary} ${words.join(' ')}.` },
      'all words as a duty': asDuties([words.join(', ')]),
    };
    for (const [way, one] of Object.entries(ways))
      expect(lossesOf(await scoresOf(await docx.clean(one), 'resume.docx', job), before), way).toEqual([]);
  });

  test.each(who)('white words on white: $name', async ({ person, job }) => {
    const before = await scoresOf(await pdf.clean(person), 'resume.pdf', job);
    const after = await scoresOf(await pdf.withHiddenWords(person, wordsOf(job)), 'resume.pdf', job);
    expect(lossesOf(after, before)).toEqual([]);
  });

  test.each(who)("Word's hidden text: $name", async ({ person, job }) => {
    const before = await scoresOf(await docx.clean(person), 'resume.docx', job);
    const after = await scoresOf(await docx.withHiddenWords(person, wordsOf(job)), 'resume.docx', job);
    expect(lossesOf(after, before)).toEqual([]);
  });
});

/** A bullet for each of these that shows its use, in the latest job. */
const evidence: Record<string, readonly string[]> = {
  'Maren Oduya': [
    'Built 12 Tableau dashboards that 40 managers open every week.',
    'Moved the ledger to Oracle NetSuite in five months, two weeks ahead of plan.',
    'Wrote Python scripts that check 9,000 invoices a night.',
  ],
  'Teodor Lindqvist-Hale': [
    'Provided ventilator management for up to four patients a shift.',
    'Moved the charts of 1,200 patients from Cerner to Epic without a gap.',
  ],
  'Ivo Brandt-Achebe': [
    'Applied lean manufacturing to the packing line and freed 15% of its floor.',
    'Built a Power BI report of 11 indicators that the site reads every morning.',
  ],
};

describe('genuine evidence for a requirement', () => {
  test.each(cases)('never lowers a score: $name, $layout', async ({ person, job, make, file }) => {
    let known = await scoresOf(await make(person), file, job);
    const firstJob = known.job ?? 0;
    const bullets = evidence[person.name] ?? [];
    expect(bullets.length).toBeGreaterThan(0);
    for (const count of bullets.keys()) {
      const [newest, ...others] = person.jobs;
      if (newest === undefined) throw new Error('everybody here has a job');
      const shown = { ...newest, bullets: [...newest.bullets, ...bullets.slice(0, count + 1)] };
      const next = await scoresOf(await make({ ...person, jobs: [shown, ...others] }), file, job);
      expect(lossesOf(known, next), bullets[count]).toEqual([]);
      known = next;
    }
    expect(known.job).toBeGreaterThan(firstJob);
  });
});

describe('the score breakdown of a report', () => {
  test.each(withReport)('adds up: the score is the rounded mean of the parts under the cap: %s', async (file) => {
    for (const job of [undefined, ...jobs]) {
      const { scores } = await reportOf(bytesOf(file), path.basename(file), job);
      for (const name of scoreNames) {
        const { value, parts, cappedBy } = scores[name];
        if (value === null) continue;
        const sum = (of: 'points' | 'weight'): number => parts.reduce((total, part) => total + part[of], 0);
        const mean = Math.round((100 * sum('points')) / sum('weight'));
        expect(value, name).toBe(Math.min(mean, cappedBy?.limit ?? 100));
        for (const { points, weight } of parts) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(weight);
        }
      }
    }
  });

  test.each(withReport)('does not depend on the order of the checks: %s', async (file) => {
    const { document } = await reportOf(bytesOf(file), path.basename(file));
    const { results, with: assessedWith } = judged(document, jobs[0]);
    const before = assessedWith(results);
    const orders = [
      results.toReversed(),
      results.toSorted((a, b) => (a.check.title.pass < b.check.title.pass ? -1 : 1)),
    ];
    for (const order of orders) {
      const after = assessedWith(order);
      expect(after.scores).toEqual(before.scores);
      expect(after.profiles.map(({ score }) => score)).toEqual(before.profiles.map(({ score }) => score));
      expect(after.categories.map(({ score }) => score)).toEqual(before.categories.map(({ score }) => score));
      expect(after.structure).toEqual(before.structure);
      expect(after.recommendations.map(({ gain }) => gain)).toEqual(before.recommendations.map(({ gain }) => gain));
    }
  });
});
