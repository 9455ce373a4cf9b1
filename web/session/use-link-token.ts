import { useArrivalParams } from './use-arrival-params.ts';

const secret = ['token'] as const;

/**
 * The token of a link in an email, which leaves the address bar at once. undefined until the page is alive in the browser,
 * null when the link had none.
 */
export const useLinkToken = (): string | null | undefined => {
  const params = useArrivalParams(secret);
  return params === undefined ? undefined : params.get('token');
};
