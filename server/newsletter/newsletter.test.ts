import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/product/durations.ts';
import { type Mailbox, startMailbox, tokenIn } from '../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { issueIn, sendIssue } from './send-issue.ts';
import { deleteUnconfirmed } from './store.ts';

let mailbox: Mailbox;
let server: TestApp;
const site = 'https://resume.example.org';
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestApp({
    environment: { SMTP_URL: mailbox.url, MAIL_FROM: 'Parsewell <post@example.org>', PUBLIC_URL: site },
  });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

let count = 0;
const someone = (): string => `reader${(count += 1)}@example.org`;
const ask = async (email: string, more: Record<string, string> = {}) => {
  await server.db.$client.query(`DELETE FROM rate_limits WHERE key LIKE 'letter-network%'`);
  return server.visitor().post('/api/newsletter', { email, ...more });
};
const confirm = (token: string) => server.visitor().post('/api/newsletter/confirm', { token });
/** Subscribes and returns the token from the mail. */
const asked = async (email: string): Promise<string> => {
  await ask(email);
  return tokenIn((await mailbox.mailsTo(email))[0]);
};
/** Subscribes and confirms; returns the confirmation mail. */
const subscribed = async (email: string) => {
  expect((await confirm(await asked(email))).status).toBe(200);
  const [, welcome] = await mailbox.mailsTo(email, 2);
  return welcome;
};
const rows = async () =>
  (await server.db.$client.query<{ confirmed_at: Date | null }>('SELECT * FROM newsletter_subscriptions')).rows;
/** The two parts of the token of an unsubscribe link. */
const split = (token: string) => ({ id: token.slice(0, 36), proof: token.slice(36) });
const oneClickOf = (raw = ''): string =>
  /^List-Unsubscribe: <([^>]+)>/im.exec(raw.replaceAll(/\r\n\s+/g, ' '))?.[1] ?? '';

describe('subscribing to the newsletter', () => {
  it('sends one email with a link to the configured address, and nothing else until it is opened', async () => {
    const email = someone();
    expect(await ask(email)).toMatchObject({ status: 200, body: { ok: true } });
    const [mail] = await mailbox.mailsTo(email);
    expect(mail?.subject).toBe('Please confirm your newsletter subscription');
    expect(mail?.text).toContain(`${site}/newsletter/confirm?token=`);
    expect(mail?.raw).not.toMatch(/list-unsubscribe/i);
    await server.services.mail.work();
    expect(await mailbox.mailsTo(email)).toHaveLength(1);
  });

  it('L7: stores the address encrypted, with a keyed hash that ignores capitals', async () => {
    const email = someone();
    await asked(email);
    const before = (await rows()).length;
    await ask(email.toUpperCase());
    expect(await rows()).toHaveLength(before);
    const stored = JSON.stringify(await rows());
    for (const text of [email, email.toUpperCase()])
      for (const encoding of ['utf8', 'hex', 'base64'] as const)
        expect(stored).not.toContain(Buffer.from(text).toString(encoding));
  });

  it('returns the same response for an address on the list, and tells its owner by email', async () => {
    const [known, unknown] = [someone(), someone()];
    await subscribed(known);
    expect((await ask(known)).body).toEqual((await ask(unknown)).body);
    const [, , again] = await mailbox.mailsTo(known, 3);
    expect(again?.subject).toBe('You are already subscribed');
    expect((await rows()).filter(({ confirmed_at }) => confirmed_at !== null)).not.toHaveLength(0);
  });

  it.each([
    ['nothing', ''],
    ['an invalid address', 'reader'],
    ['two addresses', 'a@example.org,b@example.org'],
    ['a second header', 'a@example.org\nBcc: b@example.org'],
  ])('refuses %s', async (_what, email) => {
    expect(await ask(email)).toMatchObject({
      status: 400,
      body: { fields: { email: 'Please enter a valid email address' } },
    });
  });

  it('L3: refuses bots that fill in every field, and a fourth email an hour to one address', async () => {
    const email = someone();
    expect((await ask(email, { website: 'https://spam.example' })).status).toBe(400);
    const answers = [await ask(email), await ask(email), await ask(email), await ask(email.toUpperCase())];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });

  it('is refused with a reason where the server cannot send mail', async () => {
    const keys = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
    const bare = await startTestApp({ environment: { NODE_ENV: 'production', DATA_KEYS: keys, PUBLIC_URL: site } });
    try {
      expect(await bare.visitor().post('/api/newsletter', { email: someone() })).toMatchObject({
        status: 503,
        body: { code: 'no-mail' },
      });
    } finally {
      await bare.close();
    }
  });
});

