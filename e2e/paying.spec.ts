import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults, looks, openIn } from './looks.ts';
import { operator } from './operator.ts';
import { paymentAddress, prices } from './payment-double.ts';
import { playProvider } from './provider-script.ts';
import { analyze, enter, golden, logIn, newPerson, pricesAreSet, register, watch } from './steps.ts';

/** Plays the provider's script; answers with whatever the page complains of, or its policy refuses. */
const listen = async (page: Page): Promise<() => string[]> => {
  await pricesAreSet(page);
  await playProvider(page, paymentAddress);
  const noise = watch(page);
  const refused: string[] = [];
  await page.exposeFunction('tellRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (globalThis as unknown as { tellRefusal: (what: string) => void }).tellRefusal(event.blockedURI);
    });
  });
  return () => [...noise.filter((line) => !/a request to (js|api)\.stripe\.com/.test(line)), ...refused];
};

const choosePremium = async (page: Page, billing: 'monthly' | 'annual' = 'monthly'): Promise<void> => {
  await page.goto(`/pricing?billing=${billing}`);
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await formIsThere(page);
};
const formIsThere = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe to Premium' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeVisible();
};
const pay = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
};
const isPremium = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: /Payment Successful!|Subscription Activated!/ })).toBeVisible();
};
/** Somebody with Premium, on their settings. */
const subscriber = async (page: Page, billing: 'monthly' | 'annual' = 'monthly'): Promise<void> => {
  await enter(page);
  await choosePremium(page, billing);
  await pay(page, cards.works);
  await isPremium(page);
  await page.goto('/profile?tab=settings');
  await expect(panel(page).getByText('Premium', { exact: true }).first()).toBeVisible();
};
const panel = (page: Page) => page.getByRole('region', { name: 'Subscription' });
const stateOf = async (page: Page): Promise<{ plan: string; status: string }> =>
  (await (await page.request.get('/api/subscription')).json()) as { plan: string; status: string };

const cards = { works: '4242 4242 4242 4242', declines: '4000 0000 0000 0002', asks: '4000 0000 0000 3220' };

test('W2: a visitor walks from the main page to the prices, logs in on the way, and pays for a year', async ({
  page,
}) => {
  const complaints = await listen(page);
  const fromProvider: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('stripe.com')) fromProvider.push(request.url());
  });
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('radio', { name: /Annual/ }).click();
  await expect(page.getByText('$11.99')).toBeVisible();
  await expect(page.getByText('$143.88 billed yearly')).toBeVisible();
  await expect(page.getByText('Save 20%')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page.getByText('Please log in to subscribe to a plan.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?plan=premium&billing=annual$/);
  // Neither the prices nor the login load anything of the provider: only the form does.
  expect(fromProvider).toEqual([]);
  await logIn(page, person);
  await formIsThere(page);
  expect(fromProvider.some((url) => url.startsWith('https://js.stripe.com/'))).toBe(true);
  await expect(page).toHaveURL(/\/pricing\?plan=premium&billing=annual$/);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Due today$143.88');
  await pay(page, cards.works);
  await isPremium(page);
  await expect(page.getByText('$143.88 a year')).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ plan: 'premium', status: 'active' });
  expect(complaints()).toEqual([]);
});

test('the plan that was chosen before an account was made is there after the login', async ({ page }) => {
  const complaints = await listen(page);
  const person = newPerson();
  await page.goto('/auth-landing');
  await page.getByRole('tab', { name: 'Annual (20% off)' }).click();
  await page.getByRole('link', { name: 'Start with Premium, annual' }).click();
  await expect(page).toHaveURL(/\/register\?plan=premium&billing=annual$/);
  await register(page, person);
  await logIn(page, person);
  await formIsThere(page);
  await expect(page.getByRole('button', { name: 'Pay $143.88' })).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('a declined card is said beside the form, which stays; another card then pays', async ({ page }) => {
  await listen(page);
  await enter(page);
  await choosePremium(page);
  await page.getByRole('button', { name: 'Pay $14.99' }).click();
  await expect(page.getByRole('form', { name: 'Payment' }).getByText('Your card number is incomplete.')).toBeVisible();
  await pay(page, cards.declines);
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Payment' }).getByText('Your card was declined.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue(cards.declines);
  expect(await stateOf(page)).toMatchObject({ plan: 'free' });
  await pay(page, cards.works);
  await isPremium(page);
});

test('P9: two clicks on the button make one payment', async ({ page }) => {
  await listen(page);
  await enter(page);
  await choosePremium(page);
  await page.getByLabel('Card number').fill(cards.works);
  await page.getByRole('button', { name: 'Pay $14.99' }).dblclick();
  await isPremium(page);
  const { invoices } = (await (await page.request.get('/api/subscription/invoices')).json()) as { invoices: object[] };
  expect(invoices).toHaveLength(1);
});

test('a bank asks first: who says no stays Free and may try again, who says yes has Premium', async ({ page }) => {
  await listen(page);
  await enter(page);
  await choosePremium(page);
  await pay(page, cards.asks);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByText('Payment Failed')).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ plan: 'free' });
  await pay(page, cards.asks);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await isPremium(page);
});

