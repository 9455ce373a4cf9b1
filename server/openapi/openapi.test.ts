import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../boot/routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { documented } from './documented.ts';

let server: TestApp;
let text = '';
let paths: Record<string, Record<string, object>>;
beforeAll(async () => {
  server = await startTestApp();
  const { body } = await server.visitor().get('/api/openapi.json');
  text = JSON.stringify(body);
  paths = Object(body['paths']);
});
afterAll(() => server.close());

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const broken = { ...JSON.parse(text), info: {} };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('refers only to what it contains', () => {
    const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
    expect(new Set(refs)).toEqual(new Set(['#/components/schemas/Problem']));
  });

  it('has calls that exist, each once, and none of the admin area, of payments or of account settings', () => {
    const known = new Set(routes.map(({ entry }) => `${entry.method} ${entry.path}`));
    const named = Object.values(documented).flatMap((entries) => Object.entries(entries));
    for (const [, { method, path }] of named) expect(known).toContain(`${method} ${path}`);
    expect(Object.values(paths).flatMap((operations) => Object.keys(operations))).toHaveLength(named.length);
    expect(Object.keys(paths).filter((path) => /\/(admin|account|subscription|stripe)/.test(path))).toEqual([]);
  });

  it('describes an upload well enough to send one', async () => {
    expect(paths['/api/analyze']?.['post']).toMatchObject({
      operationId: 'analyzeResume',
      security: [{ session: [] }, { token: ['resumes:check'] }],
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { required: ['resume'], properties: { jobDescription: { type: 'string', maxLength: 20_000 } } },
          },
        },
      },
      responses: { 202: {}, 415: {}, 429: {} },
    });
    expect(paths['/api/job-descriptions/read']?.['post']).toMatchObject({
      security: [{}, { session: [] }, { token: ['resumes:check'] }],
      requestBody: { content: { 'multipart/form-data': { schema: { required: ['posting'] } } } },
    });
    expect(paths['/api/analysis/{id}']?.['get']).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
    });
  });
});
