import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type PageEntry, pages } from '#contract/product/pages.ts';
import { checks, checksById } from '#engine/checks/index.ts';
import { profiles } from '#engine/profiles/index.ts';
import { atsCard, formatCard } from '#engine/scoring/score-cards.ts';
import { sources } from '#engine/sources.ts';
import { forgottenIn, type Listing } from './everything-is-listed.ts';
import { filesBelow, readSource, root } from './source-files.ts';

const exists = (file: string): boolean => fs.existsSync(path.join(root, file));
const ordinary = /^(?!index)(?!.*\.test\.).*\.ts$/;
const listed = (file: string): { file: string; source: string } => ({ file, source: readSource(file) });

const checkFiles = filesBelow('engine/checks', ordinary).filter((file) => file.split('/').length === 4);
const profileFiles = filesBelow('engine/profiles', ordinary).filter((file) =>
  profiles.some(({ id }) => file.endsWith(`/${id}.ts`)),
);

const listings: readonly Listing[] = [
  { what: 'a check', files: checkFiles, list: listed('engine/checks/index.ts'), needsTest: true },
  { what: 'a profile', files: profileFiles, list: listed('engine/profiles/index.ts'), needsTest: false },
  {
    what: 'a page',
    files: filesBelow('web/pages', /^(?!.*\.test\.).*\.tsx$/),
    list: listed('web/routes.ts'),
    needsTest: false,
  },
];

describe('everything is listed', () => {
  test.each(listings.map((listing) => [listing.what, listing] as const))(
    '%s has its test and its list entry',
    (_, listing) => {
      expect(listing.files.length).toBeGreaterThan(0);
      expect(forgottenIn(listing, exists)).toEqual([]);
    },
  );

  test("a check's id matches its file and folder", () => {
    expect(checks.map((check) => `engine/checks/${check.group}/${check.id}.ts`).sort()).toEqual([...checkFiles].sort());
  });

  test('a check is listed under its own id', () => {
    expect(Object.entries(checksById).filter(([id, check]) => id !== check.id)).toEqual([]);
  });

  test('a score card weighs only checks that exist', () => {
    const ids = new Set(checks.map((check) => check.id));
    const weighed = [...formatCard, ...atsCard].map((row) => row.check);
    expect(weighed.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('every cited source exists, and every source is cited', () => {
    const profiled = profiles.flatMap(({ emphasis, notes }) => [...emphasis, ...notes]);
    const cited = new Set([...checks, ...profiled].flatMap((claim) => claim.sources));
    const known = new Set(sources.map((source) => source.id));
    expect([...cited].filter((id) => !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !cited.has(id))).toEqual([]);
  });

  test('package.json and tools/run.mjs have the same commands', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readSource('package.json')));
    const commands = [...readSource('tools/run.mjs').matchAll(/^ {2}'?([\w:-]+)'?: \{ program:/gm)].map(
      ([, name = '']) => name,
    );
    expect(commands.length).toBeGreaterThan(20);
    expect(Object.keys(scripts).toSorted()).toEqual(commands.toSorted());
    expect(Object.entries(scripts).filter(([name, line]) => line !== `node tools/run.mjs ${name}`)).toEqual([]);
  });

  test('a page of the contract has a route in web', () => {
    const source = readSource('web/routes.ts');
    const isRouted = ({ path, status }: PageEntry): boolean =>
      path === '/' || source.includes(status === 404 ? "route('*'" : `'${path.slice(1)}'`);
    expect(pages.filter((page) => !isRouted(page)).map((page) => page.path)).toEqual([]);
  });

  // Planted mistakes prove that the test can fail.
  test('a missing entry and a missing test are reported', () => {
    const list = { file: 'engine/checks/index.ts', source: "import { length } from './layout/length.ts';" };
    const planted: Listing = { what: 'a check', files: ['engine/checks/layout/new.ts'], list, needsTest: true };
    expect(forgottenIn(planted, () => false)).toHaveLength(2);
    expect(forgottenIn({ ...planted, files: ['engine/checks/layout/length.ts'] }, () => true)).toEqual([]);
  });
});