describe('confirming', () => {
  it('works once, and only with the newest link', async () => {
    const email = someone();
    const old = await asked(email);
    await ask(email);
    const fresh = tokenIn((await mailbox.mailsTo(email, 2)).at(-1));
    expect((await confirm(old)).status).toBe(410);
    expect((await confirm(fresh)).status).toBe(200);
    expect(await confirm(fresh)).toMatchObject({ status: 410, body: { code: 'link-expired' } });
  });

  it('is too late after seven days, when the address has been deleted', async () => {
    const token = await asked(someone());
    const before = (await rows()).length;
    await deleteUnconfirmed(server.db, new Date(Date.now() + 7 * dayMs - 60_000), 100);
    expect(await rows()).toHaveLength(before);
    server.pass(7 * 24 * 3600 + 60);
    expect((await confirm(token)).status).toBe(410);
    await deleteUnconfirmed(server.db, new Date(Date.now() + 7 * dayMs + 60_000), 100);
    expect((await rows()).every(({ confirmed_at }) => confirmed_at !== null)).toBe(true);
    server.pass(-(7 * 24 * 3600 + 60));
  });
});

describe('unsubscribing', () => {
  it('takes one click on the page that every email links to, and deletes the address', async () => {
    const welcome = await subscribed(someone());
    expect(welcome?.text).toContain(`${site}/newsletter/unsubscribe?token=`);
    const before = (await rows()).length;
    const token = tokenIn(welcome);
    const leave = () => server.visitor().post(`/api/newsletter/unsubscribe/${token}`);
    expect((await leave()).status).toBe(200);
    expect(await rows()).toHaveLength(before - 1);
    expect((await leave()).status).toBe(200);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('takes one click in an email program too, which sends %s (RFC 8058)', async (type, body) => {
    const welcome = await subscribed(someone());
    expect(welcome?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im);
    const address = new URL(oneClickOf(welcome?.raw));
    expect(address.origin).toBe(site);
    const before = (await rows()).length;
    const answer = await server.visitor().call('POST', address.pathname, { body, headers: { 'content-type': type } });
    expect(answer.status).toBe(200);
    expect(await rows()).toHaveLength(before - 1);
  });

  it('affects no other subscriber', async () => {
    const [one, other] = [await subscribed(someone()), await subscribed(someone())];
    const [mine, theirs] = [split(tokenIn(one)), split(tokenIn(other))];
    const before = (await rows()).length;
    for (const token of [`${theirs.id}${mine.proof}`, mine.id, `${mine.id}${mine.proof.slice(1)}`, `${mine.id}x`])
      expect((await server.visitor().post(`/api/newsletter/unsubscribe/${token}`)).status).toBe(410);
    expect(await rows()).toHaveLength(before);
  });

  it('is not rate limited: an email provider does it for thousands of users from one network', async () => {
    const token = tokenIn(await subscribed(someone()));
    const presses = Array.from({ length: 60 }, () => server.visitor().post(`/api/newsletter/unsubscribe/${token}`));
    expect((await Promise.all(presses)).filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('never happens through a GET request', async () => {
    const welcome = await subscribed(someone());
    const before = (await rows()).length;
    expect((await server.visitor().get(new URL(oneClickOf(welcome?.raw)).pathname)).status).toBe(404);
    expect(await rows()).toHaveLength(before);
  });
});

describe('an issue', () => {
  const text = 'Two columns, read twice\n\nA new article is there.\nIt is about columns.\n\nGoodbye.\n';

  it('has its subject in the first line', () => {
    expect(issueIn(text)).toEqual({
      subject: 'Two columns, read twice',
      paragraphs: ['A new article is there. It is about columns.', 'Goodbye.'],
    });
    expect(issueIn('Only a subject\n')).toBeNull();
    expect(issueIn('')).toBeNull();
  });

  it('is sent once to every confirmed subscriber, with an unsubscribe link', async () => {
    const [reader, asker] = [someone(), someone()];
    await subscribed(reader);
    await asked(asker);
    const issue = issueIn(text) ?? { subject: '', paragraphs: [] };
    const confirmed = (await rows()).filter(({ confirmed_at }) => confirmed_at !== null);
    expect(await sendIssue(server.services, issue)).toBe(confirmed.length);
    await sendIssue(server.services, issue);
    await server.services.mail.work();
    const [, , third, fourth] = await mailbox.mailsTo(reader, 3);
    expect(third).toMatchObject({ subject: 'Two columns, read twice', text: expect.stringContaining('Goodbye.') });
    expect(tokenIn(third)).not.toBe('');
    expect(oneClickOf(third?.raw)).toContain('/api/newsletter/unsubscribe/');
    expect(fourth).toBeUndefined();
    expect(await mailbox.mailsTo(asker)).toHaveLength(1);
  });
});
