import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { connectProvider, disconnectProvider, listProviders, type ProviderName } from '#contract/api/providers.ts';
import { Button } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { QueryView } from '../../../data/query-view.tsx';
import { useLoginMethods, type LoginMethodList } from '../queries.ts';
import { useWrite } from '../../../data/use-write.ts';
import { words as allWords } from '../words.ts';
import { AskPassword } from './ask-password.tsx';
import { Panel } from './panel.tsx';

const words = allWords.waysIn;

/**
 * The password and linked accounts. A list only if the operator has configured a provider; otherwise there is nothing
 * to choose.
 */
export const LoginMethodsPanel = () => {
  const ways = useLoginMethods();
  useProviderResult();
  if (ways.data?.providers.every(({ isSetUp, connectedAt }) => !isSetUp && connectedAt === null) === true) return null;
  return (
    <Panel title={words.title}>
      <QueryView query={ways} pending={words.waiting} failure={allWords.settings.failed}>
        {(found) => <Ways ways={found} />}
      </QueryView>
    </Panel>
  );
};

const Ways = ({ ways }: { ways: LoginMethodList }) => {
  const [asking, setAsking] = useState<ProviderName | null>(null);
  // The form shows failures itself; the button alone uses a toast.
  const connect = useWrite(connectProvider, { onSuccess: leave });
  const connectWithoutPassword = useWrite(connectProvider, { onSuccess: leave, failure: words.failed });
  const disconnect = useWrite(disconnectProvider, {
    failure: words.failed,
    onSuccess: ({ cache }) => void cache.refresh(listProviders),
    done: () => ({ ...words.disconnected, tone: 'good' }),
  });
  if (asking !== null)
    return (
      <AskPassword
        words={words.asking}
        onCancel={() => setAsking(null)}
        onPassword={(password) => connect.send({ provider: asking, password })}
      />
    );
  return (
    <ul className="divide-y divide-line">
      <li className="py-3 first:pt-0">
        <p className="font-medium">{words.password}</p>
        <p className="text-sm text-ink-soft">{ways.hasPassword ? words.set : words.notSet}</p>
      </li>
      {ways.providers
        .filter(({ isSetUp, connectedAt }) => isSetUp || connectedAt !== null)
        .map(({ provider, name, connectedAt }) => (
          <li key={provider} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div>
              <p className="font-medium">{name}</p>
              <p className="text-sm text-ink-soft">
                {connectedAt === null ? words.notConnected : `${words.connectedSince} ${dayOf(connectedAt)}`}
              </p>
            </div>
            <Button
              tone="bare"
              size="small"
              disabled={connectWithoutPassword.isPending || disconnect.isPending}
              aria-label={`${connectedAt === null ? words.connect : words.disconnect}: ${name}`}
              onClick={() => {
                if (connectedAt !== null) disconnect.run({ provider });
                else if (ways.hasPassword) setAsking(provider);
                else connectWithoutPassword.run({ provider, password: '' });
              }}
            >
              {connectedAt === null ? words.connect : words.disconnect}
            </Button>
          </li>
        ))}
    </ul>
  );
};

/** The provider asks the user on its own page. */
const leave = ({ answer }: { answer: OutputOf<typeof connectProvider> }): void =>
  window.location.assign(answer.address);

/** The provider's redirect carries the result in the address; it is shown once and then removed. */
const useProviderResult = (): void => {
  const [search, setSearch] = useSearchParams();
  const news = search.get('provider');
  useEffect(() => {
    if (news !== 'connected' && news !== 'taken') return;
    toast({ ...words[news], tone: news === 'connected' ? 'good' : 'error' });
    setSearch(
      (now) => {
        now.delete('provider');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [news, setSearch]);
};
