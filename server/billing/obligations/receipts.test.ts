import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { openShop, type Shop, type Shopper } from '../../testing/stripe/shop.ts';
import { password } from '../../testing/test-app.ts';
import { alertAboutOverdue } from './alert.ts';
import { followReceipts } from './receipts.ts';

let shop: Shop;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
  shop = await openShop({ environment: { SMTP_URL: mailbox.url, MAIL_FROM: 'desk@parsewell.example' } });
}, 180_000);
beforeEach(() => shop.newClock());
afterAll(async () => {
  await shop.close();
  await mailbox.close();
});

const withdraw = (person: Shopper) =>
  person.post('/api/subscription/withdraw', { name: 'Ada Consumer', confirm: true });
const receiptOf = async ({ id }: Shopper): Promise<string> => {
  const { rows } = await shop.server.db.$client.query<{ id: string }>(
    `SELECT id FROM obligations WHERE user_id = $1 AND kind = 'acknowledge-withdrawal'`,
    [id],
  );
  return rows[0]?.id ?? '';
};
const stateOf = async (receipt: string) => {
  const { rows } = await shop.server.db.$client.query(
    'SELECT proof, last_error, letter IS NULL AS is_forgotten FROM obligations WHERE id = $1',
    [receipt],
  );
  return rows[0];
};
const follow = async (): Promise<void> => {
  shop.server.pass(3_600);
  await followReceipts(shop.server.services);
};
const sent = { proof: 'the mail server accepted it', last_error: null, is_forgotten: true };

it('the receipt of a withdrawal is owed until the mail server has it, and then forgotten', async () => {
  const person = await shop.subscriber('receipt');
  expect((await withdraw(person)).status).toBe(200);
  const receipt = await receiptOf(person);
  expect(await stateOf(receipt)).toMatchObject({ proof: null, is_forgotten: false });
  await shop.server.services.mail.work();
  await follow();
  expect(await stateOf(receipt)).toEqual(sent);
  const mails = await mailbox.mailsTo('receipt@example.org');
  const [mail] = mails.filter(({ subject }) => subject === 'We received your withdrawal');
  expect(mail?.text).toContain('Ada Consumer');
});

it('is reported after an hour when the mail server refuses it, and sent once it takes it', async () => {
  const person = await shop.subscriber('refused-receipt');
  await shop.server.services.mail.work();
  mailbox.refuseNext(550);
  await withdraw(person);
  const receipt = await receiptOf(person);
  await shop.server.services.mail.work();
  await follow();
  expect(await stateOf(receipt)).toMatchObject({ proof: null, last_error: 'the mail server did not accept it' });
  await alertAboutOverdue(shop.server.services);
  const { rows } = await shop.server.db.$client.query<{ message: string }>(
    `SELECT message FROM journal WHERE kind = 'obligation-overdue' ORDER BY id`,
  );
  expect(rows.map(({ message }) => message).join('\n')).toContain('the receipt of a withdrawal has not been sent');
});

it('survives the account and a restore, in which waiting mails are given up', async () => {
  const person = await shop.subscriber('gone-receipt');
  await shop.server.services.mail.work();
  await withdraw(person);
  const receipt = await receiptOf(person);
  expect((await person.post('/api/account/delete', { password })).status).toBe(200);
  // What a restore does: nobody knows what was sent after the copy was taken.
  await shop.server.db.$client.query(
    `UPDATE outbox SET state = 'failed', body = NULL, closed_at = now() WHERE dedupe_key = $1`,
    [`withdrawal:${receipt}`],
  );
  await follow();
  await shop.server.services.mail.work();
  await follow();
  expect(await stateOf(receipt)).toEqual(sent);
  expect((await mailbox.mailsTo('gone-receipt@example.org')).some(({ text }) => text.includes('Ada Consumer'))).toBe(
    true,
  );
});
