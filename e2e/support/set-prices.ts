import { prices } from './payment-double.ts';

/** Sets the Premium prices as an operator would, as soon as the product and the payment provider respond. */
export const setPrices = async (address: string, password: string): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'admin', password });
  for (let count = 0; count < 300; count += 1) {
    await new Promise((done) => void setTimeout(done, 500));
    const login = await fetch(`${address}/api/login`, { method: 'POST', headers, body }).catch(() => null);
    const cookie = login?.headers.getSetCookie()[0]?.split(';')[0];
    if (login?.ok !== true || cookie === undefined) continue;
    const answer = await fetch(`${address}/api/update-stripe-plans`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ premiumMonthlyPriceId: prices.monthly, premiumAnnualPriceId: prices.annual }),
    });
    if (answer.ok) return;
  }
};
