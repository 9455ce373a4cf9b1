import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/product/durations.ts';
import { deleteOldApplications, deleteOldMessages } from './store.ts';
import { type Mailbox, startMailbox } from '../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { findApplicationFile, findApplications, findMessages, markApplication, markMessage } from './store.ts';

const operator = 'operator@example.org';

let mailbox: Mailbox;
let server: TestApp;
let senders = 0;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestApp({
    environment: { SMTP_URL: mailbox.url, MAIL_FROM: 'post@example.org', CONTACT_EMAIL: operator },
  });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const someone = (): string => `writer${(senders += 1)}@example.org`;
const message = (email: string) => ({
  name: 'Ada Quill',
  email,
  subject: 'support',
  message: 'My dates are missing.\nWhat did I do wrong?',
});
const siteSafe = () => server.services.safe.ofSite();
const resetRateLimits = () => server.db.$client.query(`DELETE FROM rate_limits WHERE key LIKE 'letter-network%'`);
const rowsAsText = async (table: string): Promise<string> => {
  const { rows } = await server.db.$client.query<{ row: string }>(`SELECT ${table}::text AS row FROM ${table}`);
  return rows.map(({ row }) => row).join();
};

describe('a contact message', () => {
  it('is emailed to the operator, who can reply to it, and acknowledged to the sender', async () => {
    await resetRateLimits();
    const from = someone();
    const sent = await server.visitor().post('/api/contact', message(from));
    expect(sent).toMatchObject({ status: 200, body: { ok: true, acknowledged: true } });
    await server.services.mail.work();
    const [toOperator] = await mailbox.mailsTo(operator);
    expect(toOperator?.subject).toBe('Contact form: Help with the product');
    expect(toOperator?.text).toContain('My dates are missing.');
    expect(toOperator?.raw).toMatch(new RegExp(`^Reply-To: ${from}\\r$`, 'm'));
    const [toSender] = await mailbox.mailsTo(from);
    expect(toSender?.subject).toBe('We received your message');
    expect(toSender?.text).toContain('We will reply to this address within 24 hours, Monday to Friday.');
  });

  it("L3: sends no text from the form to the sender's address", async () => {
    await resetRateLimits();
    const from = someone();
    const spam = 'Buy our pills at pills.example now';
    await server.visitor().post('/api/contact', { ...message(from), name: 'Pills Example', message: spam });
    await server.services.mail.work();
    const [toSender] = await mailbox.mailsTo(from);
    expect(toSender?.raw).not.toMatch(/pills/i);
  });

  it('L7: is stored encrypted, listed for the operators, and can be marked', async () => {
    await resetRateLimits();
    const from = someone();
    await server.visitor().post('/api/contact', { ...message(from), phone: '+1 555 0177' });
    const stored = await rowsAsText('contact_messages');
    for (const typed of ['Ada Quill', from, 'My dates are missing'])
      expect(stored).not.toContain(Buffer.from(typed).toString('hex'));
    const [newest] = await findMessages(server.db, await siteSafe(), { status: 'new', maxRows: 1 });
    expect(newest).toMatchObject({ subject: 'support', name: 'Ada Quill', email: from, phone: '+1 555 0177' });
    const id = newest?.id ?? '';
    expect(await markMessage(server.db, id, 'answered')).toBe(true);
    const open = await findMessages(server.db, await siteSafe(), { status: 'new', maxRows: 50 });
    expect(open.map((one) => one.id)).not.toContain(id);
    expect(await markMessage(server.db, '11111111-1111-4111-8111-111111111111', 'closed')).toBe(false);
    expect(await markMessage(server.db, 'nonsense', 'closed')).toBe(false);
  });

  it('of a member with Premium is marked, comes first while it is new, and says so in the email to the operator', async () => {
    await resetRateLimits();
    const premium = await server.subscriber('priority');
    const free = await server.signedIn('ordinary');
    const senderOf = async (client: Pick<typeof premium, 'post'>): Promise<string> => {
      const from = someone();
      expect((await client.post('/api/contact', message(from))).status).toBe(200);
      return from;
    };
    const [first, second, third] = [await senderOf(premium), await senderOf(free), await senderOf(server.visitor())];
    const listed = async () => findMessages(server.db, await siteSafe(), { maxRows: 3 });
    const order = (await listed()).map(({ email, isPriority }) => [email, isPriority]);
    expect(order).toEqual([
      [first, true],
      [third, false],
      [second, false],
    ]);
    await server.services.mail.work();
    const subjects = (await mailbox.mailsTo(operator)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Priority, contact form: Help with the product')).toHaveLength(1);
    await markMessage(server.db, (await listed())[0]?.id ?? '', 'answered');
    expect((await listed())[0]?.email).toBe(third);
  });

  it.each([
    ['name', { name: 'A' }, 'Name must be at least 2 characters'],
    ['email', { email: 'nobody' }, 'Please enter a valid email address'],
    ['email', { email: 'a@example.org, b@example.org' }, 'Please enter a valid email address'],
    ['email', { email: 'a@example.org\r\nBcc: b@example.org' }, 'Please enter a valid email address'],
    ['name', { name: 'Ada\r\nBcc: b@example.org' }, 'Name cannot contain line breaks'],
    ['subject', { subject: '' }, 'Please select a subject'],
    ['subject', { subject: 'constructor' }, 'Please select a subject'],
    ['message', { message: 'Too short' }, 'Message must be at least 10 characters'],
    ['website', { website: 'https://pills.example' }, 'Please leave this field empty'],
  ])('L13: with an invalid %s is refused with a message for that field', async (field, wrong, sentence) => {
    const answer = await server.visitor().post('/api/contact', { ...message('refused@example.org'), ...wrong });
    expect(answer.status).toBe(400);
    expect(Object(answer.body['fields'])[field]).toContain(sentence);
  });

  it('L3: is accepted at most three times an hour from one address', async () => {
    await resetRateLimits();
    const from = someone();
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push(
        (await server.visitor().post('/api/contact', message(count % 2 === 0 ? from : from.toUpperCase()))).status,
      );
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('L3: is accepted at most twenty times an hour from one network', async () => {
    await resetRateLimits();
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await server.visitor().post('/api/contact', message(someone()))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is stored when no email can be sent, and then promises no email', async () => {
    const bare = await startTestApp({
      environment: {
        NODE_ENV: 'production',
        DATA_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
        PUBLIC_URL: 'https://resume.example.org',
      },
    });
    try {
      const answer = await bare.visitor().post('/api/contact', message(someone()));
      expect(answer).toMatchObject({ status: 200, body: { ok: true, acknowledged: false } });
      expect(await findMessages(bare.db, await bare.services.safe.ofSite(), { maxRows: 5 })).toHaveLength(1);
    } finally {
      await bare.close();
    }
  });
});

const apply = (
  email: string,
  changed: Record<string, string> = {},
  file = { name: 'cv.pdf', bytes: '%PDF-1.7 Ada' },
) => {
  const form = new FormData();
  const fields = {
    opening: 'document-engineer',
    name: 'Ada Quill',
    email,
    letter: 'I take files apart for fun.',
    ...changed,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file.name !== '') form.append('resume', new Blob([file.bytes]), file.name);
  return server.visitor().call('POST', '/api/careers/apply', { body: form });
};

describe('an application', () => {
  it('is stored encrypted with its file, and reported to the operator without letter and resume', async () => {
    await resetRateLimits();
    const from = someone();
    expect(await apply(from)).toMatchObject({ status: 200, body: { ok: true, acknowledged: true } });
    const stored = await rowsAsText('applications');
    for (const typed of ['Ada Quill', from, 'I take files apart', '%PDF-1.7 Ada', 'cv.pdf'])
      expect(stored).not.toContain(Buffer.from(typed).toString('hex'));
    const [newest] = await findApplications(server.db, await siteSafe(), { maxRows: 1 });
    expect(newest).toMatchObject({ opening: 'document-engineer', email: from, filename: 'cv.pdf', status: 'new' });
    const id = newest?.id ?? '';
    const found = await findApplicationFile(server.services, await siteSafe(), id);
    expect(found?.file.toString()).toBe('%PDF-1.7 Ada');
    expect(await findApplicationFile(server.services, await siteSafe(), 'nonsense')).toBeNull();
    expect(await markApplication(server.db, id, 'closed')).toBe(true);

    await server.services.mail.work();
    const told = (await mailbox.mailsTo(operator)).find((mail) => mail.subject === 'Application: Document Engineer');
    expect(told?.text).toContain('From Ada Quill');
    expect(told?.raw).not.toContain('I take files apart');
    expect((await mailbox.mailsTo(from))[0]?.subject).toBe('We received your application');
  });

  it.each([
    [
      'for an opening that no longer exists',
      { opening: 'astronaut' },
      undefined,
      400,
      'This opening is no longer available',
    ],
    ['without a letter', { letter: '' }, undefined, 400, ''],
    ['without a file', {}, { name: '', bytes: '' }, 400, 'No file selected'],
    ['with a text file', {}, { name: 'cv.txt', bytes: 'Ada' }, 415, 'Please upload a PDF or DOCX file'],
    ['with a file that is not what its name says', {}, { name: 'cv.pdf', bytes: 'MZ' }, 422, 'not a PDF'],
  ])('%s is refused with a message', async (_, changed, file, status, sentence) => {
    await resetRateLimits();
    const answer = await apply(someone(), changed, file);
    expect(answer.status).toBe(status);
    expect(answer.body['message']).toContain(sentence);
  });
});

const deleteLetters = async (now: Date): Promise<void> => {
  await deleteOldMessages(server.db, now, 100);
  await deleteOldApplications(server.db, now, 100);
};

describe('a stored message or application', () => {
  it('exists a day before its 180 days are over, and is deleted a day after', async () => {
    await resetRateLimits();
    await server.visitor().post('/api/contact', message(someone()));
    await apply(someone());
    const counts = async () => [
      (await findMessages(server.db, await siteSafe(), { maxRows: 100 })).length,
      (await findApplications(server.db, await siteSafe(), { maxRows: 100 })).length,
    ];
    const before = await counts();
    await deleteLetters(new Date(Date.now() + 179 * dayMs));
    expect(await counts()).toEqual(before);
    await deleteLetters(new Date(Date.now() + 181 * dayMs));
    expect(await counts()).toEqual([0, 0]);
  });
});
