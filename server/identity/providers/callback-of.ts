import { type ProviderName, finishProviderLogin } from '#contract/api/providers.ts';
import type { Configuration } from '../../boot/configuration.ts';

/** The address that the operator tells the provider, and that we tell it at each login. */
export const callbackOf = ({ PUBLIC_URL }: Pick<Configuration, 'PUBLIC_URL'>, provider: ProviderName): string =>
  `${PUBLIC_URL}${finishProviderLogin.path.replace(':provider', provider)}`;
