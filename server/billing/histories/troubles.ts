import type { Trouble } from '../../testing/stripe/double.ts';
import type { Requests } from '../../testing/stripe/request-types.ts';
import { type Chance, oneOf } from '../../testing/chance.ts';

const everywhere: readonly Trouble[] = [
  { is: 500 },
  { is: 429 },
  { is: 'reset' },
  { is: 'lost' },
  { is: 'lost' },
  { is: 'refused', status: 401, code: 'api_key_expired' },
  { is: 'refused', status: 403, code: 'permission_error' },
  { is: 'refused', status: 429, code: 'lock_timeout' },
];

const ofRefunds: readonly Trouble[] = [
  ...everywhere,
  { is: 'refused', status: 400, code: 'balance_insufficient' },
  { is: 'refused', status: 400, code: 'balance_insufficient' },
];

/** What goes wrong with one request, if anything: with a share of them. */
export const troubleBy = (chance: Chance, share: number, name: keyof Requests): Trouble | null => {
  if (chance() >= share) return null;
  return oneOf(name === 'refunds.create' ? ofRefunds : everywhere, chance);
};
