import type { Page } from '@playwright/test';

/**
 * Fakes the payment provider's script at its own address: card fields that accept a number, a 3-D Secure window, and
 * the functions that our pages call. It forwards everything to the fake provider, so payments and subscriptions are as
 * real as they are to the server.
 */
export const playProvider = async (page: Page, provider: string): Promise<void> => {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` }),
  );
  // The content security policy allows requests to the provider's own address only.
  await page.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isAsked = route.request().method() === 'OPTIONS';
    const answer = isAsked ? null : await route.fetch({ url: `${provider}${pathname}` });
    await route.fulfill({
      status: answer?.status() ?? 204,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
      body: (await answer?.text()) ?? '',
    });
  });
};

// The function is sent to the page as text, so it must be self-contained.
/* oxlint-disable unicorn/consistent-function-scoping */
const script = (): void => {
  type Intent = { status?: string; error?: { message?: string }; last_payment_error?: { message?: string } | null };
  type Confirm = {
    clientSecret?: string;
    elements?: { secret: string; values: () => { number: string; isByBank: boolean } };
    confirmParams: { return_url: string; payment_method?: string };
  };
  const ask = async (act: string, input: object): Promise<Intent> => {
    const answer = await fetch(`https://api.stripe.com/double/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    return (await answer.json()) as Intent;
  };

  const isConfirmedByBank = (): Promise<boolean> =>
    new Promise((resolve) => {
      const bank = document.createElement('div');
      bank.setAttribute('role', 'alertdialog');
      bank.setAttribute('aria-label', 'Your bank');
      for (const [name, agrees] of [
        ['Complete authentication', true],
        ['Fail authentication', false],
      ] as const) {
        const button = document.createElement('button');
        button.textContent = name;
        button.addEventListener('click', () => {
          bank.remove();
          resolve(agrees);
        });
        bank.append(button);
      }
      document.body.prepend(bank);
    });

  const elements = ({ clientSecret }: { clientSecret: string }) => {
    const box = document.createElement('div');
    const label = document.createElement('label');
    const number = document.createElement('input');
    label.append('Card number ', number);
    const bankLabel = document.createElement('label');
    const isByBank = document.createElement('input');
    isByBank.type = 'checkbox';
    bankLabel.append(isByBank, ' Pay on the page of my bank');
    box.append(label, bankLabel);
    const heard = new Map<string, () => void>();
    const element = {
      on: (event: string, tell: () => void) => void heard.set(event, tell),
      once: () => undefined,
      off: () => undefined,
      mount: (node: HTMLElement) => {
        node.append(box);
        setTimeout(() => heard.get('ready')?.(), 50);
      },
      update: () => undefined,
      unmount: () => box.remove(),
      destroy: () => box.remove(),
    };
    return {
      secret: clientSecret,
      values: () => ({ number: number.value, isByBank: isByBank.checked }),
      create: () => element,
      getElement: () => element,
      update: () => undefined,
      submit: async () =>
        number.value === '' ? { error: { type: 'validation_error', message: 'Your card number is incomplete.' } } : {},
    };
  };

  const refused = (intent: Intent) => ({
    error: { type: 'card_error', message: intent.error?.message ?? intent.last_payment_error?.message },
  });

  const confirmAs =
    (kind: 'payment' | 'setup') =>
    async ({ elements: form, clientSecret: given = '', confirmParams }: Confirm): Promise<object> => {
      const { number, isByBank } = form?.values() ?? { number: '', isByBank: false };
      const clientSecret = form?.secret ?? given;
      const paymentMethod = confirmParams.payment_method;
      let intent = await ask('confirm', { clientSecret, number, ...(form === undefined ? { paymentMethod } : {}) });
      if (intent.status === 'requires_action')
        intent = await ask('authenticate', { clientSecret, agrees: await isConfirmedByBank() });
      const isDone = intent.status === 'succeeded';
      if (!isByBank) return isDone ? {} : refused(intent);
      const back = new URL(confirmParams.return_url);
      back.searchParams.set(`${kind}_intent`, clientSecret.split('_secret_')[0] ?? '');
      back.searchParams.set(`${kind}_intent_client_secret`, clientSecret);
      back.searchParams.set('redirect_status', isDone ? 'succeeded' : 'failed');
      location.assign(back);
      return new Promise(() => undefined);
    };

  const nothing = () => undefined;
  const Stripe = () => ({
    elements,
    confirmPayment: confirmAs('payment'),
    confirmSetup: confirmAs('setup'),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      const intent = await ask('authenticate', { clientSecret, agrees: await isConfirmedByBank() });
      return intent.status === 'succeeded' ? {} : refused(intent);
    },
    retrievePaymentIntent: async (clientSecret: string) => ({ paymentIntent: await ask('retrieve', { clientSecret }) }),
    retrieveSetupIntent: async (clientSecret: string) => ({ setupIntent: await ask('retrieve', { clientSecret }) }),
    createToken: nothing,
    createPaymentMethod: nothing,
    confirmCardPayment: nothing,
    registerAppInfo: nothing,
    _registerWrapper: nothing,
  });
  Object.assign(globalThis, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
};
