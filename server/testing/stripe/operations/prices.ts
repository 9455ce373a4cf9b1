import { priceWith, productWith } from '../objects/prices.ts';
import type { Operations } from './operations-type.ts';

export const prices = {
  'products.create': (world, params) => {
    const product = productWith({ id: world.id('prod'), created: world.realNow(), name: params.name });
    world.tables.product.set(product.id, product);
    return product;
  },
  'prices.create': (world, params) => {
    const price = priceWith({
      id: world.id('price'),
      created: world.realNow(),
      currency: params.currency,
      product: world.get('product', params.product ?? '').id,
      unit_amount: params.unit_amount ?? null,
      tax_behavior: params.tax_behavior ?? 'unspecified',
      recurring:
        params.recurring === undefined
          ? null
          : { interval: params.recurring.interval, interval_count: params.recurring.interval_count ?? 1 },
    });
    world.tables.price.set(price.id, price);
    return price;
  },
  'prices.retrieve': (world, _params, id) => world.get('price', id),
  'prices.update': (world, params, id) => Object.assign(world.get('price', id), { active: params.active ?? true }),
} satisfies Partial<Operations>;
