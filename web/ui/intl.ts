import { madeOnce } from '#contract/made-once.ts';

/** '1,234'. */
const whole = madeOnce(() => new Intl.NumberFormat('en-US'));
export const numberOf = (value: number): string => whole().format(value);

const currencies = new Map<string, Intl.NumberFormat>();

/** The formatter of amounts in this currency. */
export const currencyFormat = (currency: string): Intl.NumberFormat => {
  const known = currencies.get(currency);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  currencies.set(currency, made);
  return made;
};
