import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/api/endpoint.ts';
import { noLimit } from './guards.ts';
import { serve } from './serve.ts';
import { routes } from '../boot/routes.ts';
import type { Client } from '../testing/client.ts';
import { password, startTestApp, type TestApp } from '../testing/test-app.ts';

const callerNames = ['visitor', 'owner', 'stranger', 'admin', 'suspended', 'deleted'] as const;
type Caller = (typeof callerNames)[number];

/** The access matrix: the status that each kind of caller gets. A route without a row fails below. */
type Row = {
  statuses: Record<Caller, number>;
  call: (
    client: Client,
    made: { analysisId: string; ownerId: string; workspaceId: string; groupId: string },
  ) => ReturnType<Client['get']>;
};

let count = 0;
const fresh = (): string => `caller${(count += 1)}`;
const pdf = { name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') };

const application = (email: string): FormData => {
  const form = new FormData();
  const fields = { opening: 'document-engineer', name: 'Somebody', email, letter: 'I would like to work with you.' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('resume', new Blob([new Uint8Array(pdf.bytes)]), pdf.name);
  return form;
};

/** What every signed-in user may do with their own data. */
const forPeople = (calls: Record<string, Row['call']>, status = 200): Record<string, Row> => {
  const statuses = { visitor: 401, owner: status, stranger: status, admin: status, suspended: 401, deleted: 401 };
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { statuses, call }]));
};

/** What requires more than an open session: here called with a wrong password or code. */
const needingPassword = (calls: Record<string, Row['call']>): Record<string, Row> => {
  const statuses = { visitor: 401, owner: 403, stranger: 403, admin: 403, suspended: 401, deleted: 401 };
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { statuses, call }]));
};

/** Admins only; all others get the same refusal. */
const forAdmins = (calls: Record<string, Row['call']>, admin = 200): Record<string, Row> => {
  const statuses = { visitor: 401, owner: 403, stranger: 403, admin, suspended: 401, deleted: 401 };
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { statuses, call }]));
};

/** A document of the workspace. */
const blank = { name: '', headline: '', contact: [], links: [], sections: [] };

const nobody = '11111111-1111-4111-8111-111111111111';

const credential = { id: 'x', rawId: 'x', type: 'public-key' };
const assertion = { ...credential, response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } };
const attestation = { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } };

