import { z } from 'zod';
import { testCards } from './cards.ts';
import { authenticate } from './authenticate.ts';
import { operations } from './operations.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

const inputSchema = z.object({
  clientSecret: z.string().default(''),
  /** One of the provider's test card numbers, with or without spaces. */
  number: z.string().default(''),
  /** A stored card, instead of a number. */
  paymentMethod: z.string().optional(),
  agrees: z.boolean().default(true),
});

/** What the provider's script does in a browser, as JSON for a stub of that script: `confirm` pays or stores a card by its number, `authenticate` answers the bank, `retrieve` returns the state of an intent. A secret opens only its own intent. */
export const sideDoor = (world: World, url: string, text: string): object => {
  const input = inputSchema.parse(text === '' ? {} : JSON.parse(text));
  const [id = ''] = input.clientSecret.split('_secret_');
  const isSetup = id.startsWith('seti_');
  const act = url.slice('/double/'.length);
  if (text === '') return {};
  const intent = isSetup ? world.get('setup_intent', id) : world.get('payment_intent', id);
  if (intent.client_secret !== input.clientSecret) throw new Refusal(404, { message: 'No such intent.' });
  if (act === 'retrieve') return intent;
  if (act === 'authenticate') return authenticate(world, id, input.agrees);
  if (act !== 'confirm') throw new Refusal(404, { message: `There is no /double/${act}.` });
  if (input.paymentMethod !== undefined)
    return operations['paymentIntents.confirm'](world, { payment_method: input.paymentMethod }, id);
  const number = input.number.replaceAll(/\s/g, '');
  const card = testCards.find((each) => each.number === number);
  if (card === undefined)
    throw new Refusal(402, { code: 'incorrect_number', message: 'Your card number is incorrect.' });
  const params = { payment_method: card.token };
  return isSetup
    ? operations['setupIntents.confirm'](world, params, id)
    : operations['paymentIntents.confirm'](world, params, id);
};
