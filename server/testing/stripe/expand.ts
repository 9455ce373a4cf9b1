import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** Parts of an object that are only present when expanded. */
const onlyAsked: Record<string, readonly string[]> = { invoice: ['confirmation_secret', 'payments'] };

const tableOf: Record<string, keyof World['tables']> = {
  latest_invoice: 'invoice',
  default_payment_method: 'payment_method',
  payment_method: 'payment_method',
  schedule: 'subscription_schedule',
  customer: 'customer',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  pending_setup_intent: 'setup_intent',
  product: 'product',
};

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The response as sent: ids replaced by objects where requested, optional parts removed where not. */
export const present = (world: World, answer: object, paths: readonly string[]): Thing => {
  const copy: unknown = structuredClone(answer);
  if (!isThing(copy)) throw new Error('an answer is an object');
  const asked = paths.map((path) => path.split('.'));
  if (asked.some((path) => path.length > 4))
    throw new Refusal(400, { message: 'You cannot expand more than 4 levels of a property.' });
  return withAsked(world, copy, asked);
};

const withAsked = (world: World, thing: Thing, paths: readonly string[][]): Thing => {
  const heads = new Set(paths.map(([head = '']) => head));
  for (const hidden of onlyAsked[String(thing['object'])] ?? []) if (!heads.has(hidden)) delete thing[hidden];
  for (const head of heads) {
    if (!(head in thing))
      throw new Refusal(400, { message: `This property cannot be expanded (${head}).`, param: 'expand[0]' });
    const rest = paths
      .filter(([first]) => first === head)
      .map((path) => path.slice(1))
      .filter((path) => path.length > 0);
    thing[head] = expanded(world, head, thing[head], rest);
  }
  return inside(world, thing, heads);
};

/** Nested objects that were not named hide their optional parts, too. */
const inside = (world: World, thing: Thing, done: ReadonlySet<string>): Thing => {
  if (Array.isArray(thing['data']) && !done.has('data'))
    thing['data'] = thing['data'].map((each: unknown) => (isThing(each) ? withAsked(world, each, []) : each));
  return thing;
};

const expanded = (world: World, name: string, value: unknown, rest: readonly string[][]): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => (isThing(each) ? withAsked(world, each, rest) : each));
  if (isThing(value)) return rest.length === 0 ? value : withAsked(world, value, rest);
  const table = tableOf[name];
  if (typeof value !== 'string' || table === undefined) return value;
  const found: unknown = structuredClone(world.get(table, value));
  return isThing(found) ? withAsked(world, found, rest) : found;
};