test('P13: who comes back from the page of a bank finds no secret in the address', async ({ page }) => {
  const complaints = await listen(page);
  await enter(page);
  await choosePremium(page);
  await page.getByLabel('Pay on the page of my bank').check();
  await pay(page, cards.works);
  await isPremium(page);
  await expect(page).toHaveURL(/\/payment-success\?subscription_id=[^&]+$/);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('who comes back from the page of a bank that refused is told so, and can try again', async ({ page }) => {
  await listen(page);
  await enter(page);
  await choosePremium(page);
  await page.getByLabel('Pay on the page of my bank').check();
  await pay(page, cards.declines);
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await formIsThere(page);
});

test('P13: who changes the card on the page of a bank comes back to a card that is saved, and to no secret', async ({
  page,
}) => {
  const complaints = await listen(page);
  await subscriber(page);
  await panel(page).getByRole('button', { name: 'Change card' }).click();
  await page.getByLabel('Card number').fill('5555 5555 5555 4444');
  await page.getByLabel('Pay on the page of my bank').check();
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('heading', { name: 'Your card is saved' })).toBeVisible();
  await expect(page).toHaveURL(/\/payment-success\?change=card$/);
  await page.getByRole('link', { name: 'Back to my subscription' }).click();
  await expect(panel(page).getByText(/Mastercard ending in 4444/)).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('an address that pretends a new card changes nothing', async ({ page }) => {
  await listen(page);
  await subscriber(page);
  await page.goto('/payment-success?change=card');
  await page.getByRole('link', { name: 'Back to my subscription' }).click();
  await expect(panel(page).getByText(/Visa ending in 4242/)).toBeVisible();
});

test('P8: an address that pretends a payment makes nobody Premium', async ({ page }) => {
  await listen(page);
  await enter(page);
  await page.goto('/payment-success?payment_intent=pi_made_up');
  await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible();
  await page.goto('/dashboard?plan=premium');
  await expect(page.getByText('We are confirming your payment')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Your subscription' }).getByText('Free', { exact: true }),
  ).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ plan: 'free' });
});

test('Change Plan and Back lead to the plans, and the same subscription is gone on with later', async ({ page }) => {
  await listen(page);
  await enter(page);
  await choosePremium(page);
  await page.getByRole('button', { name: 'Change Plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await formIsThere(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Go on with the payment' }).click();
  await formIsThere(page);
  await pay(page, cards.works);
  await isPremium(page);
});

test('the free plan is chosen at once and leads to the dashboard', async ({ page }) => {
  await enter(page);
  await page.goto('/pricing');
  await expect(page.getByText('Current plan')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Free' }).click();
  await expect(page).toHaveURL(/\/dashboard\?plan=free$/);
  await expect(page.getByRole('main').getByText('You are on the Free plan')).toBeVisible();
});

test('a subscription is cancelled in two clicks, and resumed in one', async ({ page }) => {
  const complaints = await listen(page);
  await subscriber(page);
  await panel(page).getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Subscription cancelled')).toBeVisible();
  await expect(panel(page).getByText(/Cancelled\. Premium lasts until/)).toBeVisible();
  await expect(panel(page).getByText('None: nothing more is charged')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Subscription resumed')).toBeVisible();
  await expect(panel(page).getByText(/Cancelled\./)).toHaveCount(0);
  expect(complaints()).toEqual([]);
});

test('the period is changed after its price was said, and another card is kept', async ({ page }) => {
  const complaints = await listen(page);
  await subscriber(page);
  await panel(page).getByRole('button', { name: 'Pay by the year' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay by the year?' });
  await expect(dialog.getByText(/Then \$143\.88 every year/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(panel(page).getByText('$143.88 a year')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Pay by the month' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
  await expect(panel(page).getByText(/you pay \$14\.99 a month/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Take this change back' }).click();
  await expect(panel(page).getByText(/you pay \$14\.99 a month/)).toHaveCount(0);

  await panel(page).getByRole('button', { name: 'Change card' }).click();
  await page.getByLabel('Card number').fill('5555 5555 5555 4444');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(panel(page).getByText(/Mastercard ending in 4444/)).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('money comes back within fourteen days, and the invoice says so', async ({ page }) => {
  const complaints = await listen(page);
  await subscriber(page);
  await panel(page).getByRole('button', { name: 'Get my money back' }).click();
  await page.getByRole('button', { name: 'Send $14.99 back' }).click();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Free', { exact: true })).toBeVisible();
  await panel(page).getByText('Invoices').click();
  await expect(panel(page).getByText(/\$14\.99 refunded/)).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('a consumer withdraws from the contract in two steps', async ({ page }) => {
  const complaints = await listen(page);
  await subscriber(page);
  await panel(page).getByRole('button', { name: 'Withdraw from contract here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw from contract' });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Amara Reyes');
  await dialog.getByRole('button', { name: 'Confirm withdrawal here' }).click();
  await expect(dialog.getByText('Please confirm that you withdraw')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Confirm withdrawal here' }).click();
  await expect(page.getByText('You have withdrawn')).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ plan: 'free' });
  expect(complaints()).toEqual([]);
});

test('the scan of the day is used: the time of the next one is said, and the file is kept while somebody subscribes', async ({
  page,
}) => {
  await listen(page);
  await enter(page);
  await page.goto('/');
  await analyze(page, 'clean-pdf');
  await page.getByLabel('Resume file (PDF or DOCX)').setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  await expect(page.getByText('You have used the scan of today')).toBeVisible();
  await expect(page.getByText(/Your next one opens on \w+ \d+, 20\d\d at/)).toBeVisible();
  await page.getByRole('link', { name: 'See Premium' }).click();
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await formIsThere(page);
  await pay(page, cards.works);
  await isPremium(page);
  await page.getByRole('link', { name: 'Check a resume' }).click();
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  await expect(page.getByRole('heading', { name: 'Resume Analysis Results' })).toBeVisible();
});

test('P12: an operator is told why a price does not fit, and nothing changes', async ({ page }) => {
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  await page.goto('/admin/stripe-config');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, operator);
  await expect(page.getByRole('heading', { level: 1, name: 'Update Stripe Price IDs' })).toBeVisible();
  const [monthly, annual] = [
    page.getByRole('textbox', { name: 'Monthly Price ID' }),
    page.getByRole('textbox', { name: 'Annual Price ID' }),
  ];
  await expect(monthly).toHaveValue(prices.monthly);
  await annual.fill('');
  await page.getByRole('button', { name: 'Update Price IDs' }).click();
  await expect(page.getByText('Missing Price IDs')).toBeVisible();
  await annual.fill(prices.monthly);
  await page.getByRole('button', { name: 'Update Price IDs' }).click();
  await expect(page.getByText('Failed to update Stripe price IDs.').first()).toBeVisible();
  await expect(page.getByText(/The annual price is charged every 1 month, not every year/).first()).toBeVisible();
  await annual.fill(prices.annual);
  await page.getByRole('button', { name: 'Update Price IDs' }).click();
  await expect(page.getByText('Stripe price IDs updated successfully')).toBeVisible();
});

for (const look of looks)
  test(`the pages around paying have no fault that axe finds, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
  }) => {
    const page = await openIn(browser, look);
    await listen(page);
    for (const path of ['/pricing?billing=annual', '/auth-landing']) {
      await page.goto(path);
      await expect(page.getByText('/month').first()).toBeVisible();
      await expectNoFaults(page, path);
    }
    await enter(page);
    await choosePremium(page, 'annual');
    await expectNoFaults(page, 'the payment form');
    await pay(page, cards.works);
    await isPremium(page);
    await expectNoFaults(page, '/payment-success');
    await page.goto('/dashboard?plan=premium');
    await expect(page.getByText('Welcome to Premium')).toBeVisible();
    await expectNoFaults(page, '/dashboard');
    await page.goto('/profile?tab=settings');
    await expect(panel(page).getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    await expectNoFaults(page, '/profile');
  });

test('plans that cannot be loaded are asked for four times, then the built-in ones are shown with a notice', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/api/subscription-plans', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not now.' } });
  });
  await page.goto('/pricing?billing=annual');
  await expect(page.getByText('Loading the price…').first()).toBeVisible();
  await expect(page.getByText('Error loading plans')).toBeVisible();
  await expect(page.getByText('There was an issue fetching subscription plans. Using default plans.')).toBeVisible();
  await expect(page.getByText('Failed to load subscription plans. Please try again later.')).toBeVisible();
  await expect(page.getByText('$11.99')).toBeVisible();
  expect(asked).toBe(4);
});

test('P11: a server without payment keys says so, and the plans stay', async ({ page }) => {
  await enter(page);
  const demo = { is: 'demo', demoMode: true, message: 'Payment processing is not available in demo mode.' };
  await page.route('**/api/create-subscription', (route) => route.fulfill({ json: demo }));
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page.getByText(demo.message)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing\?billing=monthly$/);
});

test('a provider that cannot be reached is told with its sentence, and the plans stay', async ({ page }) => {
  await enter(page);
  await page.route('**/api/create-subscription', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'payments-unavailable', message: 'Failed to initialize subscription. Please try again.' },
    }),
  );
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page.getByText('Failed to initialize subscription. Please try again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
});

test('a blocked payment form is said, and comes when it is let through', async ({ page }) => {
  await listen(page);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await enter(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page.getByText('The payment form could not be loaded')).toBeVisible();
  await page.unroute('https://js.stripe.com/**');
  await playProvider(page, paymentAddress);
  await page.getByRole('button', { name: 'Try again' }).click();
  await formIsThere(page);
});
