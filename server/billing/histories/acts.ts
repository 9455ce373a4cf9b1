import { authenticate } from '../../testing/stripe/authenticate.ts';
import { failRefund, fillBalance } from '../../testing/stripe/operations/charges.ts';
import { oneOf } from '../../testing/chance.ts';
import { password } from '../../testing/test-app.ts';
import { chargesOf, customersOf, disputeOf, isReturned, liveOf } from './look.ts';
import type { Person, Town } from './town.ts';

/** Something that a person, a bank or an operator does. Whatever is impossible at the moment is refused, and nothing happens. */
export type Act = (town: Town, person: Person) => Promise<unknown>;

const confirm = async (
  { stripe, world }: Town,
  secret: string | undefined,
  card: string,
  agrees: boolean,
): Promise<void> => {
  const [id = ''] = (secret ?? '').split('_secret_');
  const params = { payment_method: card, return_url: 'https://parsewell.example' };
  const intent = id.startsWith('seti_')
    ? await stripe.setupIntents.confirm(id, params)
    : await stripe.paymentIntents.confirm(id, params);
  if (intent.status === 'requires_action') authenticate(world, id, agrees);
};

const begin = async (person: Person, isAnnual: boolean): Promise<string | undefined> => {
  const { client, secrets } = person;
  const { status, body } = await client.post('/api/create-subscription', { planId: 'premium', isAnnual });
  person.log.push(`begin ${status}`);
  const { clientSecret } = body;
  if (typeof clientSecret !== 'string') return undefined;
  secrets.push(clientSecret);
  return clientSecret;
};

const cards = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_visa_chargeDeclined',
  'pm_card_threeDSecure2Required',
  'pm_card_authenticationRequiredOnSetup',
  'pm_card_createDispute',
  'pm_card_pendingRefund',
  'pm_card_refundFail',
] as const;

export const subscribe: Act = async (town, person) => {
  const secret = await begin(person, person.chance() < 0.35);
  if (person.chance() < 0.85) await confirm(town, secret, oneOf(cards, person.chance), person.chance() < 0.8);
};

/** The newest payment form, or one that has been open for long. */
const payLate: Act = async (town, { secrets, chance, log }) => {
  if (secrets.length === 0) return;
  const secret = chance() < 0.5 ? secrets.at(-1) : oneOf(secrets, chance);
  log.push(`pay late ${secret?.split('_secret_')[0] ?? ''}`);
  await confirm(town, secret, oneOf(cards, chance), true);
};

const changeCard: Act = async (town, person) => {
  const { client, chance } = person;
  const { body } = await client.post('/api/subscription/card');
  const { clientSecret } = body;
  if (typeof clientSecret !== 'string') return;
  await confirm(
    town,
    clientSecret,
    oneOf([...cards, 'pm_card_chargeCustomerFail', 'pm_card_chargeCustomerFail'], chance),
    true,
  );
  if (chance() < 0.7) person.log.push(`card ${(await client.call('PUT', '/api/subscription/card')).status}`);
};

const keepPromise = (person: Person, subscription: string, at: number): void => {
  for (const promise of person.promises)
    if (promise.is === 'no-renewal' && promise.subscription === subscription)
      promise.until = Math.min(promise.until, at);
};

const cancel: Act = async (town, person) => {
  const live = liveOf(town, person)[0];
  const { status, body } = await person.client.post('/api/subscription/cancel');
  person.log.push(`cancel ${status}`);
  if (status !== 200 || live === undefined || Object(body['subscription'])['cancelAtPeriodEnd'] !== true) return;
  person.promises.push({ is: 'no-renewal', subscription: live.id, at: town.now(), until: Infinity });
};

/** Both take a cancellation back, and count as having done so even if their answer is lost. */
const resume: Act = async (town, person) => {
  const live = liveOf(town, person)[0];
  if (live !== undefined) keepPromise(person, live.id, town.now());
  person.log.push(`resume ${(await person.client.post('/api/subscription/resume')).status}`);
};
const switchTo =
  (isAnnual: boolean): Act =>
  async (town, person) => {
    const live = liveOf(town, person)[0];
    if (live !== undefined) keepPromise(person, live.id, town.now());
    person.log.push(`switch ${(await person.client.post('/api/subscription/switch', { isAnnual })).status}`);
  };

const recorded = /^We have recorded it/;

const giveBack =
  (what: 'refund' | 'withdraw'): Act =>
  async (town, person) => {
    const live = liveOf(town, person)[0];
    const since = town.now() - 14 * 24 * 3600 + 60;
    const own = chargesOf(town, person).filter((charge) => charge.created > since && !isReturned(town, charge));
    const input = what === 'withdraw' ? { name: 'Con Sumer', confirm: true } : undefined;
    const { status, body } = await person.client.post(`/api/subscription/${what}`, input);
    person.log.push(`${what} ${status}`);
    if (status !== 200 && !recorded.test(String(body['message']))) return;
    for (const charge of own) person.promises.push({ is: 'money', charge: charge.id, at: town.now() });
    if (live !== undefined) person.promises.push({ is: 'end', subscription: live.id, at: town.now() });
  };

const leave: Act = async (town, person) => {
  if (person.chance() < 0.5) return;
  const customers = customersOf(town, person);
  const { status } = await person.client.post('/api/account/delete', { password });
  person.log.push(`leave ${status}`);
  if (status !== 200) return;
  person.leftAt = town.now();
  for (const customer of customers) person.promises.push({ is: 'gone', customer, at: town.now() });
};

const bankDecides: Act = async (town, person) => {
  const open = chargesOf(town, person)
    .map((charge) => disputeOf(town, charge))
    .find((dispute) => dispute?.status === 'needs_response');
  if (open === undefined) return;
  const words = person.chance() < 0.5 ? 'winning_evidence' : 'losing_evidence';
  await town.stripe.disputes.update(open.id, { evidence: { uncategorized_text: words }, submit: true });
};

/** Banks return refunds within a month; ours are remembered for 120 days. */
const returnedWithinSeconds = 30 * 24 * 3600;

const refundFails: Act = async ({ world, now }, person) => {
  const refunds = [...world.tables.refund.values()].filter(
    ({ status, created }) => status === 'succeeded' && created > now() - returnedWithinSeconds,
  );
  if (refunds.length > 0 && person.chance() < 0.3) failRefund(world, oneOf(refunds, person.chance).id);
};

const operatorEnds: Act = async (town, person) => {
  const live = liveOf(town, person)[0];
  if (live !== undefined && person.chance() < 0.3) await town.stripe.subscriptions.cancel(live.id);
};

const poll: Act = (_town, { client }) => client.get('/api/subscription');

/** The product is asked, and the provider may fail at every call. */
export const actsOfPeople: readonly Act[] = [
  subscribe,
  subscribe,
  subscribe,
  changeCard,
  cancel,
  resume,
  switchTo(true),
  switchTo(false),
  giveBack('refund'),
  giveBack('withdraw'),
  leave,
  poll,
];

/** Things between the provider and others. */
export const actsOfOthers: readonly Act[] = [payLate, bankDecides, refundFails, operatorEnds];

/** Times when the account at the provider has no money, or its key has no rights. */
export const beginHardTimes = ({ double }: Town, kind: number): void => {
  if (kind < 0.4) double.world.settings.balanceCents = 0;
  else if (kind < 0.7) double.keyIs = 'revoked';
  else double.keyIs = 'restricted';
};

export const endHardTimes = ({ double }: Town): void => {
  double.keyIs = 'valid';
  fillBalance(double.world);
};
