import { describe, expect, test } from 'vitest';
import path from 'node:path';
import { commonErrorsOf, type Endpoint } from '#contract/api/endpoint.ts';
import { problems } from '#contract/api/problems.ts';
import { routes } from '#server/boot/routes.ts';
import { reachableProblems } from './reachable-problems.ts';
import { filesBelow, readSource, root } from './source-files.ts';

/** One line of a `routes.ts`: `serve(<contract module>.<entry>, <guards>, <handler>)`. */
type Listed = { file: string; entry: string; handler: string; guards: string };

const listedIn = (file: string, source: string): Listed[] =>
  [...source.matchAll(/^ {2}serve\(\s*\w+\.(\w+),\s*([\s\S]*?),\s*(\w+),?\s*\),$/gm)].map(
    ([, entry = '', guards = '', handler = '']) => ({ file, entry, guards, handler }),
  );

const routeFiles = filesBelow('server', /^routes\.ts$/).filter((file) => file !== 'server/boot/routes.ts');
const listed = routeFiles.flatMap((file) => listedIn(file, readSource(file)));

const isEndpoint = (thing: unknown): thing is Endpoint =>
  typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing;
const contract = await Promise.all(
  filesBelow('contract/api', /^(?!.*\.test\.).*\.ts$/).map((file): Promise<object> => import(path.join(root, file))),
);
const entries = new Map(
  contract.flatMap((area) =>
    Object.entries(area).flatMap(([name, thing]): [string, Endpoint][] => (isEndpoint(thing) ? [[name, thing]] : [])),
  ),
);
const nameOf = (entry: Endpoint): string => [...entries].find(([, one]) => one === entry)?.[0] ?? entry.path;

/** Thrown but never sent as a response: the browser is redirected to a page that shows what happened. */
const caught: Record<string, readonly string[]> = {
  finishProviderLogin: ['code-needed', 'suspended', 'wrong-credentials'],
};

/** The codes that guards and handler of an endpoint can throw, beyond those that all such endpoints declare. */
const thrownBy = ({ file, entry, guards, handler }: Listed, like: Endpoint): string[] => {
  const codes: Set<string> = reachableProblems(file, `${guards} ${handler}`);
  if (/\bneeds: 'mail'/.test(guards)) codes.add('no-mail');
  if (/\blimit: ['[]/.test(guards)) codes.add('too-many-requests');
  const apart = new Set<string>([...commonErrorsOf(like), ...(caught[entry] ?? [])]);
  return [...codes].filter((code) => !apart.has(code)).toSorted();
};

const declaredBy = (entry: Endpoint): string[] => {
  const common = new Set<string>(commonErrorsOf(entry));
  return entry.errors.filter((code) => !common.has(code)).toSorted();
};

describe('every endpoint', () => {
  test('is listed in one routes.ts, once', () => {
    expect(entries.size).toBeGreaterThan(100);
    expect(listed.map(({ entry }) => entry).toSorted()).toEqual([...entries.keys()].toSorted());
    expect(routes.length).toBe(entries.size);
  });

  test('has one name, in the contract and in the server', () => {
    expect(listed.filter(({ entry, handler }) => entry !== handler)).toEqual([]);
  });

  test('declares a rate limit, or why it has none', () => {
    const silent = routes.filter(({ declared: { limits, unlimited } }) => limits.length === 0 && !unlimited);
    expect(silent.map(({ entry }) => nameOf(entry))).toEqual([]);
  });

  test('that leaves rate limiting to its confirmation has a confirmation that counts', () => {
    const leaving = listed.filter(({ guards }) => guards.includes('noLimit.proofCounts')).map(({ entry }) => entry);
    const counting = routes.filter(({ declared }) => declared.proofLimits.length > 0).map(({ entry }) => nameOf(entry));
    expect(leaving.length).toBeGreaterThan(5);
    expect(leaving.filter((name) => !counting.includes(name))).toEqual([]);
  });

  test.each(listed.map((one) => [one.entry, one] as const))('%s declares exactly the errors it throws', (name, one) => {
    const entry = entries.get(name);
    expect(entry).toBeDefined();
    if (entry !== undefined) expect(declaredBy(entry)).toEqual(thrownBy(one, entry));
  });

  test('together declare every problem code', () => {
    const declared = new Set<string>([...entries.values()].flatMap(({ errors }) => errors));
    expect(Object.keys(problems).filter((code) => !declared.has(code))).toEqual([]);
  });

  // Planted mistakes prove that the test can fail.
  test('is reported for a wrong name, and for an error that it throws indirectly', () => {
    const source = "  serve(\n    resumes.keepAnalysis,\n    { limit: 'draft' },\n    keepOrNot,\n  ),\n";
    expect(listedIn('server/resumes/routes.ts', source)).toEqual([
      { file: 'server/resumes/routes.ts', entry: 'keepAnalysis', guards: "{ limit: 'draft' }", handler: 'keepOrNot' },
    ]);
    expect(reachableProblems('server/contact/routes.ts', 'readApplication')).toContain('no-room');
    expect(reachableProblems('server/identity/routes.ts', '{ proof: password }')).toContain('wrong-password');
    expect(reachableProblems('server/identity/routes.ts', 'getCurrentUser')).not.toContain('wrong-password');
  });
});

/**
 * Where rate limits may be taken: the guards, the module that builds the services, and the confirmations, which count
 * their own attempts.
 */
const isGuard = (file: string): boolean =>
  /^server\/(boot|testing)\/|^server\/http\/(rate-limits|guards|serve)\.ts$|-proofs?\.ts$/.test(file);
const counts = /\bGuardServices\b|\bGuardCall\b|\bProofCall\b|createRateLimits|\brateLimits\.\w\b/;

describe('the rate limiter', () => {
  test('is used by guards and confirmations, never by handlers', () => {
    const files = filesBelow('server', /^(?!.*\.test\.).*\.ts$/);
    const counting = files.filter((file) => counts.test(readSource(file)));
    expect(counting.filter(isGuard).length).toBeGreaterThan(5);
    expect(counting.filter((file) => !isGuard(file))).toEqual([]);
  });
});
