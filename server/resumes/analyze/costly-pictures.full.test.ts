import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPdf } from '#engine/testing/build-pdf.ts';
import { createPool } from '../../parsing/pool.ts';
import { slowdown } from '../../testing/slowdown.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const side = 60_000;
const lines = [
  'Ada Muster',
  'ada.muster@example.org | +1 206 555 0142 | Seattle, WA',
  'Experience',
  'Staff Nurse, Quillfeather Hospital, Seattle, WA, January 2019 to Present',
  'Cared for twelve patients a shift on a surgical ward and trained four new nurses.',
  'Nurse, Harbor Clinic, Tacoma, WA, June 2015 to December 2018',
  'Gave medication and kept the records of thirty patients a day.',
  'Education',
  'Bachelor of Science in Nursing, University of Washington, 2015',
  'Skills',
  'Patient care, medication administration, wound care, triage',
];
const text = lines.map((line, index) => `BT /F1 11 Tf 54 ${740 - index * 24} Td (${line}) Tj ET`).join('\n');

/** A resume with or without a facsimile on it that a viewer would need seconds to decode. */
const resume = (hasPicture: boolean) => ({
  name: 'resume.pdf',
  bytes: buildPdf({
    pages: [{ content: `${text}${hasPicture ? '\nq 500 0 0 100 54 54 cm /Fax Do Q' : ''}` }],
    pictures: {
      Fax: {
        dictionary: `/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${side}/Rows ${side}>>`,
        data: 'U'.repeat(500),
      },
    },
  }),
});

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
});
afterAll(() => server.close());

describe('a file of 2 kB with a picture of 3,600 million pixels', () => {
  it('R5: is drawn thirty times at once by one account, and everybody else is served', async () => {
    const [attacker, victim] = [await server.signedIn('attacker'), await server.subscriber('victim')];
    const { body } = await attacker.upload(resume(true));
    expect(body).toMatchObject({ id: expect.any(String) });

    const before = slowdown();
    const drawing = Array.from({ length: 30 }, () => attacker.get(`/api/analysis/${String(body['id'])}/pages/1`));
    const statuses: number[] = [];
    let longestMs = 0;
    for (let count = 0; count < 10; count += 1) {
      const from = performance.now();
      statuses.push((await victim.upload(resume(false))).status);
      longestMs = Math.max(longestMs, performance.now() - from);
    }
    expect(statuses).toEqual(Array(10).fill(200));
    expect(longestMs).toBeLessThan(2_000 * Math.max(before, slowdown()));
    for (const answer of await Promise.all(drawing)) {
      expect([422, 429, 503]).toContain(answer.status);
      expect(answer.body['message']).toMatch(/\.$/);
    }
  });
});

describe('a person whose drawings had to be stopped ten times in an hour', () => {
  it('R5: gets no more of them until the hour is over', async () => {
    const person = await server.signedIn('stubborn');
    const { body } = await person.upload(resume(false));
    const page = `/api/analysis/${String(body['id'])}/pages/1`;
    expect((await person.get(page)).status).toBe(200);
    const { parser } = server.services;
    const drawn: number[] = [];
    server.services.parser = {
      ...parser,
      draw: async () => {
        drawn.push(1);
        return { is: 'too-slow' };
      },
    };
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await person.get(page)).status);
    server.services.parser = parser;
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    expect(drawn).toHaveLength(10);
  });
});
