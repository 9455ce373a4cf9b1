import { listInvoices } from '#contract/api/my-subscription.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { fresh, useRead } from '../../../../data/use-read.ts';
import { moneyOf } from '../../../../billing/money.ts';
import { QueryView } from '../../../../data/query-view.tsx';
import { dayOf } from '../../../../ui/dates.ts';
import { ExternalLink } from '../../../../ui/external-link.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { words as allWords } from './words.ts';

const words = allWords.invoices;

type Invoice = OutputOf<typeof listInvoices>['invoices'][number];

/** Invoices, newest first. */
export const InvoiceList = () => (
  <Fold summary={<h4 className="font-semibold">{words.title}</h4>} className="border-t border-line pt-4">
    <QueryView query={useRead(listInvoices, {}, fresh)} pending={words.waiting} failure={words.failed}>
      {({ invoices: list }) =>
        list.length === 0 ? (
          <p className="text-ink-soft">{words.none}</p>
        ) : (
          <ul className="divide-y divide-line">
            {list.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )
      }
    </QueryView>
  </Fold>
);

const InvoiceRow = ({ invoice }: { invoice: Invoice }) => {
  const { createdAt, number, amount, refunded, currency, status, address } = invoice;
  const about = [
    words.status[status] ?? status,
    refunded > 0 ? words.refunded(moneyOf(refunded, currency)) : null,
    number,
  ];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 tabular-nums first:pt-0">
      <div>
        <p className="font-medium">
          {dayOf(createdAt)} · {moneyOf(amount, currency)}
        </p>
        <p className="text-sm text-ink-soft">{about.filter((part) => part !== null).join(', ')}</p>
      </div>
      {address !== null && <ExternalLink href={address}>{words.open}</ExternalLink>}
    </li>
  );
};
