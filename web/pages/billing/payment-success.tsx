import type { MetaFunction } from 'react-router';
import { CardView } from '../../features/payment/card-view.tsx';
import { ConfirmationView } from '../../features/payment/confirmation-view.tsx';
import { usePaymentReturn } from '../../features/payment/payment-return.ts';
import { PaymentView } from '../../features/payment/payment-view.tsx';
import { Sheet } from '../../features/payment/sheet.tsx';
import { words } from '../../features/payment/words.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NoScript } from '../../ui/no-script.tsx';

export const meta: MetaFunction = () => [{ title: 'Your payment | Parsewell' }];

const PaymentSuccessPage = () => {
  const back = usePaymentReturn();
  const session = useSession();
  if (back === undefined || session.state === 'unknown')
    return (
      <Sheet look="waiting" title={words.confirming.title} text={words.confirming.text}>
        <div className="mt-6">
          <NoScript>{words.noScript}</NoScript>
        </div>
      </Sheet>
    );
  if (session.state === 'signed-out') {
    // Only the id of the subscription is passed on; the secrets stay out of the address.
    const own = back.subscriptionId === null ? '' : `?${new URLSearchParams({ subscription_id: back.subscriptionId })}`;
    return (
      <Sheet look="waiting" title={words.signedOut.title} text={words.signedOut.text}>
        <ButtonLink to={`/login?${new URLSearchParams({ redirect: `/payment-success${own}` })}`} className="mt-6">
          {words.signedOut.button}
        </ButtonLink>
      </Sheet>
    );
  }
  if (back.change === 'card') return <CardView />;
  return back.change === 'payment' ? <ConfirmationView /> : <PaymentView back={back} />;
};

export default PaymentSuccessPage;
