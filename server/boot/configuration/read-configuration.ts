import { type Configuration, schema } from '../configuration.ts';
import { faultsBetween } from './faults-between.ts';

/** The configuration, or one message per error. An empty variable counts as unset. */
export const readConfiguration = (
  environment: Readonly<Record<string, string | undefined>>,
): { ok: true; value: Configuration } | { ok: false; faults: readonly string[] } => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) return { ok: false, faults: [...new Set(parsed.error.issues.map((issue) => issue.message))] };

  const scheme = parsed.data.TLS_CERT_FILE === undefined ? 'http' : 'https';
  const configuration: Configuration = {
    ...parsed.data,
    PUBLIC_URL: parsed.data.PUBLIC_URL ?? `${scheme}://localhost:${parsed.data.PORT}`,
    LOG_LEVEL: parsed.data.LOG_LEVEL ?? (parsed.data.NODE_ENV === 'production' ? 'info' : 'warn'),
    isPublicUrlSet: parsed.data.PUBLIC_URL !== undefined,
  };
  const faults = faultsBetween(configuration);
  return faults.length === 0 ? { ok: true, value: configuration } : { ok: false, faults };
};
