import type { OutputOf } from '#contract/api/endpoint.ts';
import { providerNames } from '#contract/api/providers.ts';
import type * as api from '#contract/api/public-facts.ts';
import { limits } from '#contract/product/limits.ts';
import type { Services } from '../boot/services.ts';
import { relyingParty } from '../identity/passkeys/relying-party.ts';
import { providerSettings } from '../identity/providers/provider-settings.ts';
import { withoutNetwork } from '../parsing/without-network.ts';

export type PublicFacts = OutputOf<typeof api.getPublicFacts>;

/** Derived from the running configuration, so that pages make no false claims. They do not change while the server runs. */
export const publicFactsOf = ({
  configuration,
  mail,
  payments,
}: Pick<Services, 'configuration' | 'mail' | 'payments'>): PublicFacts => {
  const isHttps = configuration.PUBLIC_URL.startsWith('https://');
  const isOurTls = configuration.TLS_CERT_FILE !== undefined;
  return {
    mailIsSetUp: mail.goesTo === 'recipient',
    mailGoesTo: mail.goesTo,
    isHttps,
    tlsBy: isHttps ? (isOurTls ? 'us' : 'proxy') : null,
    minimumTlsVersion: isHttps && isOurTls ? '1.3' : null,
    keysAreApart: (configuration.DATA_KEYS ?? configuration.DATA_KEYS_FILE) !== undefined,
    providers: providerNames.filter((name) => providerSettings(configuration, name) !== null),
    passkeysArePossible: relyingParty(configuration) !== null,
    createsAccounts: providerNames.filter(
      (name) => configuration.SIGN_UPS === 'open' || providerSettings(configuration, name)?.createsAccounts === true,
    ),
    openIdName: providerSettings(configuration, 'oidc') === null ? null : configuration.OIDC_NAME,
    signUps: configuration.SIGN_UPS,
    keptForDays: limits.keptForDays,
    passwordMinCharacters: Math.max(limits.passwordMinCharacters, configuration.PASSWORD_MIN_CHARACTERS),
    refusesCommonPasswords: configuration.PASSWORD_REFUSE_COMMON,
    readersHaveNoNetwork: withoutNetwork().length > 0,
    filesAreInABucket: configuration.FILE_STORE === 's3',
    hasLanguageModel: configuration.LLM_BASE_URL !== undefined,
    stripePublishableKey: payments?.publishableKey ?? null,
    taxIsIncluded: payments?.isTaxed === true,
  };
};
