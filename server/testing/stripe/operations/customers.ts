import type { Stripe } from 'stripe';
import { cancel, customerOf } from '../bill.ts';
import { customerWith } from '../objects/accounts.ts';
import { Refusal } from '../refusal.ts';
import { refuseWithoutPlace } from '../tax.ts';
import { idOf, type World } from '../world.ts';
import { metadataOf } from './metadata-of.ts';
import type { Operations } from './operations-type.ts';
import { page } from './page.ts';

export const customers = {
  'accounts.retrieveCurrent': (world) => ({ id: world.account, object: 'account' }),
  'customers.create': (world, params) => {
    const id = world.id('cus');
    const clock = params.test_clock ?? null;
    const created = clock === null ? world.realNow() : world.get('clock', clock).frozen_time;
    const customer = customerWith({
      id,
      created,
      email: params.email ?? null,
      metadata: metadataOf(params.metadata),
      test_clock: clock,
    });
    describe(customer, params);
    world.tables.customer.set(id, customer);
    world.emit('customer.created', customer, created);
    return customer;
  },
  'customers.update': (world, params, id) => {
    const customer = world.get('customer', id);
    describe(customer, params);
    Object.assign(customer.metadata, metadataOf(params.metadata));
    const card = params.invoice_settings?.default_payment_method;
    if (card !== undefined) customer.invoice_settings.default_payment_method = world.get('payment_method', card).id;
    world.emit('customer.updated', customer, world.nowOf(id));
    return customer;
  },
  // Rule `clocks-apart`.
  'customers.list': ({ tables }, { created, test_clock: clock = null, ...rest }) => {
    const from = typeof created === 'object' ? (created.gte ?? 0) : (created ?? 0);
    const own = [...tables.customer.values()].filter((each) => idOf(each.test_clock) === clock && each.created >= from);
    return page('/v1/customers', own, rest);
  },
  // Rule `deleted-is-said`.
  'customers.retrieve': (world, _params, id) =>
    world.deletedCustomers.has(id) ? { id, object: 'customer', deleted: true } : world.get('customer', id),
  'customers.createTaxId': (world, params, id) => addTaxId(world, world.get('customer', id), params),
  'customers.deleteTaxId': (world, _params, id) => {
    const [customerId = '', taxId = ''] = id.split('/');
    const { tax_ids: ids } = world.get('customer', customerId);
    if (ids !== undefined) ids.data = ids.data.filter((each) => each.id !== taxId);
    return { id: taxId, object: 'tax_id', deleted: true };
  },
  // Rule `deleting-cancels`.
  'customers.del': (world, _params, id) => {
    const customer = world.get('customer', id);
    for (const subscription of world.tables.subscription.values())
      if (customerOf(subscription) === id && subscription.ended_at === null) cancel(world, subscription);
    world.emit('customer.deleted', customer, world.nowOf(id));
    world.tables.customer.delete(id);
    world.deletedCustomers.set(id, idOf(customer.test_clock));
    return { id, object: 'customer', deleted: true };
  },
} satisfies Partial<Operations>;

const describe = (
  customer: Stripe.Customer,
  params: Pick<Stripe.CustomerCreateParams, 'name' | 'email' | 'address' | 'tax'>,
): void => {
  const before = customer.address;
  if (params.name !== undefined) customer.name = params.name;
  if (params.email !== undefined) customer.email = params.email;
  if (typeof params.address === 'object' && params.address !== null) {
    const { line1, line2, city, state, postal_code: code, country } = params.address;
    customer.address = {
      line1: line1 ?? null,
      line2: line2 ?? null,
      city: city ?? null,
      state: state ?? null,
      postal_code: code ?? null,
      country: country ?? null,
    };
  }
  if (params.tax?.validate_location !== 'immediately') return;
  try {
    refuseWithoutPlace(customer);
  } catch (error) {
    customer.address = before ?? null;
    throw error;
  }
};

/** The provider checks the form of a number, not whether it was given out: https://docs.stripe.com/tax/customer-tax-ids */
const taxIdForms: Readonly<Record<string, RegExp>> = {
  eu_vat: /^[A-Z]{2}[0-9A-Z]{8,12}$/,
  gb_vat: /^GB\d{9}(\d{3})?$/,
};

const addTaxId = (world: World, customer: Stripe.Customer, params: Stripe.CustomerCreateTaxIdParams): Stripe.TaxId => {
  if (taxIdForms[params.type]?.test(params.value) === false)
    throw new Refusal(400, { code: 'tax_id_invalid', message: `Invalid value for ${params.type}.`, param: 'value' });
  const made: Stripe.TaxId = {
    id: world.id('txi'),
    object: 'tax_id',
    country: params.value.slice(0, 2),
    created: world.nowOf(customer.id),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    owner: { customer: customer.id, customer_account: null, type: 'customer' },
    type: params.type,
    value: params.value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  };
  customer.tax_ids?.data.push(made);
  return made;
};
