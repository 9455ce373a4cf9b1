import { useArrivalParams } from './use-arrival-params.ts';

const secret = ['token'] as const;

/**
 * The token of a link in an email, which is removed from the address bar at once. undefined until hydration, null if
 * the link had none.
 */
export const useLinkToken = (): string | null | undefined => {
  const params = useArrivalParams(secret);
  return params === undefined ? undefined : params.get('token');
};
