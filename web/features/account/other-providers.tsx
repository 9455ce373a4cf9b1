import { useId, useState } from 'react';
import { type ProviderName, providerNames, startProviderLogin } from '#contract/api/providers.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import { call } from '../../data/http/call.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/forms/form.tsx';
import { words as allWords } from './words.ts';

const words = allWords.providers;

/**
 * Login with somebody else's account. Off, and saying why, until the operator sets it up. `intention` is what the login
 * page was asked for; `losesResume` warns that a file which waits does not survive the way to another site and back.
 */
export const OtherProviders = ({
  intention,
  losesResume,
}: {
  intention: Record<string, string>;
  losesResume: boolean;
}) => {
  const reasonId = useId();
  const isSetUp = usePublicFacts().data?.providers ?? [];
  const [failure, setFailure] = useState<string | null>(null);
  const [leavingFor, setLeavingFor] = useState<ProviderName | null>(null);
  const leave = async (provider: ProviderName): Promise<void> => {
    setFailure(null);
    setLeavingFor(provider);
    try {
      const { address } = await call(startProviderLogin, { provider, ...intention });
      window.location.assign(address);
    } catch (error) {
      setFailure(sentenceOf(error, words.failed));
      setLeavingFor(null);
    }
  };
  return (
    <div className="grid gap-3">
      <p
        aria-hidden
        className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
      >
        {words.divider}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {providerNames.map((provider) => (
          <Button
            key={provider}
            tone="quiet"
            disabled={!isSetUp.includes(provider) || leavingFor !== null}
            aria-describedby={reasonId}
            onClick={() => void leave(provider)}
          >
            {words.names[provider]}
          </Button>
        ))}
      </div>
      <FormFailure failure={failure} />
      <p id={reasonId} className="text-sm text-ink-soft">
        {reasonFor(isSetUp, losesResume)}
      </p>
    </div>
  );
};

const reasonFor = (isSetUp: readonly ProviderName[], losesResume: boolean): string => {
  const missing = providerNames.filter((name) => !isSetUp.includes(name)).map((name) => words.names[name]);
  if (missing.length === providerNames.length) return words.reason;
  const off = missing.length === 0 ? [] : [`${missing.join()} ${words.oneOff}`];
  return [...off, words.terms, ...(losesResume ? [words.losesResume] : [])].join(' ');
};