const matrix: Record<string, Row> = {
  'POST /api/register': {
    statuses: { visitor: 201, owner: 201, stranger: 201, admin: 201, suspended: 201, deleted: 201 },
    call: (client) => {
      const username = fresh();
      return client.post('/api/register', { username, email: `${username}@example.org`, password });
    },
  },
  'POST /api/login': {
    statuses: { visitor: 401, owner: 401, stranger: 401, admin: 401, suspended: 401, deleted: 401 },
    call: (client) => client.post('/api/login', { username: fresh(), password }),
  },
  'POST /api/login/code': {
    statuses: { visitor: 401, owner: 401, stranger: 401, admin: 401, suspended: 401, deleted: 401 },
    call: (client) => client.post('/api/login/code', { code: '123456' }),
  },
  'POST /api/login/:provider/start': {
    statuses: { visitor: 404, owner: 404, stranger: 404, admin: 404, suspended: 404, deleted: 404 },
    call: (client) => client.post('/api/login/google/start', {}),
  },
  'GET /api/login/:provider/callback': {
    statuses: { visitor: 302, owner: 302, stranger: 302, admin: 302, suspended: 302, deleted: 302 },
    call: (client) => client.get('/api/login/google/callback?state=made-up&code=made-up'),
  },
  'POST /api/login/passkey/start': {
    statuses: { visitor: 200, owner: 200, stranger: 200, admin: 200, suspended: 200, deleted: 200 },
    call: async (client) => {
      // The answer sets another cookie, and the client keeps one.
      const { cookie } = client;
      const answer = await client.post('/api/login/passkey/start');
      client.cookie = cookie;
      return answer;
    },
  },
  'POST /api/login/passkey': {
    statuses: { visitor: 401, owner: 401, stranger: 401, admin: 401, suspended: 401, deleted: 401 },
    call: (client) => client.post('/api/login/passkey', { response: assertion }),
  },
  ...forPeople({ 'GET /api/account/tokens': (client) => client.get('/api/account/tokens') }),
  ...forPeople({
    'POST /api/account/tokens': (client) =>
      client.post('/api/account/tokens', {
        name: 'Script',
        scopes: ['resumes:check'],
        lifetime: 'unlimited',
        password,
      }),
  }),
  ...forPeople(
    { 'DELETE /api/account/tokens/:id': (client) => client.call('DELETE', `/api/account/tokens/${nobody}`) },
    404,
  ),
  // There is no language model.
  ...forPeople({ 'GET /api/wording': (client) => client.get('/api/wording') }),
  ...forPeople(
    {
      'PUT /api/wording': (client) =>
        client.put('/api/wording', { choice: 'on', recipient: 'example.com', model: 'none' }),
      'POST /api/workspaces/:id/wording': (client, { workspaceId }) =>
        client.post(`/api/workspaces/${workspaceId}/wording`, { line: 'Cleaned rooms', facts: [], personal: [] }),
    },
    404,
  ),
  ...forPeople({ 'GET /api/account/passkeys': (client) => client.get('/api/account/passkeys') }),
  // Nobody has begun to add one.
  ...forPeople(
    {
      'POST /api/account/passkeys': (client) =>
        client.post('/api/account/passkeys', { name: 'Phone', response: attestation }),
    },
    401,
  ),
  ...forPeople(
    {
      'PUT /api/account/passkeys/:id/name': (client) =>
        client.put(`/api/account/passkeys/${nobody}/name`, { name: 'Phone' }),
    },
    404,
  ),
  ...needingPassword({
    'POST /api/account/passkeys/start': (client) =>
      client.post('/api/account/passkeys/start', { password: 'a wrong one' }),
    'POST /api/account/passkeys/:id/remove': (client) =>
      client.post(`/api/account/passkeys/${nobody}/remove`, { password: 'a wrong one' }),
  }),
  'GET /api/me': {
    statuses: { visitor: 401, owner: 200, stranger: 200, admin: 200, suspended: 401, deleted: 401 },
    call: (client) => client.get('/api/me'),
  },
  'POST /api/analyze': {
    statuses: { visitor: 401, owner: 200, stranger: 200, admin: 200, suspended: 401, deleted: 401 },
    call: (client) => client.upload(pdf),
  },
  // An upload that has been read is an analysis.
  'GET /api/uploads/:id': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/uploads/${analysisId}`),
  },
  'DELETE /api/uploads/:id': {
    statuses: { visitor: 401, owner: 404, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.call('DELETE', `/api/uploads/${analysisId}`),
  },
  'GET /api/analysis/:id': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/analysis/${analysisId}`),
  },
  'GET /api/analysis/:id/pages/:page': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/analysis/${analysisId}/pages/1`),
  },
  'GET /api/analysis/:id/file': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/analysis/${analysisId}/file`),
  },
  'GET /api/analysis/:id/repairs': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/analysis/${analysisId}/repairs`),
  },
  'GET /api/analysis/:id/repaired': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/analysis/${analysisId}/repaired`),
  },
  ...forPeople({ 'GET /api/groups': (client) => client.get('/api/groups') }),
  // Part of Premium, which only the owner has.
  'POST /api/groups': {
    statuses: { visitor: 401, owner: 200, stranger: 403, admin: 403, suspended: 401, deleted: 401 },
    call: (client) => client.post('/api/groups', { name: 'Class', hasPermission: true }),
  },
  'GET /api/groups/:id': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { groupId }) => client.get(`/api/groups/${groupId}`),
  },
  'POST /api/groups/:id/resumes': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { groupId }) => client.upload(pdf, {}, {}, `/api/groups/${groupId}/resumes`),
  },
  'GET /api/groups/:id/export': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { groupId }) => client.get(`/api/groups/${groupId}/export`),
  },
  'POST /api/groups/:id/link': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { groupId }) => client.post(`/api/groups/${groupId}/link`),
  },
  'DELETE /api/groups/:id/link': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { groupId }) => client.call('DELETE', `/api/groups/${groupId}/link`),
  },
  ...forPeople(
    {
      'GET /api/groups/:id/candidates/:candidate/file': (client, { groupId }) =>
        client.get(`/api/groups/${groupId}/candidates/${nobody}/file`),
      'POST /api/join/:token': (client, { analysisId }) =>
        client.post('/api/join/made-up', { analysisId, label: 'Sam', withFile: true, agrees: true }),
      'DELETE /api/consents/:id': (client) => client.call('DELETE', `/api/consents/${nobody}`),
    },
    404,
  ),
  ...forPeople({ 'GET /api/consents': (client) => client.get('/api/consents') }),
  'GET /api/join/:token': {
    statuses: { visitor: 404, owner: 404, stranger: 404, admin: 404, suspended: 404, deleted: 404 },
    call: (client) => client.get('/api/join/made-up'),
  },
  'DELETE /api/groups/:id': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { groupId }) => client.call('DELETE', `/api/groups/${groupId}`),
  },
  'GET /api/subscription-plans': {
    statuses: { visitor: 200, owner: 200, stranger: 200, admin: 200, suspended: 200, deleted: 200 },
    call: (client) => client.get('/api/subscription-plans'),
  },
  'GET /api/subscription/:id': {
    statuses: { visitor: 401, owner: 404, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client) => client.get('/api/subscription/11111111-1111-4111-8111-111111111111'),
  },
  // Without payment keys they respond that payments are not configured; see the tests in server/billing.
  ...forPeople(
    {
      'POST /api/subscription/cancel': (client) => client.post('/api/subscription/cancel'),
      'POST /api/subscription/resume': (client) => client.post('/api/subscription/resume'),
      'POST /api/subscription/switch': (client) => client.post('/api/subscription/switch', { isAnnual: true }),
      'POST /api/subscription/preview-switch': (client) =>
        client.post('/api/subscription/preview-switch', { isAnnual: true }),
      'PUT /api/billing-details': (client) =>
        client.put('/api/billing-details', {
          name: 'A',
          country: 'DE',
          postalCode: '10115',
          city: '',
          street: '',
          taxId: '',
        }),
      'POST /api/subscription/card': (client) => client.post('/api/subscription/card'),
      'PUT /api/subscription/card': (client) => client.call('PUT', '/api/subscription/card'),
      'POST /api/subscription/confirmation': (client) => client.post('/api/subscription/confirmation'),
      'PUT /api/subscription/confirmation': (client) => client.call('PUT', '/api/subscription/confirmation'),
      'POST /api/subscription/refund': (client) => client.post('/api/subscription/refund'),
      'POST /api/subscription/withdraw': (client) =>
        client.post('/api/subscription/withdraw', { name: 'Some Body', confirm: true }),
    },
    503,
  ),
  'POST /api/stripe/webhook': {
    statuses: { visitor: 503, owner: 503, stranger: 503, admin: 503, suspended: 503, deleted: 503 },
    call: (client) => client.post('/api/stripe/webhook', {}),
  },
  'POST /api/update-stripe-plans': {
    statuses: { visitor: 401, owner: 403, stranger: 403, admin: 503, suspended: 401, deleted: 401 },
    call: (client) =>
      client.post('/api/update-stripe-plans', { premiumMonthlyPriceId: 'price_1', premiumAnnualPriceId: 'price_2' }),
  },
  'POST /api/create-subscription': {
    statuses: { visitor: 401, owner: 200, stranger: 403, admin: 403, suspended: 401, deleted: 401 },
    call: (client, { ownerId }) =>
      client.post('/api/create-subscription', { planId: 'free', isAnnual: false, userId: ownerId }),
  },
  'POST /api/contact': {
    statuses: { visitor: 200, owner: 200, stranger: 200, admin: 200, suspended: 200, deleted: 200 },
    call: (client) =>
      client.post('/api/contact', {
        name: 'Somebody',
        email: `${fresh()}@example.org`,
        subject: 'general',
        message: 'A question of more than ten characters.',
      }),
  },
  'POST /api/job-descriptions/read': {
    statuses: { visitor: 200, owner: 200, stranger: 200, admin: 200, suspended: 200, deleted: 200 },
    call: (client) => {
      const form = new FormData();
      form.append('posting', new Blob(['Registered Nurse']), 'posting.txt');
      return client.call('POST', '/api/job-descriptions/read', { body: form });
    },
  },
  'POST /api/careers/apply': {
    statuses: { visitor: 200, owner: 200, stranger: 200, admin: 200, suspended: 200, deleted: 200 },
    call: (client) => client.call('POST', '/api/careers/apply', { body: application(`${fresh()}@example.org`) }),
  },
  'GET /api/templates': {
    statuses: { visitor: 200, owner: 200, stranger: 200, admin: 200, suspended: 200, deleted: 200 },
    call: (client) => client.get('/api/templates'),
  },
  'GET /api/templates/:id/download': {
    statuses: { visitor: 401, owner: 200, stranger: 200, admin: 200, suspended: 401, deleted: 401 },
    call: (client) => client.get('/api/templates/template-1/download'),
  },
  'POST /api/templates/:id/fill': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.post('/api/templates/template-1/fill', { analysisId, format: 'docx' }),
  },
  'GET /api/templates/:id/pages/:page': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/templates/template-1/pages/1?analysisId=${analysisId}`),
  },
  'GET /api/analysis/:id/download': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/analysis/${analysisId}/download`),
  },
  'GET /api/analysis/:id/share': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/analysis/${analysisId}/share`),
  },
  'POST /api/analysis/:id/share': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.post(`/api/analysis/${analysisId}/share`),
  },
  'DELETE /api/analysis/:id/share': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.call('DELETE', `/api/analysis/${analysisId}/share`),
  },
  'GET /api/analysis/:id/draft': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/analysis/${analysisId}/draft`),
  },
  'PUT /api/analysis/:id/draft': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.put(`/api/analysis/${analysisId}/draft`, { text: 'Welder' }),
  },
  'DELETE /api/analysis/:id/draft': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.call('DELETE', `/api/analysis/${analysisId}/draft`),
  },
  'GET /api/workspaces/:id': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) => client.get(`/api/workspaces/${workspaceId}`),
  },
  'PUT /api/workspaces/:id': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) => client.put(`/api/workspaces/${workspaceId}`, { revision: 1, document: blank }),
  },
  'PUT /api/workspaces/:id/name': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) => client.put(`/api/workspaces/${workspaceId}/name`, { name: 'Mine' }),
  },
  'GET /api/workspaces/:id/versions': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) => client.get(`/api/workspaces/${workspaceId}/versions`),
  },
  'GET /api/workspaces/:id/versions/:number': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) => client.get(`/api/workspaces/${workspaceId}/versions/1`),
  },
  'POST /api/workspaces/:id/versions': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) =>
      client.post(`/api/workspaces/${workspaceId}/versions`, { revision: 2, name: 'Before' }),
  },
  'POST /api/workspaces/:id/versions/:number/restore': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) =>
      client.post(`/api/workspaces/${workspaceId}/versions/1/restore`, { revision: 2 }),
  },
  // The parser of this test is busy.
  'POST /api/workspaces/:id/check': {
    statuses: { visitor: 401, owner: 503, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) =>
      client.post(`/api/workspaces/${workspaceId}/check`, { document: blank, design: 'template-1' }),
  },
  'POST /api/workspaces/:id/export': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) =>
      client.post(`/api/workspaces/${workspaceId}/export`, { document: blank, design: 'template-1', format: 'txt' }),
  },
  'POST /api/workspaces/:id/preview': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) =>
      client.post(`/api/workspaces/${workspaceId}/preview`, { document: blank, design: 'template-1', page: 1 }),
  },
  // The parser of this test is busy.
  'POST /api/workspaces/:id/read-back': {
    statuses: { visitor: 401, owner: 503, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) =>
      client.post(`/api/workspaces/${workspaceId}/read-back`, { document: blank, format: 'docx', file: 'AAAA' }),
  },
  'PUT /api/workspaces/:id/job': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { workspaceId }) => client.put(`/api/workspaces/${workspaceId}/job`, { jobDescription: 'Welder' }),
  },
  'DELETE /api/workspaces/:id': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    // The stranger's call comes after the owner's: it is refused in the test of workspaces while there is one.
    call: (client, { workspaceId }) => client.call('DELETE', `/api/workspaces/${workspaceId}`),
  },
  ...forPeople({
    'POST /api/recognize-text': (client) =>
      client.upload({ name: 'scan.pdf', bytes: Buffer.from('%PDF-1.7') }, {}, {}, '/api/recognize-text'),
    'GET /api/workspaces': (client) => client.get('/api/workspaces'),
    'POST /api/workspaces': (client) => client.post('/api/workspaces', {}),
    'POST /api/workspaces/begin': (client) =>
      client.post('/api/workspaces/begin', {
        name: 'Begun',
        document: { name: '', headline: '', contact: [], links: [], sections: [] },
      }),
    'POST /api/workspaces/import': (client) =>
      client.upload({ name: 'resume.txt', bytes: Buffer.from('Ada') }, {}, {}, '/api/workspaces/import'),
  }),
  'GET /api/shared/:token': {
    statuses: { visitor: 404, owner: 404, stranger: 404, admin: 404, suspended: 404, deleted: 404 },
    call: (client) => client.get('/api/shared/no-such-token'),
  },
  'GET /api/user/reports/optimization-summary': {
    statuses: { visitor: 401, owner: 200, stranger: 200, admin: 200, suspended: 401, deleted: 401 },
    call: (client) => client.get('/api/user/reports/optimization-summary'),
  },
  'GET /api/user/reports/download-all': {
    statuses: { visitor: 401, owner: 200, stranger: 200, admin: 200, suspended: 401, deleted: 401 },
    call: (client) => client.get('/api/user/reports/download-all'),
  },
  'GET /api/openapi.json': {
    statuses: { visitor: 200, owner: 200, stranger: 200, admin: 200, suspended: 200, deleted: 200 },
    call: (client) => client.get('/api/openapi.json'),
  },
  'GET /api/public/facts': {
    statuses: { visitor: 200, owner: 200, stranger: 200, admin: 200, suspended: 200, deleted: 200 },
    call: (client) => client.get('/api/public/facts'),
  },
  'POST /api/reset-password': {
    statuses: { visitor: 200, owner: 200, stranger: 200, admin: 200, suspended: 200, deleted: 200 },
    call: (client) => client.post('/api/reset-password', { email: `${fresh()}@example.org` }),
  },
  'POST /api/reset-password/set': {
    statuses: { visitor: 410, owner: 410, stranger: 410, admin: 410, suspended: 410, deleted: 410 },
    call: (client) => client.post('/api/reset-password/set', { token: 'none', password }),
  },
  'POST /api/verify-email': {
    statuses: { visitor: 410, owner: 410, stranger: 410, admin: 410, suspended: 410, deleted: 410 },
    call: (client) => client.post('/api/verify-email', { token: 'none' }),
  },
  'POST /api/newsletter': {
    statuses: { visitor: 200, owner: 200, stranger: 200, admin: 200, suspended: 200, deleted: 200 },
    call: (client) => client.post('/api/newsletter', { email: `${fresh()}@example.org` }),
  },
  'POST /api/newsletter/confirm': {
    statuses: { visitor: 410, owner: 410, stranger: 410, admin: 410, suspended: 410, deleted: 410 },
    call: (client) => client.post('/api/newsletter/confirm', { token: 'none' }),
  },
  'POST /api/newsletter/unsubscribe/:token': {
    statuses: { visitor: 410, owner: 410, stranger: 410, admin: 410, suspended: 410, deleted: 410 },
    call: (client) => client.post('/api/newsletter/unsubscribe/none'),
  },
  'POST /api/verify-email/resend': {
    statuses: { visitor: 401, owner: 200, stranger: 200, admin: 200, suspended: 401, deleted: 401 },
    call: (client) => client.post('/api/verify-email/resend'),
  },
  'GET /api/user/:id/resumes': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { ownerId }) => client.get(`/api/user/${ownerId}/resumes`),
  },
  'GET /api/user/:id/activity': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { ownerId }) => client.get(`/api/user/${ownerId}/activity`),
  },
  'POST /api/analysis/:id/another-job': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) =>
      client.post(`/api/analysis/${analysisId}/another-job`, { jobDescription: 'We are looking for a nurse.' }),
  },
  'POST /api/analysis/:id/versions': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.upload(pdf, {}, {}, `/api/analysis/${analysisId}/versions`),
  },
  'GET /api/analysis/:id/versions': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/analysis/${analysisId}/versions`),
  },
  'GET /api/analysis/:id/compare/:before': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.get(`/api/analysis/${analysisId}/compare/${analysisId}`),
  },
  'POST /api/analysis/:id/what-if': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.post(`/api/analysis/${analysisId}/what-if`, { text: 'Welder' }),
  },
  'PUT /api/analysis/:id/name': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.put(`/api/analysis/${analysisId}/name`, { name: 'For hospitals' }),
  },
  'PUT /api/analysis/:id/keep': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.put(`/api/analysis/${analysisId}/keep`, { keep: true }),
  },
  'DELETE /api/analysis/:id': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.call('DELETE', `/api/analysis/${analysisId}`),
  },
  'POST /api/analysis/:id/restore': {
    statuses: { visitor: 401, owner: 200, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client, { analysisId }) => client.post(`/api/analysis/${analysisId}/restore`),
  },
  ...forPeople({
    'GET /api/account/confirmation': (client) => client.get('/api/account/confirmation'),
    'GET /api/account/export': (client) => client.get('/api/account/export'),
    'GET /api/scan-allowance': (client) => client.get('/api/scan-allowance'),
    'GET /api/subscription': (client) => client.get('/api/subscription'),
    'GET /api/subscription/invoices': (client) => client.get('/api/subscription/invoices'),
    'GET /api/account/profile': (client) => client.get('/api/account/profile'),
    'GET /api/account/notifications': (client) => client.get('/api/account/notifications'),
    'PUT /api/account/notifications': (client) =>
      client.put('/api/account/notifications', {
        emailNotifications: true,
        productUpdates: false,
        marketingEmails: false,
      }),
    'PUT /api/account/profile': async (client) => {
      const { body } = await client.get('/api/account/profile');
      return client.put('/api/account/profile', { name: 'Somebody', email: body['email'] ?? 'nobody@example.org' });
    },
    'GET /api/account/second-factor': (client) => client.get('/api/account/second-factor'),
    'GET /api/account/providers': (client) => client.get('/api/account/providers'),
    'GET /api/account/sessions': (client) => client.get('/api/account/sessions'),
    'DELETE /api/account/sessions': (client) => client.call('DELETE', '/api/account/sessions'),
  }),
  'PUT /api/account/password': {
    statuses: { visitor: 401, owner: 403, stranger: 403, admin: 403, suspended: 401, deleted: 401 },
    call: (client) => client.put('/api/account/password', { currentPassword: 'a wrong one', newPassword: password }),
  },
  ...needingPassword({
    'POST /api/account/confirmation': (client) => client.post('/api/account/confirmation', { password: 'a wrong one' }),
    'POST /api/account/providers/:provider': (client) =>
      client.post('/api/account/providers/google', { password: 'a wrong one' }),
    'PUT /api/account/second-factor': (client) => client.put('/api/account/second-factor', { code: '123456' }),
    'POST /api/account/second-factor': (client) =>
      client.post('/api/account/second-factor', { password: 'a wrong one' }),
    'POST /api/account/second-factor/off': (client) =>
      client.post('/api/account/second-factor/off', { password: 'a wrong one' }),
    'POST /api/account/second-factor/recovery-codes': (client) =>
      client.post('/api/account/second-factor/recovery-codes', { password: 'a wrong one' }),
  }),
  'POST /api/account/delete': {
    statuses: { visitor: 401, owner: 403, stranger: 403, admin: 403, suspended: 401, deleted: 401 },
    call: (client) => client.post('/api/account/delete', { password: 'a wrong one' }),
  },
  'DELETE /api/account/providers/:provider': {
    statuses: { visitor: 401, owner: 404, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client) => client.call('DELETE', '/api/account/providers/google'),
  },
  'DELETE /api/account/sessions/:id': {
    statuses: { visitor: 401, owner: 404, stranger: 404, admin: 404, suspended: 401, deleted: 401 },
    call: (client) => client.call('DELETE', '/api/account/sessions/11111111-1111-4111-8111-111111111111'),
  },
  ...forAdmins({
    'GET /api/admin/invitations': (client) => client.get('/api/admin/invitations'),
    'GET /api/admin/dashboard/stats': (client) => client.get('/api/admin/dashboard/stats'),
    'GET /api/admin/dashboard/series': (client) => client.get('/api/admin/dashboard/series'),
    'GET /api/admin/users': (client) => client.get('/api/admin/users'),
    'GET /api/admin/users/export': (client) => client.get('/api/admin/users/export'),
    'GET /api/admin/users/:id': (client, { ownerId }) => client.get(`/api/admin/users/${ownerId}`),
    'GET /api/admin/logs': (client) => client.get('/api/admin/logs'),
    'GET /api/admin/logs/export': (client) => client.get('/api/admin/logs/export'),
    'GET /api/admin/user-activity': (client) => client.get('/api/admin/user-activity'),
    'GET /api/admin/user-activity/export': (client) => client.get('/api/admin/user-activity/export'),
    'GET /api/admin/transactions': (client) => client.get('/api/admin/transactions'),
    'GET /api/admin/transactions/export': (client) => client.get('/api/admin/transactions/export'),
    'GET /api/admin/messages': (client) => client.get('/api/admin/messages'),
    'GET /api/admin/applications': (client) => client.get('/api/admin/applications'),
    'GET /api/admin/subscribers': (client) => client.get('/api/admin/subscribers'),
    'GET /api/admin/subscribers/export': (client) => client.get('/api/admin/subscribers/export'),
  }),
  // Admins need to have entered their password again.
  ...forAdmins(
    {
      'POST /api/admin/confirm-password': (client) =>
        client.post('/api/admin/confirm-password', { password: 'a wrong one' }),
      'PUT /api/admin/users/:id/role': (client, { ownerId }) =>
        client.put(`/api/admin/users/${ownerId}/role`, { role: 'admin' }),
      'PUT /api/admin/users/:id/suspended': (client, { ownerId }) =>
        client.put(`/api/admin/users/${ownerId}/suspended`, { suspended: true }),
      'PUT /api/admin/users/:id/email-verified': (client, { ownerId }) =>
        client.put(`/api/admin/users/${ownerId}/email-verified`, { verified: true }),
      'DELETE /api/admin/users/:id/sessions': (client, { ownerId }) =>
        client.call('DELETE', `/api/admin/users/${ownerId}/sessions`),
      'POST /api/admin/invitations': (client) => client.post('/api/admin/invitations'),
      'DELETE /api/admin/invitations/:id': (client) => client.call('DELETE', `/api/admin/invitations/${nobody}`),
    },
    403,
  ),
  ...forAdmins(
    {
      'PUT /api/admin/messages/:id/status': (client) =>
        client.put(`/api/admin/messages/${nobody}/status`, { status: 'closed' }),
      'PUT /api/admin/applications/:id/status': (client) =>
        client.put(`/api/admin/applications/${nobody}/status`, { status: 'closed' }),
      'GET /api/admin/applications/:id/file': (client) => client.get(`/api/admin/applications/${nobody}/file`),
    },
    404,
  ),
  ...forPeople(
    { 'GET /api/subscription/invoices/:id': (client) => client.get(`/api/subscription/invoices/${nobody}`) },
    404,
  ),
  // Last, because it ends the sessions.
  'POST /api/logout': {
    statuses: { visitor: 200, owner: 200, stranger: 200, admin: 200, suspended: 200, deleted: 200 },
    call: (client) => client.post('/api/logout'),
  },
};

let server: TestApp;
let callers: Record<Caller, Client>;
let made: { analysisId: string; ownerId: string; workspaceId: string; groupId: string };

beforeAll(async () => {
  server = await startTestApp();
  const owner = await server.subscriber('owner');
  const suspended = await server.signedIn('suspended');
  const deleted = await server.signedIn('deleted');
  await server.db.$client.query('UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.id]);
  await server.db.$client.query('DELETE FROM users WHERE id = $1', [deleted.id]);
  const [stranger, admin] = [await server.signedIn('stranger'), await server.signedIn('chief', 'admin')];
  callers = { visitor: server.visitor(), owner, stranger, admin, suspended, deleted };
  made = {
    analysisId: String((await owner.upload(pdf)).body['id']),
    ownerId: owner.id,
    workspaceId: String((await owner.post('/api/workspaces', {})).body['id']),
    groupId: String((await owner.post('/api/groups', { name: 'Class', hasPermission: true })).body['id']),
  };
});
afterAll(() => server.close());

describe('A1 access', () => {
  it('is decided for every route', () => {
    const served = routes.map(({ entry }) => `${entry.method} ${entry.path}`);
    expect(Object.keys(matrix).toSorted()).toEqual(served.toSorted());
  });

  const cells = Object.entries(matrix).flatMap(([name, row]) =>
    callerNames.map((who) => [name, who, row.statuses[who]] as const),
  );
  it.each(cells)('%s by a %s returns %i', async (name, who, status) => {
    const answer = await matrix[name]?.call(callers[who], made);
    expect(answer?.status).toBe(status);
  });

  it("A2: responds to another user's analysis exactly as to a nonexistent one", async () => {
    const stranger = await server.signedIn('curious');
    const [theirs, none, nonsense] = await Promise.all(
      [made.analysisId, '11111111-1111-4111-8111-111111111111', 'no-uuid'].map((id) =>
        stranger.get(`/api/analysis/${id}`),
      ),
    );
    const shape = (answer: typeof theirs) => ({ status: answer?.status, ...answer?.body, requestId: '' });
    expect(shape(theirs)).toEqual(shape(none));
    expect(shape(nonsense)).toEqual(shape(none));
    expect(shape(none)).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('an endpoint for admins', () => {
  const entry = endpoint({
    method: 'GET',
    path: '/api/admin/example',
    access: 'admin',
    form: 'none',
    input: z.object({}),
    output: z.object({ shown: z.string() }),
    errors: [],
  });

  it('A7: refuses visitors and users, and returns only the fields of its contract', async () => {
    const answer = { shown: 'yes', secret: 'no' };
    const admins = await startTestApp({
      routes: [...routes, serve(entry, { limit: noLimit.operators }, async () => answer)],
    });
    try {
      const [person, admin] = [await admins.signedIn('person'), await admins.signedIn('chief', 'admin')];
      expect((await admins.visitor().get(entry.path)).status).toBe(401);
      expect(await person.get(entry.path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await admin.get(entry.path)).toMatchObject({ status: 200, body: { shown: 'yes' } });
      expect((await admin.get(entry.path)).body).not.toHaveProperty('secret');
    } finally {
      await admins.close();
    }
  });
});
