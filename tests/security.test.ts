import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { faultOfProof, linesOf, proofsIn } from './proofs.ts';
import { filesBelow, readSource, root } from './source-files.ts';

const upTo = (letter: string, most: number): string[] =>
  Array.from({ length: most }, (_, index) => `${letter}${index + 1}`);
/** Each document with the ids that it must have a row for. */
const documents = [
  [
    'docs/security.md',
    [...upTo('A', 15), ...upTo('B', 21), ...upTo('W', 12), 'W2b', ...upTo('U', 14), ...upTo('L', 14), ...upTo('P', 13)],
  ],
  ['docs/reliability.md', upTo('R', 22)],
] as const;

type Row = { id: string; proof: string };

const rowsOf = (document: string): Row[] =>
  [...document.matchAll(/^\| ([ABWULPR]\d+b?) \| [^|]+ \| ([^|]*) \|$/gm)].map(([, id = '', proof = '']) => ({
    id,
    proof,
  }));

const faultOf = ({ id, proof }: Row): string[] => [...faultOfProof(id, proof), ...namelessIn(id, proof)];

/** The name of a test must contain the id, so that readers of the test see what depends on it. */
const namelessIn = (id: string, proof: string): string[] =>
  proofsIn(proof)
    .filter((part) => linesOf(part).length > 0)
    .filter((part) => !linesOf(part).some((line) => new RegExp(`\\b${id}\\b`).test(line)))
    .map(({ words }) => `${id}: the test "${words}" does not name it`);

describe.each(documents)('%s', (document, wanted) => {
  const rows = rowsOf(readSource(document));

  test('has one row for every requirement', () => {
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...wanted].toSorted());
  });

  test('names a test that exists, or a reason why there is none', () => {
    expect(rows.flatMap(faultOf)).toEqual([]);
  });

  // Planted mistakes prove that the test can fail.
  test('a missing test and an empty reason are reported', () => {
    expect(faultOf({ id: 'A1', proof: '`server/http/access.test.ts` "words of no test"' })).toHaveLength(1);
    expect(faultOf({ id: 'A1', proof: '`server/none.test.ts` "x"' })).toHaveLength(1);
    expect(faultOf({ id: 'A1', proof: '' })).toHaveLength(1);
  });
});

/** Each matching line in the files, as 'file: line'. */
const placesOf = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readSource(file)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

const ordinary = /^(?!.*\.(test|spec)\.).*\.tsx?$/;
const serverFiles = filesBelow('server', ordinary).filter((file) => !file.startsWith('server/testing/'));
const webFiles = filesBelow('web', ordinary);

const versions = z.record(z.string(), z.string()).default({});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      optional: z.boolean().optional(),
      dependencies: versions,
      devDependencies: versions,
      optionalDependencies: versions,
    }),
  ),
});

describe('the source', () => {
  test('L12: inserts text into SQL only where our types restrict it', () => {
    // Column types and the name of our own database: never user input.
    const known = [
      'server/admin/tables/ordering.ts: const mark = sql`(${beyond.key}::${sql.raw(type)}, ${beyond.id}::${sql.raw(idType)})`;',
      'server/admin/tables/ordering.ts: .where(sql`${id} = ANY(${sql.param([...ids])}::${sql.raw(idType)}[])`)',
      'server/db/embedded.ts: if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`);',
    ];
    expect(placesOf(serverFiles, /sql\.raw\(|\.query\([^'"]*\$\{/)).toEqual(known);
    expect(readSource('server/admin/tables/ordering.ts')).toContain("type: 'timestamptz' | 'text';");
  });

  test('L9: of the pages reads no setting, so no secret can end up in the bundle', () => {
    expect(webFiles.length).toBeGreaterThan(200);
    expect(placesOf(webFiles, /process\.env|import\.meta\.env/)).toEqual([]);
  });

  test('L10: pins every package to one version and its hash', () => {
    const { packages } = lockSchema.parse(JSON.parse(readSource('package-lock.json')));
    const { '': own, ...all } = packages;
    const wanted = Object.values({ ...own?.dependencies, ...own?.devDependencies, ...own?.optionalDependencies });
    expect(wanted.length).toBeGreaterThan(40);
    expect(wanted.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
    // Packages for other systems are in the lockfile by version only (tools/complete-lock.mjs).
    const unhashed = Object.entries(all).filter(([, { integrity }]) => integrity === undefined);
    expect(unhashed.filter(([folder]) => fs.existsSync(path.join(root, folder)))).toEqual([]);
    expect(unhashed.filter(([, { optional, version }]) => optional !== true || version === undefined)).toEqual([]);
  });

  test('W10: gives other sites no handle on our windows', () => {
    const leading = placesOf(webFiles, /target="_blank"/);
    expect(leading.length).toBeGreaterThan(3);
    const isOurs = / (to|href)="\//;
    expect(leading.filter((place) => !isOurs.test(place) && !place.includes('rel="noopener'))).toEqual([]);
  });
});
