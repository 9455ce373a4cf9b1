import { useId } from 'react';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { startProviderLogin } from '#contract/api/providers.ts';
import type { getPublicFacts } from '#contract/api/public-facts.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/forms/form.tsx';
import { words as allWords } from './words.ts';

const words = allWords.providers;

/**
 * Login with another provider. Disabled with a reason until the operator sets it up. `intention` is why the login page
 * was opened; `losesResume` warns that a chosen file does not survive leaving the site.
 */
export const OtherProviders = ({
  intention,
  invitation = null,
  losesResume,
}: {
  intention: Record<string, string>;
  /** The token of an invitation, with which the first login creates an account. */
  invitation?: string | null;
  losesResume: boolean;
}) => {
  const reasonId = useId();
  const facts = usePublicFacts().data;
  const isSetUp = facts?.providers ?? [];
  const openIdName = facts?.openIdName ?? null;
  const names = { ...words.names, ...(openIdName !== null && { oidc: openIdName }) };
  const start = useWrite(startProviderLogin, { onSuccess: ({ answer }) => window.location.assign(answer.address) });
  const failure = start.error === null ? null : sentenceOf(start.error, words.failed);
  // The provider's page takes a moment to load, and the buttons stay disabled until it does.
  const isLeaving = start.isPending || start.data !== undefined;
  return (
    <div className="grid gap-3">
      <p
        aria-hidden
        className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
      >
        {words.divider}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['oidc', 'google', 'linkedin'] as const).map((provider) => {
          const name = names[provider];
          return (
            name !== undefined && (
              <Button
                key={provider}
                tone="quiet"
                className={provider === 'oidc' ? 'sm:col-span-2' : ''}
                disabled={!isSetUp.includes(provider) || isLeaving}
                aria-describedby={reasonId}
                onClick={() => start.run({ provider, ...intention, ...(invitation !== null && { invitation }) })}
              >
                {name}
              </Button>
            )
          );
        })}
      </div>
      <FormFailure failure={failure} />
      <p id={reasonId} className="text-sm text-ink-soft">
        {reasonFor({ facts, isInvited: invitation !== null, losesResume })}
      </p>
    </div>
  );
};

/** Those that every site could have, so that their buttons stand there with a reason. */
const wellKnown = ['google', 'linkedin'] as const;

type Facts = Pick<OutputOf<typeof getPublicFacts>, 'providers' | 'createsAccounts'>;

const reasonFor = ({
  facts,
  isInvited,
  losesResume,
}: {
  facts: Facts | undefined;
  isInvited: boolean;
  losesResume: boolean;
}): string => {
  const { providers: isSetUp = [], createsAccounts = [] } = facts ?? {};
  const missing = wellKnown.filter((name) => !isSetUp.includes(name)).map((name) => words.names[name]);
  const off = missing.length === wellKnown.length ? words.reason : missing.map((name) => `${name} ${words.oneOff}`);
  if (isSetUp.length === 0) return words.reason;
  const canAllCreate = isInvited || isSetUp.every((name) => createsAccounts.includes(name));
  const some = isSetUp.some((name) => createsAccounts.includes(name)) ? words.someCreate : words.noNewAccount;
  return [off, canAllCreate ? words.terms : some, losesResume ? words.losesResume : []].flat().join(' ');
};
