import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { pdfDocument, type PageText } from '#engine/testing/build-document.ts';
import { multiColumn } from '#engine/checks/layout/multi-column.ts';
import { tableLayout } from '#engine/checks/layout/table-layout.ts';
import { runCheck } from '#engine/checks/run-checks.ts';

const jobs = [
  ['Lead welder', 'Harrow Foundry Ltd', '2021–2024', 'Ran a crew of six people.'],
  ['Welder', 'Brock Steel Ltd', '2016–2021', 'Welded pipes for two plants.'],
  ['Fitter', 'Elmet Works Ltd', '2012–2016', 'Repaired conveyor belts.'],
  ['Driver', 'Aire Freight Ltd', '2010–2012', 'Drove vans all day.'],
];

const page = (placeOf: (job: number) => { x: number; y: number }) =>
  pdfDocument([
    { text: 'Jane Roe', x: 40, y: 60, sizePt: 22 },
    { text: 'jane.roe@harrow.example, +44 113 496 0018, Leeds', x: 40, y: 90 },
    { text: 'Work experience', x: 40, y: 120, sizePt: 14, isBold: true },
    ...jobs.flatMap((lines, job) =>
      lines.map((text, row): PageText => {
        const { x, y } = placeOf(job);
        return { text, x, y: y + 13 * row, isBold: row === 0 };
      }),
    ),
    { text: 'Education', x: 40, y: 450, sizePt: 14, isBold: true },
    { text: 'BSc Mechanical Engineering, University of Leeds, 2010', x: 40, y: 470 },
  ]);

const asCards = (job: number) => ({ x: job % 2 === 0 ? 40 : 190, y: 145 + 70 * Math.floor(job / 2) });
const belowEachOther = (job: number) => ({ x: 40, y: 145 + 70 * job });

test.each([
  ['cards beside each other, whose columns no gutter parts, are not praised', asCards, false],
  ['jobs below each other are praised', belowEachOther, true],
])('%s as one column without tables', (_what, placeOf, isPraised) => {
  const facts = factsFrom(page(placeOf));
  expect(facts.resume.experience).toHaveLength(4);
  const outcomes = [multiColumn, tableLayout].map((check) => runCheck(check, facts).outcome.is);
  expect(outcomes).toEqual(isPraised ? ['pass', 'pass'] : ['unsure', 'not-applicable']);
});
