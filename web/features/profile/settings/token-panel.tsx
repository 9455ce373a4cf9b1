import { useState } from 'react';
import { type ApiToken, createToken, listTokens, revokeToken } from '#contract/api/access/tokens.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { QueryView } from '../../../data/query-view.tsx';
import type { ReadCache } from '../../../data/read-cache.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { NewLink } from '../../../ui/new-link.tsx';
import { useTokens } from '../queries.ts';
import { words as allWords } from '../words.ts';
import { Panel } from './panel.tsx';
import { TokenForm } from './token-form.tsx';

const words = allWords.tokens;

export const TokenPanel = () => (
  <Panel title={words.title}>
    <QueryView query={useTokens()} pending={words.waiting} failure={allWords.settings.failed}>
      {(found) => <Tokens found={found} />}
    </QueryView>
  </Panel>
);

const refresh = ({ cache }: { cache: ReadCache }): void => void cache.refresh(listTokens);

const Tokens = ({ found: { tokens, hasPassword } }: { found: OutputOf<typeof listTokens> }) => {
  const [isAdding, setIsAdding] = useState(false);
  const create = useWrite(createToken, { onSuccess: refresh });
  const revoke = useWrite(revokeToken, {
    failure: words.failed,
    onSuccess: refresh,
    done: () => ({ ...words.revoked, tone: 'good' }),
  });
  const stop = (): void => {
    create.reset();
    setIsAdding(false);
  };
  if (create.data !== undefined)
    return (
      <div className="grid gap-4">
        <NewLink label={words.secret} address={create.data.secret} />
        <p className="text-sm">{words.keepSecret}</p>
        <Button className="justify-self-start" onClick={stop}>
          {words.finish}
        </Button>
      </div>
    );
  if (isAdding) return <TokenForm hasPassword={hasPassword} onCreate={create.send} onCancel={stop} />;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{words.lead}</p>
      {tokens.length === 0 && <p className="text-sm">{words.none}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {tokens.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            isBusy={revoke.isPending}
            onRevoke={() => revoke.run({ id: token.id })}
          />
        ))}
      </ul>
      <Button tone="quiet" className="justify-self-start" disabled={revoke.isPending} onClick={() => setIsAdding(true)}>
        {words.add}
      </Button>
    </div>
  );
};

const TokenRow = ({ token, isBusy, onRevoke }: { token: ApiToken; isBusy: boolean; onRevoke: () => void }) => {
  const { name, hint, scopes, createdAt, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {name} {isExpired && <Badge tone="poor">{words.expired}</Badge>}
        </p>
        <p className="font-mono text-sm text-ink-soft wrap-anywhere">
          {hint} · {scopes.join(', ')}
        </p>
        <p className="text-sm text-ink-soft">
          {words.created} {dayOf(createdAt)},{' '}
          {expiresAt !== null && !isExpired && `${words.expires} ${dayOf(expiresAt)}, `}
          {lastUsedAt === null ? words.neverUsed : `${words.lastUsed} ${dayOf(lastUsedAt)}`}
        </p>
      </div>
      <Button tone="bare" size="small" disabled={isBusy} aria-label={`${words.revoke}: ${name}`} onClick={onRevoke}>
        {words.revoke}
      </Button>
    </li>
  );
};
