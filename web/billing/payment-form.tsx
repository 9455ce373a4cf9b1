import { Elements } from '@stripe/react-stripe-js';
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { lookOfFields } from './look-of-fields.ts';
import { PaymentFields, type PaymentFieldsProps } from './payment-fields.tsx';
import { useProvider } from './use-provider.ts';
import { words } from './words.ts';

/**
 * The provider's form for one payment or one card. Never inside a `dialog`, which would cover the bank's window. A
 * default export, so that it is loaded only for a payment.
 */
const PaymentForm = ({
  publishableKey,
  clientSecret,
  children,
  ...fields
}: PaymentFieldsProps & { publishableKey: string; clientSecret: string; children?: ReactNode }) => {
  const provider = useProvider(publishableKey);
  const [appearance] = useState(lookOfFields);
  if (provider.data !== undefined)
    return (
      <Elements stripe={provider.data} options={{ clientSecret, appearance }}>
        <PaymentFields {...fields}>{children}</PaymentFields>
      </Elements>
    );
  if (!provider.isError) return <output className="block py-6 text-ink-soft">{words.loading}</output>;
  return (
    <Note tone="error" role="alert">
      <p className="font-semibold">{words.cannotLoad.title}</p>
      <p>{words.cannotLoad.text}</p>
      <Button tone="quiet" size="small" className="mt-3" onClick={() => void provider.refetch()}>
        {words.cannotLoad.retry}
      </Button>
    </Note>
  );
};

export default PaymentForm;
