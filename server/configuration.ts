import { z } from 'zod';
import { faultsBetween } from './configuration/faults-between.ts';
import { settings } from './configuration/settings.ts';

type Settings = typeof settings;
type Read = { [Name in keyof Settings]: Settings[Name]['read'] };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list of pairs forgets which name goes with which value
const schema = z.object(Object.fromEntries(Object.entries(settings).map(([name, { read }]) => [name, read])) as Read);

export type Configuration = Omit<z.infer<typeof schema>, 'PUBLIC_URL' | 'LOG_LEVEL'> & {
  PUBLIC_URL: string;
  LOG_LEVEL: NonNullable<z.infer<typeof schema>['LOG_LEVEL']>;
  /** False when PUBLIC_URL is only our guess: then the site may also be reached under other names. */
  isPublicUrlSet: boolean;
};

/** The settings, or one sentence for each fault. An empty variable counts as absent. */
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
