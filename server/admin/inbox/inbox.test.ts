import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.signedIn('chief', 'admin');
  for (let n = 1; n <= 3; n += 1)
    await server.visitor().post('/api/contact', {
      name: `Ada Quill ${n}`,
      email: `ada${n}@example.org`,
      subject: 'support',
      message: 'My dates are missing.',
    });
  const form = new FormData();
  const typed = { opening: 'document-engineer', name: 'Ada Quill', email: 'ada@example.org', letter: 'I like files.' };
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  form.append('resume', new Blob(['%PDF-1.7 Ada']), 'cv.pdf');
  await server.visitor().call('POST', '/api/careers/apply', { body: form });
  for (const name of ['early', 'late'])
    await server.visitor().post('/api/newsletter', { email: `${name}@example.org` });
});
afterAll(() => server.close());

const rowsOf = (body: Record<string, unknown>, name: string): Record<string, unknown>[] => {
  const rows = body[name];
  return Array.isArray(rows) ? rows.map((row: unknown) => Object(row)) : [];
};

describe('the inbox', () => {
  it('lists messages, newest first, filtered by status', async () => {
    const { body } = await admin.get('/api/admin/messages');
    expect(body).toMatchObject({ total: 3, page: 1, pages: 1 });
    const [newest] = rowsOf(body, 'messages');
    expect(newest).toMatchObject({
      name: 'Ada Quill 3',
      subject: 'support',
      message: 'My dates are missing.',
      status: 'new',
    });
    const marked = await admin.put(`/api/admin/messages/${String(newest?.['id'])}/status`, { status: 'answered' });
    expect(marked.status).toBe(200);
    expect((await admin.get('/api/admin/messages?status=new')).body['total']).toBe(2);
    expect((await admin.get('/api/admin/messages?status=answered')).body['total']).toBe(1);
  });

  it('lists applications with the title of their opening, and their file as a safe download', async () => {
    const { body } = await admin.get('/api/admin/applications');
    const [one] = rowsOf(body, 'applications');
    expect(one).toMatchObject({ openingTitle: 'Document Engineer', filename: 'cv.pdf', letter: 'I like files.' });
    const file = await admin.get(`/api/admin/applications/${String(one?.['id'])}/file`);
    expect(file.body['text']).toBe('%PDF-1.7 Ada');
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="cv.pdf"');
    expect(file.headers.get('content-security-policy')).toBe('sandbox');
    const marked = await admin.put(`/api/admin/applications/${String(one?.['id'])}/status`, { status: 'closed' });
    expect(marked.status).toBe(200);
    await server.journal.flush();
    const { body: logs } = await admin.get('/api/admin/logs?search=application');
    expect(rowsOf(logs, 'logs').map(({ kind }) => kind)).toEqual(['application-marked', 'application-read']);
  });

  it('lists and exports subscribers with the date of their confirmation', async () => {
    await server.db.$client.query(
      `UPDATE newsletter_subscriptions SET confirmed_at = now(), confirm_hash = NULL, confirm_until = NULL
       WHERE id = (SELECT id FROM newsletter_subscriptions ORDER BY created_at LIMIT 1)`,
    );
    const { body } = await admin.get('/api/admin/subscribers?state=confirmed');
    expect(rowsOf(body, 'subscribers')).toEqual([
      expect.objectContaining({ email: 'early@example.org', confirmedAt: expect.any(String) }),
    ]);
    const file = await admin.get('/api/admin/subscribers/export');
    expect(
      String(file.body['text'])
        .split('\r\n')
        .map((line) => line.split(',')[0]),
    ).toEqual(['email', 'late@example.org', 'early@example.org', '']);
  });
});
