import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './architecture.ts';
import { cyclesIn } from './import-cycles.ts';
import { importGraphOf } from './import-graph.ts';
import { filesBelow, readSource } from './source-files.ts';

const areas = ['engine', 'contract', 'content', 'processes', 'server', 'web', 'cli', 'e2e', 'tools', 'bench'];

describe('the import rules', () => {
  test('hold in every source file', () => {
    const files = areas.flatMap((area) => filesBelow(area, /\.(ts|tsx|mjs)$/));
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => faultsOf(file, readSource(file)))).toEqual([]);
  });

  // Planted mistakes prove that each rule can fail.
  test.each([
    ['engine/score.ts', "import fs from 'node:fs';"],
    ['engine/score.ts', "import { z } from 'zod';"],
    ['engine/read/pdf/x.ts', "import fs from 'node:fs';"],
    ['engine/fields/x.ts', "import { z } from 'zod';"],
    ['engine/score.ts', "import type { User } from '#contract/api/accounts.ts';"],
    ['engine/checks/layout/x.ts', "import { score } from '../../scoring/score.ts';"],
    ['engine/model/x.ts', "import { fold } from '../text/fold.ts';"],
    ['engine/text/x.ts', "import { months } from '../lexicon/months.ts';"],
    ['engine/layout/x.ts', "import { sectionsOf } from '../sections/sections-of.ts';"],
    ['engine/sections/titles/x.ts', "import type { FoundHeading } from '../headings/found-heading.ts';"],
    ['engine/advert/asks/x.ts', "import { answerOf } from '../../match/answer.ts';"],
    ['engine/scoring/x.ts', "import { profilesFrom } from '../profiles/profile-scores.ts';"],
    ['engine/new-room/x.ts', "import { fold } from '../text/fold.ts';"],
    ['contract/x.ts', "import { analyze } from '#engine/analyze.ts';"],
    ['web/pages/x.tsx', "import { pool } from '#server/db/connect.ts';"],
    ['web/pages/x.tsx', "import { analyze } from '#engine/analyze.ts';"],
    ['web/features/upload/x.tsx', "import { Tabs } from '../results/tabs.tsx';"],
    ['web/features/upload/x.tsx', "import { useQuery } from '@tanstack/react-query';"],
    ['web/features/upload/x.tsx', "import { call } from '../../data/http/call.ts';"],
    ['web/ui/x.tsx', "import { useSession } from '../session/use-session.ts';"],
    ['web/session/x.ts', "import { useRead } from '../data/use-read.ts';"],
    ['web/data/http/x.ts', "import { signedOut } from '../../session/current-user.ts';"],
    ['web/billing/x.ts', "import { words } from '../features/pricing/words.ts';"],
    ['web/features/pricing/x.ts', "import LoginPage from '../../pages/account/login.tsx';"],
    ['cli/x.ts', "import { createApp } from '#server/boot/app.ts';"],
    ['processes/x.ts', "import { analyze } from '#engine/analyze.ts';"],
    ['server/identity/login/login.ts', "import { users } from '../../db/schema.ts';"],
    ['server/identity/login/login.ts', "import { users } from '../../db/tables/accounts.ts';"],
    ['server/identity/login/login.ts', "export { x } from '../../../web/x.ts';"],
    ['contract/x.ts', "const later = await import('#server/boot/app.ts');"],
  ])('a planted mistake in %s is found: %s', (file, source) => {
    expect(faultsOf(file, source)).not.toEqual([]);
  });

  test.each([
    ['engine/read/pdf/x.ts', "import { init } from '@embedpdf/pdfium';"],
    ['engine/fields/contact/phone.ts', "import { findNumbers } from 'libphonenumber-js/max';"],
    ['engine/checks/layout/x.ts', "import type { Check } from '../../model/check.ts';"],
    ['engine/layout/x.ts', "import { kindOfTitle } from '../sections/titles/title-kind.ts';"],
    ['engine/match/x.ts', "import { statementsOf } from '../advert/statements/statements-of.ts';"],
    ['server/identity/accounts/store.ts', "import { users } from '#server/db/schema.ts';"],
    ['cli/x.ts', "import { analyze } from '#engine/analyze.ts';"],
  ])('what is right in %s is left alone: %s', (file, source) => {
    expect(faultsOf(file, source)).toEqual([]);
  });
});

const valuesIn = (source: string): readonly string[] =>
  source.split('\n').filter((line) => /^(?:export )?(?:const|let|function|class|enum)\b/.test(line));

describe('the model', () => {
  test('holds types only', () => {
    expect(filesBelow('engine/model', /\.ts$/).flatMap((file) => valuesIn(readSource(file)))).toEqual([]);
  });

  test.each(['export const limit = 3;', 'const pattern = /a/;', 'export function of(): void {}'])(
    'a planted value is found: %s',
    (line) => {
      expect(valuesIn(`export type A = string;\n${line}\n`)).toEqual([line]);
    },
  );
});

describe('import cycles', () => {
  test('do not exist, type-only imports included', () => {
    expect(cyclesIn(importGraphOf([...areas, 'tests']))).toEqual([]);
  });

  // Planted mistakes prove that a cycle is found.
  test.each<[string, Record<string, string[]>, string[][]]>([
    ['of two files', { a: ['b'], b: ['a'] }, [['a', 'b']]],
    ['of a file with itself', { a: ['a'] }, [['a']]],
    [
      'over several files, entered from outside',
      { x: ['b'], b: ['c'], c: ['a', 'y'], a: ['b'], y: [] },
      [['a', 'b', 'c']],
    ],
    [
      'that are independent of each other',
      { a: ['b', 'c'], b: ['a'], c: ['d'], d: ['c'] },
      [
        ['c', 'd'],
        ['a', 'b'],
      ],
    ],
  ])('%s are found', (_, imports, cycles) => {
    expect(cyclesIn(new Map(Object.entries(imports)))).toEqual(cycles);
  });

  test('are not reported for two paths to the same file', () => {
    expect(cyclesIn(new Map(Object.entries({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })))).toEqual([]);
  });
});

describe('folders', () => {
  const maxFiles = 30;
  /** Folders with one file per entry, which grow with the product: checks, migrations and generated files. */
  const canBeLarge = /^(engine\/checks\/[^/]+|content\/generated|server\/db\/migrations)$/;

  const tooLarge = (files: readonly string[]): string[] =>
    [...Map.groupBy(files, (file) => path.posix.dirname(file))]
      .filter(([folder, inside]) => inside.length > maxFiles && !canBeLarge.test(folder))
      .map(([folder]) => folder);

  test(`hold at most ${maxFiles} files directly`, () => {
    expect(tooLarge([...areas, 'tests'].flatMap((area) => filesBelow(area, /./)))).toEqual([]);
  });

  test('a planted folder with too many files is found', () => {
    const planted = Array.from({ length: maxFiles + 1 }, (_, index) => `web/ui/file-${index}.ts`);
    expect(tooLarge(planted)).toEqual(['web/ui']);
    expect(tooLarge(planted.slice(1))).toEqual([]);
  });
});
