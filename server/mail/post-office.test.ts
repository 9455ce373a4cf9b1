import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from '../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { render } from './letter.ts';
import { noticeOf } from './notice.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { createMailTransport } from './transport.ts';

let mailbox: Mailbox;
let server: TestApp;
let person: { id: string };
let addresses = 0;
/** A mail to an address that no other test uses. */
const post = (address: string, cause?: string) =>
  server.db.transaction((transaction) => {
    const mail = noticeOf({ userId: person.id, email: address }, letter, server.services.clock());
    return server.services.mail.post(transaction, cause === undefined ? mail : { ...mail, cause });
  });
const someone = (): string => `someone${(addresses += 1)}@example.org`;
const letter = { subject: 'Hello', paragraphs: ['First.', 'Second.'] };
const work = (): Promise<number> => server.services.mail.work();
const received = (address: string): number => mailbox.mails.filter(({ to }) => to.includes(address)).length;
const stateOf = async (): Promise<string[]> => {
  const { rows } = await server.db.$client.query<{ state: string }>('SELECT state FROM outbox ORDER BY created_at');
  return rows.map(({ state }) => state);
};

/** The log entries about mails. */
const kinds = async (): Promise<unknown[]> =>
  (await server.db.$client.query(`SELECT kind FROM journal WHERE kind LIKE 'mail-%' ORDER BY id`)).rows.map(
    ({ kind }: { kind: string }) => kind,
  );

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestApp({ environment: { SMTP_URL: mailbox.url, MAIL_FROM: 'post@example.org' } });
  person = await server.signedIn('poster');
  await work();
  await server.db.$client.query('DELETE FROM outbox');
});
afterEach(() => server.db.$client.query(`DELETE FROM outbox; DELETE FROM journal WHERE kind LIKE 'mail-%'`));
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

