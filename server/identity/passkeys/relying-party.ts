import { isIP } from 'node:net';
import { company } from '#content/company/company.ts';
import type { Configuration } from '../../boot/configuration.ts';

/**
 * What passkeys are bound to: the host of PUBLIC_URL. null where browsers make none: on addresses that are numbers, and
 * without HTTPS anywhere but on localhost.
 */
export const relyingParty = ({
  PUBLIC_URL,
}: Pick<Configuration, 'PUBLIC_URL'>): { id: string; name: string; origin: string } | null => {
  const { hostname, origin, protocol } = new URL(PUBLIC_URL);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  return isNumber || (protocol !== 'https:' && !isLocal) ? null : { id: hostname, name: company.name, origin };
};
