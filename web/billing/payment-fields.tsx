import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { Lock } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/forms/form.tsx';
import { dismissToast, shownToast, toast } from '../ui/toasts/toast.ts';
import { words } from './words.ts';

/** 'payment' charges the card, 'setup' only stores it because nothing is due now. */
export type Intent = 'payment' | 'setup';

export type PaymentFieldsProps = {
  intent: Intent;
  /** The label of the form and of its button, including the amount. */
  label: string;
  button: string;
  /** The path that the provider returns to after a bank's own page. */
  returnTo: string;
  onDone: () => void;
};

/** Card fields, their errors and the submit button. Input is kept until the payment succeeds. */
export const PaymentFields = ({
  intent,
  label,
  button,
  returnTo,
  onDone,
  children,
}: PaymentFieldsProps & { children?: ReactNode }) => {
  const stripe = useStripe();
  const elements = useElements();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isReady, setIsReady] = useState(false);
  // A second click can come before the button is rendered as disabled.
  const isPaying = useRef(false);

  const pay = async (): Promise<void> => {
    if (stripe === null || elements === null || isPaying.current) return;
    isPaying.current = true;
    setIsBusy(true);
    setFailure(null);
    // The error of the last attempt must not be shown next to the success of this one.
    dismissToast(shownToast.get()?.id ?? 0);
    const end = await confirm(stripe, elements, intent, new URL(returnTo, window.location.origin).href);
    if (end.is === 'done') {
      onDone();
      return;
    }
    isPaying.current = false;
    setIsBusy(false);
    setFailure(end.message);
    if (end.isAboutFields) return;
    toast({ title: end.title, message: end.message, tone: 'error' });
  };

  return (
    <form
      aria-label={label}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <PaymentElement onReady={() => setIsReady(true)} />
      {!isReady && <output className="block text-ink-soft">{words.loading}</output>}
      <FormFailure failure={failure} />
      {children}
      <Button type="submit" size="large" disabled={isBusy || !isReady}>
        {isBusy ? words.busy : button}
      </Button>
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        {words.secure}
      </p>
    </form>
  );
};

type End = { is: 'done' } | { is: 'failed'; title: string; message: string; isAboutFields: boolean };

const confirm = async (stripe: Stripe, elements: StripeElements, intent: Intent, returnUrl: string): Promise<End> => {
  try {
    const { error: incomplete } = await elements.submit();
    if (incomplete !== undefined) return failed(incomplete);
    // Card payments stay on our page; only a bank's own page leaves it.
    const given = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const;
    const { error } = await (intent === 'payment' ? stripe.confirmPayment(given) : stripe.confirmSetup(given));
    return error === undefined ? { is: 'done' } : failed(error);
  } catch {
    return { is: 'failed', ...words.broke, isAboutFields: false };
  }
};

/** The form itself marks incomplete fields, so they need no toast. */
const failed = ({ type, message }: Pick<StripeError, 'type' | 'message'>): End => ({
  is: 'failed',
  title: words.failed.title,
  message: message ?? words.failed.otherwise,
  isAboutFields: type === 'validation_error',
});