describe('the outbox', () => {
  it('sends an email that was stored with its cause, as text and as HTML', async () => {
    const to = someone();
    await post(to);
    await work();
    expect(await mailbox.mailsTo(to)).toMatchObject([
      { from: 'post@example.org', subject: 'Hello', text: expect.stringContaining('First.\r\n\r\nSecond.') },
    ]);
    expect(await stateOf()).toEqual(['sent']);
  });

  it('sends nothing when the transaction of its cause is rolled back', async () => {
    const to = someone();
    const failed = server.db.transaction(async (transaction) => {
      const mail = noticeOf({ userId: person.id, email: to }, letter, server.services.clock());
      await server.services.mail.post(transaction, mail);
      throw new Error('the cause failed');
    });
    await expect(failed).rejects.toThrow('the cause failed');
    await work();
    expect(received(to)).toBe(0);
  });

  it('sends one email per cause, however often it is stored', async () => {
    const to = someone();
    await Promise.all([post(to, 'same'), post(to, 'same'), post(to, 'same')]);
    await work();
    expect(received(to)).toBe(1);
  });

  it('sends each email once, also with several servers', async () => {
    const { db, safe, clock, configuration } = server.services;
    const offices: PostOffice[] = [1, 2, 3].map(() =>
      openPostOffice(
        { db, safe, clock },
        createMailTransport(configuration, () => undefined),
        () => undefined,
      ),
    );
    const recipients = Array.from({ length: 25 }, someone);
    for (const to of recipients) await post(to);
    await Promise.all(offices.map((office) => office.work()));
    await Promise.all(offices.map((office) => office.close()));
    // The server's own post office runs every five seconds and may have sent some of them.
    await work();
    expect(recipients.map(received)).toEqual(recipients.map(() => 1));
  });

  it('R16: retries after a 4xx response with increasing delays', async () => {
    const to = someone();
    await post(to);
    mailbox.refuseNext(451);
    expect(await work()).toBe(0);
    server.pass(30);
    expect(await work()).toBe(0);
    mailbox.refuseNext(451);
    server.pass(31);
    expect(await work()).toBe(0);
    server.pass(4 * 60);
    expect(await work()).toBe(0);
    server.pass(61);
    expect(await work()).toBe(1);
    expect(received(to)).toBe(1);
    expect(await kinds()).toEqual(['mail-waits']);
  });

  it('gives up immediately after a 5xx response, and after the last retry', async () => {
    await post(someone());
    mailbox.refuseNext(550);
    await work();
    expect(await stateOf()).toEqual(['failed']);
    expect(await kinds()).toEqual(['mail-given-up']);
    await server.db.$client.query('DELETE FROM outbox');
    await post(someone());
    for (let attempt = 0; attempt < 7; attempt += 1) {
      mailbox.refuseNext(451);
      await work();
      server.pass(12 * 60 * 60 + 1);
    }
    expect(await stateOf()).toEqual(['failed']);
  });

  it('requires TLS to another machine in production, unless the operator has configured otherwise', async () => {
    // Another name of this machine, which no setting recognizes.
    const elsewhere = mailbox.url.replace('127.0.0.1', '0.0.0.0');
    const to = someone();
    const deliver = (url: string) =>
      createMailTransport(
        { ...server.services.configuration, NODE_ENV: 'production', SMTP_URL: url },
        () => undefined,
      ).deliver({
        id: 'x',
        to,
        ...render(letter),
      });
    expect(await deliver(elsewhere)).toBe('later');
    expect(received(to)).toBe(0);
    expect(await deliver(`${elsewhere}?requireTLS=false`)).toBe('sent');
    expect(await deliver(mailbox.url)).toBe('sent');
    expect(received(to)).toBe(2);
  });

  it('does not send outdated emails', async () => {
    const to = someone();
    await post(to);
    server.pass(8 * 24 * 60 * 60);
    expect(await work()).toBe(0);
    expect(received(to)).toBe(0);
  });

  it('L7: stores recipient and text encrypted until they are sent', async () => {
    const to = someone();
    await post(to);
    const { rows } = await server.db.$client.query<{ row: string }>('SELECT outbox::text AS row FROM outbox');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(Buffer.from('First.').toString('hex'));
    expect(rows[0]?.row).not.toContain(Buffer.from(to).toString('hex'));
  });

  it('L7: encrypts emails to people without an account with the data key of the site', async () => {
    const to = someone();
    const { db, clock, safe, mail } = server.services;
    const toNobody = { ...noticeOf({ userId: null, email: to }, letter, clock()), replyTo: 'asker@example.org' };
    await db.transaction((transaction) => mail.post(transaction, toNobody));
    const { rows } = await db.$client.query<{ id: string; user_id: null; body: Buffer }>('SELECT * FROM outbox');
    expect(rows).toMatchObject([{ user_id: null }]);
    expect(rows[0]?.body.includes(to)).toBe(false);
    const opened = (await safe.ofSite()).open(rows[0]?.id ?? '', 'mail', rows[0]?.body ?? Buffer.of());
    expect(JSON.parse(opened.toString())).toMatchObject({ to });
    await work();
    const [received] = await mailbox.mailsTo(to);
    expect(received?.raw).toMatch(/^Reply-To: asker@example\.org\r$/m);
  });

  it('R16: keeps an email while the mail server is unavailable', async () => {
    const away = createMailTransport(
      { ...server.services.configuration, SMTP_URL: 'smtp://127.0.0.1:1' },
      () => undefined,
    );
    const office = openPostOffice(server.services, away, () => undefined);
    const to = someone();
    await post(to);
    expect(await office.work()).toBe(0);
    await office.close();
    expect(await stateOf()).toEqual(['waiting']);
  });
});

describe('L13 an email', () => {
  it('L13 W8: shows user input as text', () => {
    const { html } = render({ subject: '<b>', paragraphs: ['<img src=x onerror=alert(1)> & "more"'] });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;');
  });

  it('L13: has one recipient, whatever the address looks like', async () => {
    const sneaky = 'a@example.org, b@example.org';
    await post(sneaky);
    await work();
    expect(received('a@example.org') + received('b@example.org')).toBe(0);
  });

  it('L13: has one reply-to address, whatever it looks like', async () => {
    const [to, sneaky] = [someone(), 'a@example.org, b@example.org\r\nBcc: c@example.org'];
    const { db, clock, mail } = server.services;
    const forged = { ...noticeOf({ userId: null, email: to }, letter, clock()), replyTo: sneaky };
    await db.transaction((transaction) => mail.post(transaction, forged));
    await work();
    const raw = (await mailbox.mailsTo(to)).map((one) => one.raw).join();
    expect(raw).not.toMatch(/^Bcc:/m);
    // One quoted name at one host: odd, but not a second address.
    expect(raw).toMatch(/^Reply-To: <"[^"]*"@example\.org>\r$/m);
  });
});
