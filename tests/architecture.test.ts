import { describe, expect, test } from 'vitest';
import { faultsOf } from './architecture.ts';
import { filesBelow, readSource } from './source-files.ts';

const areas = ['engine', 'contract', 'content', 'server', 'web', 'cli', 'e2e', 'tools', 'bench'];

describe('the import rules', () => {
  test('hold in every source file', () => {
    const files = areas.flatMap((area) => filesBelow(area, /\.(ts|tsx|mjs)$/));
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => faultsOf(file, readSource(file)))).toEqual([]);
  });

  // Planted mistakes: a rule that cannot fail is no rule.
  test.each([
    ['engine/score.ts', "import fs from 'node:fs';"],
    ['engine/score.ts', "import { z } from 'zod';"],
    ['engine/read/pdf/x.ts', "import fs from 'node:fs';"],
    ['engine/fields/x.ts', "import { z } from 'zod';"],
    ['engine/score.ts', "import type { User } from '#contract/api/accounts.ts';"],
    ['engine/checks/layout/x.ts', "import { score } from '../../scoring/score.ts';"],
    ['contract/x.ts', "import { analyze } from '#engine/analyze.ts';"],
    ['web/pages/x.tsx', "import { pool } from '#server/db/connect.ts';"],
    ['web/pages/x.tsx', "import { analyze } from '#engine/analyze.ts';"],
    ['web/features/upload/x.tsx', "import { Tabs } from '../results/tabs.tsx';"],
    ['cli/x.ts', "import { createApp } from '#server/boot/app.ts';"],
    ['server/identity/accounts/login.ts', "import { users } from '../../db/schema.ts';"],
    ['server/identity/accounts/login.ts', "import { users } from '../../db/tables/accounts.ts';"],
    ['server/identity/accounts/login.ts', "export { x } from '../../../web/x.ts';"],
    ['contract/x.ts', "const later = await import('#server/boot/app.ts');"],
  ])('a planted mistake in %s is found: %s', (file, source) => {
    expect(faultsOf(file, source)).not.toEqual([]);
  });

  test.each([
    ['engine/read/pdf/x.ts', "import { init } from '@embedpdf/pdfium';"],
    ['engine/fields/contact/phone.ts', "import { findNumbers } from 'libphonenumber-js/max';"],
    ['engine/checks/layout/x.ts', "import type { Check } from '../../model/check.ts';"],
    ['server/identity/accounts/store.ts', "import { users } from '#server/db/schema.ts';"],
    ['cli/x.ts', "import { analyze } from '#engine/analyze.ts';"],
  ])('what is right in %s is left alone: %s', (file, source) => {
    expect(faultsOf(file, source)).toEqual([]);
  });
});
