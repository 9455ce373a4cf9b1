import { type ProviderName, finishProviderLogin } from '#contract/api/providers.ts';
import type { Configuration } from '../../boot/configuration.ts';

/** The redirect URI that the operator registers with the provider, and that is sent with each login. */
export const callbackOf = ({ PUBLIC_URL }: Pick<Configuration, 'PUBLIC_URL'>, provider: ProviderName): string =>
  `${PUBLIC_URL}${finishProviderLogin.path.replace(':provider', provider)}`;
