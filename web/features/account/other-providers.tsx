import { useId } from 'react';
import { type ProviderName, providerNames, startProviderLogin } from '#contract/api/providers.ts';
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
  losesResume,
}: {
  intention: Record<string, string>;
  losesResume: boolean;
}) => {
  const reasonId = useId();
  const isSetUp = usePublicFacts().data?.providers ?? [];
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
        {providerNames.map((provider) => (
          <Button
            key={provider}
            tone="quiet"
            disabled={!isSetUp.includes(provider) || isLeaving}
            aria-describedby={reasonId}
            onClick={() => start.run({ provider, ...intention })}
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
