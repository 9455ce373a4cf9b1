import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as accountSettings from '#contract/account-settings.ts';
import * as accounts from '#contract/accounts.ts';
import * as analyses from '#contract/analyses.ts';
import * as careers from '#contract/careers.ts';
import * as contact from '#contract/contact.ts';
import * as newsletter from '#contract/newsletter.ts';
import * as personalData from '#contract/personal-data.ts';
import * as publicFacts from '#contract/public-facts.ts';
import * as resetPassword from '#contract/reset-password.ts';
import * as resumes from '#contract/resumes.ts';
import * as templates from '#contract/templates.ts';
import * as verifyEmail from '#contract/verify-email.ts';
import { type PageEntry, pages } from '#contract/pages.ts';
import { checks } from '#engine/checks/index.ts';
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
    '%s has its test and its line',
    (_, listing) => {
      expect(listing.files.length).toBeGreaterThan(0);
      expect(forgottenIn(listing, exists)).toEqual([]);
    },
  );

  test('a check has the id that its file and folder say', () => {
    expect(checks.map((check) => `engine/checks/${check.group}/${check.id}.ts`).sort()).toEqual([...checkFiles].sort());
  });

  test('a score card weighs only checks that exist', () => {
    const ids = new Set(checks.map((check) => check.id));
    const weighed = [...formatCard, ...atsCard].map((row) => row.check);
    expect(weighed.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('a source that is cited exists, and one that exists is cited', () => {
    const profiled = profiles.flatMap(({ emphasis, notes }) => [...emphasis, ...notes]);
    const cited = new Set([...checks, ...profiled].flatMap((claim) => claim.sources));
    const known = new Set(sources.map((source) => source.id));
    expect([...cited].filter((id) => !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !cited.has(id))).toEqual([]);
  });

  test('an endpoint of the contract has its line in the routes of the server', () => {
    const routes = readSource('server/routes.ts');
    const areas = [
      accounts,
      accountSettings,
      analyses,
      careers,
      contact,
      newsletter,
      personalData,
      publicFacts,
      resetPassword,
      resumes,
      templates,
      verifyEmail,
    ];
    const names = areas.flatMap((area) =>
      Object.entries(area).flatMap(([name, entry]) => (typeof entry === 'object' && 'method' in entry ? [name] : [])),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(routes))).toEqual([]);
  });

  test('a page of the contract has its route in the web', () => {
    const routes = readSource('web/routes.ts');
    const isRouted = ({ path, status }: PageEntry): boolean =>
      path === '/' || routes.includes(status === 404 ? "route('*'" : `'${path.slice(1)}'`);
    expect(pages.filter((page) => !isRouted(page)).map((page) => page.path)).toEqual([]);
  });

  // Planted mistakes: what cannot fail proves nothing.
  test('a forgotten line and a forgotten test are named', () => {
    const list = { file: 'engine/checks/index.ts', source: "import { length } from './layout/length.ts';" };
    const planted: Listing = { what: 'a check', files: ['engine/checks/layout/new.ts'], list, needsTest: true };
    expect(forgottenIn(planted, () => false)).toHaveLength(2);
    expect(forgottenIn({ ...planted, files: ['engine/checks/layout/length.ts'] }, () => true)).toEqual([]);
  });
});
