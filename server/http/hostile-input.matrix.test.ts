import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { problems } from '#contract/api/problems.ts';
import { isFullRun } from '#tests/extent.ts';
import { routes } from '../boot/routes.ts';
import type { Answer, Client } from '../testing/client.ts';
import { password, startTestApp, type TestApp } from '../testing/test-app.ts';

/** Typical attack strings: for databases, shells, HTML, email headers, file systems and JavaScript objects. */
const hostileTexts = [
  'a\u0000b',
  '\ud800',
  `'; DROP TABLE users; --`,
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd%00.pdf',
  'x\r\nBcc: everybody@example.org',
  '"><svg onload=alert(1)>',
  '{{7*7}}${7*7}#{7*7}',
  '=HYPERLINK("https://evil.example")',
  '\u202egnp.exe',
  '__proto__',
  'constructor',
  'toString',
  '',
  '99999999999999999999',
  '-1',
  'x'.repeat(30_000),
];
const hostileValues: readonly unknown[] = [...hostileTexts, null, true, 1e308, -1, 0.5, [], ['x'], {}, { $ne: null }];

/** The parts of a JSON schema that are needed to generate a value. */
type Schema = { type?: string; enum?: unknown[]; const?: unknown; format?: string };
const objectSchema = z.object({ properties: z.record(z.string(), z.custom<Schema>()).default({}) });

const fieldsOf = ({ input }: Endpoint): Record<string, Schema> =>
  objectSchema.parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).properties;

/**
 * A valid value for the schema, so that each request contains a single hostile value and gets past the other checks.
 */
const plausible = (name: string, { type, enum: choices, const: only, format }: Schema): unknown => {
  if (only !== undefined) return only;
  if (choices !== undefined) return choices[0];
  if (format === 'email') return 'somebody@example.org';
  if (/password/i.test(name)) return password;
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return 1;
  if (name === 'subject') return 'general';
  return name === 'website' ? '' : 'plausible words';
};

const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Every request to an endpoint with one hostile value in it. */
const hostileCalls = (entry: Endpoint, valid: Record<string, string>) => {
  const parameters = parametersOf(entry.path);
  const pathWith = (values: Record<string, string>): string =>
    entry.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const good = pathWith(valid);
  const fields = Object.entries(fieldsOf(entry)).filter(([name]) => !parameters.includes(name));
  const whole = Object.fromEntries(fields.map(([name, schema]) => [name, valid[name] ?? plausible(name, schema)]));
  const inPath = parameters.flatMap((name) =>
    hostileTexts
      .filter((text) => text.isWellFormed() && text !== '')
      .map((text) => text.slice(0, 300))
      .map((text) => ({ path: pathWith({ ...valid, [name]: text }), body: whole })),
  );
  const inBody = fields.flatMap(([name]) =>
    hostileValues.map((value) => ({ path: good, body: { ...whole, [name]: value } })),
  );
  return [
    ...inPath,
    ...inBody,
    { path: good, body: { ...whole, role: 'admin', isAdmin: true, subscriptionStatus: 'active', plan: 'premium' } },
  ];
};

const send = (client: Client, entry: Endpoint, path: string, body: Record<string, unknown>): Promise<Answer> => {
  if (entry.method === 'GET') {
    const texts = Object.entries(body).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
    ]);
    return client.get(`${path}?${new URLSearchParams(texts).toString().slice(0, 8_000)}`);
  }
  if (entry.form === 'json')
    return client.call(entry.method, path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  if (entry.form !== 'multipart') return client.call(entry.method, path);
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  const name = Object.values(body).find((value) => typeof value === 'string');
  form.append('resume', new Blob(['%PDF-1.7']), `${String(name)}.pdf`);
  return client.call(entry.method, path, { body: form });
};

const problemSchema = z.object({
  code: z.enum(Object.keys(problems)),
  message: z.string().min(1),
  requestId: z.string(),
});
/** What no response may reveal: internals, or database errors. */
const leaks = [
  /node_modules|\bat [^ ]+ \(|\.ts:\d|\/tmp\/|undefined|\[object /,
  /\bSELECT\b|\bINSERT INTO\b|relation "|syntax error|drizzle/,
];

/**
 * `npm test` sends each endpoint one request in this many, a different one each, and `npm run test:full` all the
 * others.
 */
const share = 12;
const callsOfThisRun = <T>(calls: readonly T[], index: number): T[] =>
  calls.filter((_, at) => (at % share === index % share) !== isFullRun);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('hostile input', () => {
  const entries = routes.map(({ entry }) => entry);
  it.each(entries.map((entry, index) => [`${entry.method} ${entry.path}`, entry, index] as const))(
    'L5 A10 W3 W7: %s returns a result or a declared problem each time, and grants no role or plan',
    async (_name, entry, index) => {
      const isForAdmins = entry.access === 'admin';
      const person = await server.signedIn(`person${index}`, isForAdmins ? 'admin' : 'user');
      if (isForAdmins) await person.post('/api/admin/confirm-password', { password });
      const { body } = await person.upload({ name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') });
      const id = isForAdmins ? person.id : String(body['id']);
      const valid = {
        id,
        analysisId: String(body['id']),
        userId: person.id,
        page: '1',
        before: id,
        provider: 'google',
        token: 'x',
      };
      for (const { path, body: typed } of callsOfThisRun(hostileCalls(entry, valid), index)) {
        await server.db.$client.query('DELETE FROM rate_limits');
        const answer = await send(person, entry, path, typed);
        const about = `${path.slice(0, 200)} ${JSON.stringify(typed).slice(0, 300)} -> ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`;
        // For files and streams, too.
        expect(answer.headers.get('cache-control'), about).toBe('no-store');
        expect(answer.headers.get('x-content-type-options'), about).toBe('nosniff');
        if (answer.status < 400) continue;
        expect(problemSchema.safeParse(answer.body).success, about).toBe(true);
        expect(['internal', 'unavailable'], about).not.toContain(answer.body['code']);
        for (const leak of leaks) expect(JSON.stringify(answer.body), about).not.toMatch(leak);
      }
      if (isForAdmins) return;
      const raised = `SELECT FROM users WHERE id = $1 AND (role <> 'user' OR subscription_status <> 'none')`;
      expect((await server.db.$client.query(raised, [person.id])).rowCount).toBe(0);
    },
    60_000,
  );
});
