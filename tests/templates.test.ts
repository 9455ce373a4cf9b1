import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageImage, templates } from '#content/templates/catalog.ts';
import { measured } from '#content/templates/measured.ts';
import type { ResumeText } from '#content/templates/resume-text.ts';
import { texts } from '#content/templates/texts.ts';
import { variantSchema } from '#contract/api/templates.ts';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { analyze } from '#engine/analyze.ts';
import { writeFile } from '#server/templates/write-file.ts';
import {
  judge,
  makeTemplate,
  measuredOn,
  measureTemplates,
  openWorkshop,
  sizesOf,
  type Workshop,
} from '#tools/templates.ts';
import { root } from './source-files.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const formats = ['pdf', 'docx'] as const;
const files = templates.flatMap(({ id, title }) => formats.map((format) => [title, format, id] as const));
const ids = templates.map(({ id, title }) => [title, id] as const);

const alreadyRead = new Map<string, AnalysisResult>();

/** The example as our engine reads it; each file is created and read once. */
const read = async (id: (typeof ids)[number][1], format: (typeof formats)[number]): Promise<AnalysisResult> => {
  const file = `${id}.${format}`;
  const known = alreadyRead.get(file);
  if (known !== undefined) return known;
  const result = judge(await makeTemplate(workshop, id, format, 'filled'), `Resume.${format}`, workshop);
  alreadyRead.set(file, result);
  return result;
};

test('the scores on the cards are the measured ones (npm run templates writes them)', async () => {
  expect(await measureTemplates(workshop)).toEqual(measured);
  // Creates eighteen files and reads twelve.
}, 60_000);

describe('the example in a template', () => {
  test.each(files)('%s as %s scores 95 or more, without a blocker or a major finding', async (_title, format, id) => {
    const { atsScore, formatScore, checks } = await read(id, format);
    expect(Math.min(atsScore, formatScore)).toBeGreaterThanOrEqual(95);
    const failed = checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'error');
    expect(failed.filter(({ impact }) => impact === 'blocker' || impact === 'major')).toEqual([]);
  });

  test.each(files)('%s as %s has text alone and less than 0.3 MB, as the articles say', async (_title, format, id) => {
    const { byteLength } = await makeTemplate(workshop, id, format, 'filled');
    expect(byteLength).toBeLessThan(300_000);
  });

  test.each(files)('%s as %s passes for each of the eight systems', async (_title, format, id) => {
    const { atsCompatibility } = await read(id, format);
    const statuses = Object.values(atsCompatibility).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 'good'));
  });

  test.each(ids)('%s is parsed identically from DOCX and PDF', async (_title, id) => {
    const [pdf, docx] = [await read(id, 'pdf'), await read(id, 'docx')];
    expect(docx.parsed).toEqual(pdf.parsed);
    expect(words(docx.readings.stream)).toEqual(words(pdf.readings.stream));
  });

  test.each(ids)('%s is parsed as written: every job, degree, skill and certificate', async (_title, id) => {
    const { parsed } = await read(id, 'pdf');
    const { name, contact, links, sections } = texts[id].filled;
    expect(parsed.name).toBe(name);
    expect([parsed.location, parsed.phone, parsed.email]).toEqual(contact);
    expect(parsed.links).toEqual(links);
    for (const section of sections) {
      if (section.kind === 'experience' && section.is === 'entries')
        expect(parsed.experience.map((job) => [job.title, job.employer, job.bullets])).toEqual(
          section.entries.map((entry) => [entry.title, entry.at, entry.bullets]),
        );
      if (section.kind === 'education' && section.is === 'entries')
        expect(parsed.education).toHaveLength(section.entries.length);
      if (section.kind === 'skills' && section.is === 'groups')
        expect(parsed.skills).toEqual(section.groups.flatMap(({ items }) => items));
      if (section.kind === 'certifications' && section.is === 'list')
        // The analysis result does not contain the year of a certificate.
        expect(parsed.certifications).toEqual(section.items.map((item) => item.replace(/, \d{4}$/, '')));
    }
  });
});

test.each(ids)('%s has an image of every page', (_title, id) => {
  for (const variant of variantSchema.options)
    for (let page = 1; page <= measured.templates[id].pages[variant]; page += 1)
      for (const size of sizesOf(variant, page)) {
        const image = pageImage(id, variant, page, size);
        expect(fs.existsSync(path.join(root, 'web/public', image)), image).toBe(true);
      }
});

describe('a resume in a template', () => {
  const { filled } = texts['template-1'];
  const job = { title: '', at: 'Quay & Sons, Ltd.', place: 'Salem, OR', dates: '2019 – 2021', notes: [], bullets: [] };
  const long = Array.from({ length: 60 }, (_, index) => `user-friendly${index} CAD/CAM${index}`).join(' ');
  const sections: ResumeText['sections'] = [
    { kind: 'summary', title: 'Summary', is: 'text', text: long },
    {
      kind: 'experience',
      title: 'Experience',
      is: 'entries',
      entries: [{ ...job, title: 'Welder', bullets: ['Welded hulls.'] }, job],
    },
  ];
  const made = async (format: (typeof formats)[number]) =>
    judge(
      await writeFile(workshop.typesetter, 'template-1', format, { ...filled, sections }, new Date(measuredOn)),
      `Resume.${format}`,
      workshop,
    );

  test.each(formats)('as %s breaks no word at a hyphen or a slash', async (format) => {
    expect((await made(format)).parsed.summary).toBe(long);
  });

  test.each(formats)('as %s separates an employer from its town, and handles a missing job title', async (format) => {
    const { experience } = (await made(format)).parsed;
    expect(experience[0]).toMatchObject({ title: 'Welder', employer: 'Quay & Sons, Ltd.', location: 'Salem, OR' });
    expect(experience[1]).toMatchObject({ employer: 'Quay & Sons, Ltd.', start: '2019' });
  });
});

describe('an empty template', () => {
  test.each(files)(
    '%s as %s is recognized as a template, so nobody sends it by mistake',
    async (_title, format, id) => {
      const bytes = await makeTemplate(workshop, id, format, 'empty');
      const analysis = analyze({ bytes, filename: `Resume.${format}`, today: measuredOn }, workshop.pdfium);
      expect(analysis).toMatchObject({ ok: false, failure: { code: 'not-a-resume' } });
    },
  );

  test.each(ids)('%s has the sections of its example, in the same order', (_title, id) => {
    const outline = (text: (typeof texts)[typeof id]['filled']) => text.sections.map(({ title, is }) => [title, is]);
    expect(outline(texts[id].empty)).toEqual(outline(texts[id].filled));
  });
});

/** Without bullet characters and separators. */
const words = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}.'&@/–-]*/gu) ?? [];
